// Forged actions: changed, removed, inserted, swapped, appended. The first one that is not as recorded is named.
import fc from 'fast-check';
import { type AnyAction, isEqual } from 'holmgang';
import { bjj } from 'holmgang/bjj';
import { type MatchRecord, replay, verify } from 'holmgang/record';
import { describe, expect } from 'vitest';
import { rule } from '../rule.js';
import { nim } from '../toys/nim.js';
import {
  BJJ,
  ENDINGS,
  expectRefuted,
  KINDS,
  type Kind,
  make,
  NIM,
  open,
  played,
  recorded,
  refusal,
} from './matches.js';

/** A record with other actions and as many links; the links that fall away or come in are those beside the actions. */
function withActions(
  kept: MatchRecord,
  change: (actions: AnyAction[], links: number[]) => void,
): MatchRecord {
  const [actions, [opening = 0, ...links]] = [[...kept.actions], kept.chain];
  change(actions, links);
  return { ...kept, actions, chain: [opening, ...links] };
}

function replaced(kept: MatchRecord, index: number, action: AnyAction): MatchRecord {
  return withActions(kept, (actions) => actions.splice(index, 1, action));
}

/** Every action that the match could have seen: its own, legal ones from all its states, match moves. */
function possibleActions(kept: MatchRecord, kind: Kind): readonly AnyAction[] {
  const film = replay(kept, kind.game);
  const legal = [...film].flatMap(({ state }) =>
    kind.game.deciders(state).flatMap((seat) => kind.game.legalActions(state, seat)),
  );
  return [...kept.actions, ...legal, ...ENDINGS.flat()];
}

describe('an action that was changed', () => {
  rule.each(KINDS)(['K-REC-04', 'K-REC-05'], 'in $name is refused at exactly its place', (kind) => {
    const kept = recorded(kind, 'changed');
    const film = replay(kept, kind.game);
    const pool = possibleActions(kept, kind);
    let illegal = 0;
    let legal = 0;
    const place = fc.tuple(fc.nat(kept.actions.length - 1), fc.constantFrom(...pool));
    fc.assert(
      fc.property(place, ([index, action]) => {
        const forged = replaced(kept, index, action);
        const rejection = kind.game.validate(film.at(index).state, action);
        if (rejection) {
          illegal += 1;
          const verdict = expectRefuted(forged, kind.game, 'ILLEGAL_ACTION', rejection.rule, index);
          expect(verdict).toMatchObject({ rejection, found: action, expected: null });
        } else if (!isEqual(action, kept.actions[index])) {
          legal += 1;
          const verdict = expectRefuted(forged, kind.game, 'LINK_DIFFERS', 'K-REC-05', index);
          expect(verdict.found).toBe(kept.chain[index + 1]);
          expect(verdict.expected).not.toBe(verdict.found);
        }
      }),
      { numRuns: 200 },
    );
    expect(Math.min(illegal, legal)).toBeGreaterThan(20);
  });

  rule('K-REC-04', "is refused by the game's own clause", () => {
    const ofNim = recorded(NIM, 'clause', 0);
    const [take] = [{ type: 'take', seat: 0, count: 4 }];
    expectRefuted(
      { ...ofNim, actions: [take], chain: [ofNim.chain[0], 0] },
      nim,
      'ILLEGAL_ACTION',
      'K-ACT-01',
      0,
    );
    const late = played(NIM, 'clause', 0);
    for (const seat of [0, 1, 0]) make(late, { type: 'take', seat, count: 3 });
    make(late, { type: 'take', seat: 1, count: 2 });
    const heapOne = late.toRecord();
    const tooMuch = withActions(heapOne, (actions, links) => {
      actions.push({ type: 'take', seat: 0, count: 2 } as AnyAction);
      links.push(0);
    });
    const verdict = expectRefuted(tooMuch, nim, 'ILLEGAL_ACTION', 'NI-TAK-01', 4);
    expect(verdict.rejection).toEqual({ code: 'HEAP_TOO_SMALL', rule: 'NI-TAK-01', detail: { heap: 1 } });

    const match = played(BJJ, 'clause', 1);
    const again = withActions(match.toRecord(), (actions, links) => {
      actions.push(actions[0] as AnyAction);
      links.push(0);
    });
    expectRefuted(again, bjj, 'ILLEGAL_ACTION', 'BJ-TRN-01', 1);
  });

  rule('K-REC-04', 'is no action at all, whatever it holds', () => {
    const kept = recorded(BJJ, 'spoilt');
    const { type, seat, ...rest } = kept.actions[1] as AnyAction & { seat: number };
    for (const spoilt of [
      { type, ...rest },
      { type: 'noSuchMove', seat },
      { type: 'constructor', seat },
      { type, seat, ...rest, extra: null },
      { type, seat: 2, ...rest },
      { type, seat: String(seat), ...rest },
    ]) {
      expectRefuted(replaced(kept, 1, spoilt), bjj, 'ILLEGAL_ACTION', 'K-ACT-01', 1);
    }
  });
});

describe('actions that were moved about', () => {
  rule.each(KINDS)(['K-REC-04', 'K-REC-05'], 'in $name are refused where it begins to show', (kind) => {
    const kept = recorded(kind, 'moved');
    const last = kept.actions.length - 1;
    for (let i = 0; i <= last; i++) {
      if (i < last) {
        const removed = withActions(kept, (actions, links) => {
          actions.splice(i, 1);
          links.splice(i, 1);
        });
        expect(refusal(verify(removed, kind.game))).toMatchObject({ action: i });
        const [one, other] = kept.actions.slice(i, i + 2) as [AnyAction, AnyAction];
        const swapped = withActions(kept, (actions) => actions.splice(i, 2, other, one));
        if (!isEqual(one, other)) expect(refusal(verify(swapped, kind.game))).toMatchObject({ action: i });
      }
      const doubled = withActions(kept, (actions, links) => {
        actions.splice(i, 0, actions[i] as AnyAction);
        links.splice(i, 0, links[i] as number);
      });
      expect(refusal(verify(doubled, kind.game))).toMatchObject({ action: i + 1 });
      const offered = withActions(kept, (actions, links) => {
        actions.splice(i, 0, { type: 'offerDraw', seat: 0 } as AnyAction);
        links.splice(i, 0, 12345);
      });
      expectRefuted(offered, kind.game, 'LINK_DIFFERS', 'K-REC-05', i);
    }
  });

  rule.each(KINDS)('K-REC-07', 'leave $name without its end, if the last one is taken away', (kind) => {
    const kept = recorded(kind, 'shortened');
    const shorter = { ...kept, actions: kept.actions.slice(0, -1), chain: kept.chain.slice(0, -1) };
    const verdict = expectRefuted(shorter, kind.game, 'RESULT_DIFFERS', 'K-REC-07');
    expect(verdict).toMatchObject({ expected: null, found: kept.result });
  });

  rule('K-REC-05', 'show even where the rules let simultaneous choices stand in either order', () => {
    const kept = recorded(BJJ, 'simultaneous');
    const seats = kept.actions.slice(0, 2).map((action) => (action as unknown as { seat: number }).seat);
    expect(new Set(seats).size).toBe(2);
    const swapped = withActions(kept, (actions) => actions.splice(0, 2, ...actions.slice(0, 2).reverse()));
    expectRefuted(swapped, bjj, 'LINK_DIFFERS', 'K-REC-05', 0);
  });
});

describe('actions after the end', () => {
  rule.each(KINDS)(
    ['K-REC-04', 'K-END-01'],
    'of $name are refused, a match move and an arbiter’s too',
    (kind) => {
      const kept = recorded(kind, 'after the end');
      const { length } = kept.actions;
      for (const action of ENDINGS.flat()) {
        const longer = withActions(kept, (actions, links) => {
          actions.push(action);
          links.push(0);
        });
        expectRefuted(longer, kind.game, 'ILLEGAL_ACTION', 'K-END-01', length);
      }
    },
  );
});

describe('an arbiter’s move', () => {
  rule(['K-REC-04', 'K-ARB-04'], 'is none without an arbiter', () => {
    for (const kind of KINDS) {
      const match = played(kind, 'arbiter', 2);
      for (const move of ENDINGS.flat().filter((move) => 'by' in move)) {
        const { by: _, ...unsigned } = move as { by: unknown; type: string };
        for (const posing of [unsigned, { ...unsigned, by: 0 }, { ...unsigned, by: 'seat' }]) {
          const forged = withActions(match.toRecord(), (actions, links) => {
            actions.push(posing);
            links.push(0);
          });
          expectRefuted(forged, open(kind.game), 'ILLEGAL_ACTION', 'K-ACT-01', 2);
        }
      }
    }
  });
});
