import { type Catalogue, draw, formatDescription, reject, win } from 'holmgang';
import { describe, expect, it } from 'vitest';
import { describeFor } from '../../src/kernel/describe.js';
import { actions, counting } from './counting-game.js';

describe('describeFor', () => {
  it('names an event or an action by its type', () => {
    expect(
      describeFor({ id: 'chess', moves: {} }, { type: 'pieceMoved', from: 'e2', to: 4 } as never),
    ).toEqual({
      key: 'chess.event.pieceMoved',
      values: { from: 'e2', to: 4 },
    });
  });

  it('tells an event from the action of the same name, which says who acts', () => {
    const game = { id: 'cards', moves: { cut: {} } };
    expect(describeFor(game, { type: 'cut', seat: 0 } as never).key).toBe('cards.action.cut');
    expect(describeFor(game, { type: 'cut', player: 0 } as never).key).toBe('cards.event.cut');
  });

  it('names a rejection by its code, with its detail and its clause', () => {
    expect(
      describeFor({ id: 'chess', moves: {} }, reject('TOO_FAR', 'C-MOV-01', { by: 3, of: ['a', 'b'] })),
    ).toEqual({
      key: 'chess.rejection.TOO_FAR',
      values: { by: 3, of: 'a, b', 'of.0': 'a', 'of.1': 'b', rule: 'C-MOV-01' },
    });
  });

  it('names a result by its reason', () => {
    expect(describeFor({ id: 'chess', moves: {} }, win(1, 'mate', 'C-END-01'))).toEqual({
      key: 'chess.result.mate',
      values: { winner: 1, 'scores.0': 0, 'scores.1': 1, rule: 'C-END-01' },
    });
  });

  it('gives nested values dotted names, and words to truth and nothing', () => {
    const event = {
      type: 'x',
      a: { b: [1, { c: 'deep' }] },
      yes: true,
      none: null,
      empty: [],
      words: ['p', 'q'],
    };
    expect(describeFor({ id: 'g', moves: {} }, event).values).toEqual({
      'a.b.0': 1,
      'a.b.1.c': 'deep',
      yes: 'true',
      none: 'null',
      empty: '',
      words: 'p, q',
      'words.0': 'p',
      'words.1': 'q',
    });
  });
});

describe('a game describes', () => {
  it('its own actions and events under its name', () => {
    expect(counting.describe(actions.add(0, { amount: 2 }))).toEqual({
      key: 'counting.action.add',
      values: { seat: 0, amount: 2 },
    });
    expect(counting.describe({ type: 'added', seat: 1, amount: 1 }).key).toBe('counting.event.added');
    expect(counting.describe(reject('TOO_MUCH', 'CT-ADD-01')).key).toBe('counting.rejection.TOO_MUCH');
    expect(counting.describe(win(0, 'goal', 'CT-WIN-01')).key).toBe('counting.result.goal');
  });

  it('what belongs to every match under the kernel', () => {
    expect(counting.describe(actions.concede(1)).key).toBe('kernel.action.concede');
    expect(counting.describe({ type: 'conceded', seat: 1 })).toEqual({
      key: 'kernel.event.conceded',
      values: { seat: 1 },
    });
    expect(counting.describe({ type: 'timedOut', seat: 0 }).key).toBe('kernel.event.timedOut');
    expect(counting.describe(reject('MATCH_OVER', 'K-END-01')).key).toBe('kernel.rejection.MATCH_OVER');
    expect(counting.describe(draw('agreement', 'K-DRW-02')).key).toBe('kernel.result.agreement');
  });
});

describe('formatDescription', () => {
  const catalogue: Catalogue = { 'g.event.hit': '{who} hits {target.0} for {n} ({unknown}, {toString})' };

  it('fills values into the text and leaves unknown names standing', () => {
    const values = { who: '{n}', 'target.0': 'you', n: 3 };
    expect(formatDescription(catalogue, { key: 'g.event.hit', values })).toBe(
      '{n} hits you for 3 ({unknown}, {toString})',
    );
  });

  it('falls back on the key and the values', () => {
    expect(formatDescription(catalogue, { key: 'g.event.miss', values: { n: 1 } })).toBe(
      'g.event.miss {"n":1}',
    );
    expect(formatDescription(catalogue, { key: 'toString', values: {} })).toBe('toString {}');
  });
});
