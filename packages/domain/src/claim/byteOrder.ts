/** Negative when the first sorts before the second, byte by byte. Both must have the same length. */
export function compareBytes(a: Uint8Array, b: Uint8Array): number {
  for (let at = 0; at < a.length; at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

const DIGIT_COUNT = 65_536

/** One pass of a radix sort: `order` by the 16 bits at `offset` of each record, equal ones as they were. */
function radixPass(records: Uint8Array, width: number, offset: number, order: Uint32Array): Uint32Array {
  const digitOf = (record: number) =>
    ((records[record * width + offset] ?? 0) << 8) | (records[record * width + offset + 1] ?? 0)
  const next = new Uint32Array(DIGIT_COUNT + 1)
  for (const record of order) {
    const after = digitOf(record) + 1
    next[after] = (next[after] ?? 0) + 1
  }
  for (let digit = 1; digit <= DIGIT_COUNT; digit++) next[digit] = (next[digit] ?? 0) + (next[digit - 1] ?? 0)
  const sorted = new Uint32Array(order.length)
  for (const record of order) {
    const digit = digitOf(record)
    const place = next[digit] ?? 0
    sorted[place] = record
    next[digit] = place + 1
  }
  return sorted
}

/**
 * The indexes of records of `width` bytes (at least 4) in ascending order. Two passes sort by the first 4 bytes, which is nearly
 * complete for hashes; records that share them, such as chosen addresses, are then compared in full.
 */
export function ascendingOrder(records: Uint8Array, width: number): Uint32Array {
  const inOrder = Uint32Array.from({ length: records.length / width }, (_, record) => record)
  const order = radixPass(records, width, 0, radixPass(records, width, 2, inOrder))
  const compare = (a: number, b: number) =>
    compareBytes(records.subarray(a * width, (a + 1) * width), records.subarray(b * width, (b + 1) * width))
  for (let from = 0; from < order.length;) {
    const first = (order[from] ?? 0) * width
    let to = from + 1
    while (to < order.length && samePrefix(records, first, (order[to] ?? 0) * width)) to++
    if (to - from > 1) order.subarray(from, to).sort(compare)
    from = to
  }
  return order
}

/** Copies the records in the given order, word by word where their width allows it. */
export function reorderRecords(records: Uint8Array, width: number, order: Uint32Array): Uint8Array {
  const result = new Uint8Array(order.length * width)
  const byWords = width % 4 === 0 && records.byteOffset % 4 === 0
  const [from, to] = byWords ? [wordsOf(records), wordsOf(result)] : [records, result]
  const step = byWords ? width / 4 : width
  let at = 0
  for (const record of order)
    for (let next = record * step; next < (record + 1) * step; next++) to[at++] = from[next] ?? 0
  return result
}

const wordsOf = ({ buffer, byteOffset, length }: Uint8Array) => new Uint32Array(buffer, byteOffset, length / 4)

const samePrefix = (records: Uint8Array, a: number, b: number) =>
  records[a] === records[b] &&
  records[a + 1] === records[b + 1] &&
  records[a + 2] === records[b + 2] &&
  records[a + 3] === records[b + 3]
