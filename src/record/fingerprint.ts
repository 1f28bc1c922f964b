// 32 bits that depend on every part of a plain value, but not on the order of its keys. Much faster than a digest, and no
// substitute for one: it shows where something differs. That nothing differs, digests prove.

const STEP = 0x9e3779b1;
/** What a value is, but for whole numbers: those come as they are. Each takes a step of its own, so that kinds do not meet. */
const DOUBLE = 0x2c1b3c6d;
const TEXT = 0x297a2d39;
const CONSTANT = 0x165667b1;
const LIST = 0x27d4eb2f;
const FIELDS = 0x3c6ef372;

const double = new Float64Array(1);
const halves = new Int32Array(double.buffer);

function mix(hash: number, word: number): number {
  const mixed = Math.imul(hash ^ word, STEP);
  return mixed ^ (mixed >>> 15);
}

function mixText(hash: number, text: string): number {
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return mix(hash, text.length);
}

function mixNumber(hash: number, value: number): number {
  if ((value | 0) === value) return mix(hash, value);
  double[0] = value;
  return mix(mix(mix(hash, DOUBLE), halves[0] as number), halves[1] as number);
}

function mixValue(hash: number, value: unknown): number {
  if (typeof value === 'number') return mixNumber(hash, value);
  if (typeof value === 'string') return mixText(mix(hash, TEXT), value);
  if (typeof value === 'boolean') return mix(mix(hash, CONSTANT), value ? 2 : 1);
  if (typeof value !== 'object' || value === null) return mix(mix(hash, CONSTANT), 0);
  if (Array.isArray(value)) {
    let list = mix(mix(hash, LIST), value.length);
    for (let i = 0; i < value.length; i++) list = mixValue(list, value[i]);
    return list;
  }
  // A sum does not mind in which order the fields come. Each is stirred once more, or what two of them swap cancels out.
  let fields = 0;
  for (const key in value)
    fields = (fields + stir(mixValue(mixText(FIELDS, key), (value as Fields)[key]))) | 0;
  return mix(mix(hash, FIELDS), fields);
}

function stir(hash: number): number {
  const stirred = Math.imul(hash, 0x85ebca6b);
  return stirred ^ (stirred >>> 13);
}

type Fields = Readonly<Record<string, unknown>>;

/** A fast 32-bit fingerprint of a plain value that comes after others, as int32; the same on every platform. */
export const fingerprint: (previous: number, value: unknown) => number = mixValue;
