// 32 bits that depend on every part of a plain value, but not on the order of its keys. Much faster than a digest, and no
// substitute for one: it shows where something differs. That nothing differs, digests prove.

const STEP = 0x9e3779b1;
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
  if ((value | 0) === value) return mix(hash + 1, value);
  double[0] = value;
  return mix(mix(hash + 2, halves[0] as number), halves[1] as number);
}

function mixValue(hash: number, value: unknown): number {
  if (typeof value === 'number') return mixNumber(hash, value);
  if (typeof value === 'string') return mixText(hash + 3, value);
  if (typeof value === 'boolean') return mix(hash + 4, value ? 1 : 0);
  if (typeof value !== 'object' || value === null) return mix(hash + 5, 0);
  if (Array.isArray(value)) {
    let list = mix(hash + 6, value.length);
    for (let i = 0; i < value.length; i++) list = mixValue(list, value[i]);
    return list;
  }
  // A sum does not mind in which order the fields come.
  let fields = 0;
  for (const key in value) fields = (fields + mixValue(mixText(7, key), (value as Fields)[key])) | 0;
  return mix(hash + 8, fields);
}

type Fields = Readonly<Record<string, unknown>>;

/** A fast 32-bit fingerprint of a plain value that comes after others, as int32; the same on every platform. */
export const fingerprint: (previous: number, value: unknown) => number = mixValue;
