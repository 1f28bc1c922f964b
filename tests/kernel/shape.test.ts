import {
  integer,
  listOf,
  nullOr,
  oneOf,
  optional,
  pairOf,
  problemsOf,
  recordOf,
  type Shape,
  taggedBy,
  text,
} from 'holmgang';
import { describe, expect, it } from 'vitest';

/** The codes and places of what is wrong, as `path CODE`. */
function wrong(shape: Shape, value: unknown): string[] {
  return problemsOf(shape, value).map(({ path, code }) => `${path} ${code}`.trim());
}

class Card {
  id = 1;
}

const cyclic: Record<string, unknown> = { id: 1 };
cyclic.self = cyclic;

const card = recordOf({ id: integer(1, 9) });
const hostile = (json: string): unknown => JSON.parse(json);

const cases: readonly {
  name: string;
  shape: Shape;
  permitted: unknown[];
  refused: [unknown, ...string[]][];
}[] = [
  {
    name: 'integer',
    shape: integer(-2, 5),
    permitted: [-2, 0, 5],
    refused: [
      -3,
      6,
      0.5,
      -0,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      '1',
      1n,
      null,
      undefined,
      [1],
      Object(1),
    ].map((value): [unknown, string] => [value, 'BAD_NUMBER']),
  },
  {
    name: 'oneOf',
    shape: oneOf(0, 'x', null, true),
    permitted: [0, 'x', null, true],
    refused: [-0, 1, 'X', undefined, false, Number.NaN, [0], ['x'], {}, Symbol('x')].map(
      (value): [unknown, string] => [value, 'BAD_VALUE'],
    ),
  },
  {
    name: 'text',
    shape: text(3),
    permitted: ['', 'abc'],
    refused: ['abcd', 1, null, undefined, ['a'], Object('abc')].map((value): [unknown, string] => [
      value,
      'BAD_TEXT',
    ]),
  },
  {
    name: 'text that is not empty',
    shape: text(3, 1),
    permitted: ['a', 'abc'],
    refused: ['', 'abcd', 1].map((value): [unknown, string] => [value, 'BAD_TEXT']),
  },
  {
    name: 'listOf',
    shape: listOf(integer(0, 9), 1, 3),
    permitted: [[1], [1, 2, 3]],
    refused: [
      [[], 'BAD_LIST'],
      [[1, 2, 3, 4], 'BAD_LIST'],
      [{ length: 1, 0: 1 }, 'BAD_LIST'],
      [null, 'BAD_LIST'],
      [new Uint8Array(2), 'BAD_LIST'],
      [[1, 10, 'x'], '1 BAD_NUMBER', '2 BAD_NUMBER'],
      [Object.assign(new Array(3), { 0: 1, 2: 3 }), '1 BAD_NUMBER'],
    ],
  },
  {
    name: 'pairOf',
    shape: pairOf(integer(0, 9)),
    permitted: [[0, 9]],
    refused: [
      [[1], 'BAD_LIST'],
      [[1, 2, 3], 'BAD_LIST'],
      [[1, -1], '1 BAD_NUMBER'],
    ],
  },
  {
    name: 'recordOf',
    shape: recordOf({ id: integer(1, 9), owner: card }),
    permitted: [
      { id: 1, owner: { id: 2 } },
      { owner: { id: 2 }, id: 1 },
      Object.assign(Object.create(null), { id: 1, owner: { id: 9 } }),
    ],
    refused: [
      [null, 'BAD_OBJECT'],
      [[], 'BAD_OBJECT'],
      ['text', 'BAD_OBJECT'],
      [() => 1, 'BAD_OBJECT'],
      [new Card(), 'BAD_OBJECT'],
      [new Map(), 'BAD_OBJECT'],
      [Object.create({ id: 1, owner: { id: 1 } }), 'BAD_OBJECT'],
      [{}, 'id MISSING_FIELD', 'owner MISSING_FIELD'],
      [{ id: 0, owner: { id: 10 } }, 'id BAD_NUMBER', 'owner.id BAD_NUMBER'],
      [{ id: 1, owner: new Card() }, 'owner BAD_OBJECT'],
      [{ id: 1, owner: { id: 2 }, extra: undefined }, 'extra UNKNOWN_FIELD'],
      [{ id: 1, owner: { id: 2 }, [Symbol('s')]: 1 }, 'Symbol(s) UNKNOWN_FIELD'],
      [hostile('{"id":1,"owner":{"id":2,"__proto__":{}}}'), 'owner.__proto__ UNKNOWN_FIELD'],
      [hostile('{"__proto__":{"id":1},"owner":{"id":2}}'), '__proto__ UNKNOWN_FIELD', 'id MISSING_FIELD'],
      [{ id: 1, owner: cyclic }, 'owner.self UNKNOWN_FIELD'],
      [{ id: 1, owner: { id: 2 }, toString: 1 }, 'toString UNKNOWN_FIELD'],
    ],
  },
  {
    name: 'recordOf with an optional field',
    shape: recordOf({ id: integer(1, 9), rest: optional(integer(1, 9)) }),
    permitted: [{ id: 1 }, { id: 1, rest: 2 }],
    refused: [
      [{ rest: 2 }, 'id MISSING_FIELD'],
      [{ id: 1, rest: 0 }, 'rest BAD_NUMBER'],
      [{ id: 1, rest: undefined }, 'rest BAD_NUMBER'],
    ],
  },
  {
    name: 'recordOf without fields',
    shape: recordOf({}),
    permitted: [{}],
    refused: [
      [hostile('{"__proto__":1,"constructor":2}'), '__proto__ UNKNOWN_FIELD', 'constructor UNKNOWN_FIELD'],
    ],
  },
  {
    name: 'nullOr',
    shape: nullOr(card),
    permitted: [null, { id: 3 }],
    refused: [
      [undefined, 'BAD_OBJECT'],
      [{ id: 0 }, 'id BAD_NUMBER'],
    ],
  },
  {
    name: 'taggedBy',
    shape: taggedBy('kind', {
      card: { id: integer(1, 9) },
      none: {},
    }),
    permitted: [{ kind: 'card', id: 1 }, { kind: 'none' }],
    refused: [
      [{ kind: 'none', id: 1 }, 'id UNKNOWN_FIELD'],
      [{ kind: 'other' }, 'kind BAD_VALUE'],
      [{ kind: 'toString' }, 'kind BAD_VALUE'],
      [{ kind: '__proto__' }, 'kind BAD_VALUE'],
      [{ kind: ['card'], id: 1 }, 'kind BAD_VALUE'],
      [{}, 'kind BAD_VALUE'],
      [null, 'BAD_OBJECT'],
      [Object.create({ kind: 'none' }), 'BAD_OBJECT'],
    ],
  },
];

describe.each(cases)('$name', ({ shape, permitted, refused }) => {
  it('permits what fits, down to the last key', () => {
    for (const value of permitted) expect(problemsOf(shape, value)).toEqual([]);
  });

  it('lets an optional field be left out, but be nothing else than its shape', () => {
    const shape = recordOf({ id: integer(1, 9), note: optional(text(3)) });
    expect(wrong(shape, { id: 1 })).toEqual([]);
    expect(wrong(shape, { id: 1, note: 'abc' })).toEqual([]);
    expect(wrong(shape, { note: 'abc' })).toEqual(['id MISSING_FIELD']);
    expect(wrong(shape, { id: 1, note: 'abcd' })).toEqual(['note BAD_TEXT']);
    expect(wrong(shape, { id: 1, note: undefined })).toEqual(['note BAD_TEXT']);
    expect(wrong(shape, { id: 1, note: null })).toEqual(['note BAD_TEXT']);
    // The shape that was made optional is not so elsewhere.
    expect(wrong(recordOf({ note: text(3) }), {})).toEqual(['note MISSING_FIELD']);
  });

  it('notes everything that does not, and where', () => {
    for (const [value, ...problems] of refused) expect(wrong(shape, value)).toEqual(problems);
  });
});
