import type { BitWriter } from './bitWriter.ts'

const MAX_ORDER = 4
/** Largest four-bit Rice parameter; the last value is reserved. */
const MAX_RICE = 14
/** A full block is coded in sixteen partitions, each with its own Rice parameter. */
const PARTS = 16
const PART_ORDER = 4
const CONSTANT = 0
const FIXED = 8

/** A fixed predictor and its residuals. */
type Prediction = { readonly order: number; readonly left: Int32Array; readonly size: number }

const sizeOf = (values: Int32Array, from: number): number => {
  let sum = 0
  for (let at = from; at < values.length; at += 1) sum += Math.abs(values[at] ?? 0)
  return sum
}

/** Tries polynomial predictors of growing order, each by differences of the previous residuals, and returns the smallest. */
export function bestPrediction(samples: Int32Array): Prediction {
  let best: Prediction = { order: 0, left: samples, size: sizeOf(samples, MAX_ORDER) }
  let last = samples
  for (let order = 1; order <= MAX_ORDER && order < samples.length; order += 1) {
    const next = new Int32Array(samples.length)
    for (let at = order; at < samples.length; at += 1) next[at] = (last[at] ?? 0) - (last[at - 1] ?? 0)
    const size = sizeOf(next, MAX_ORDER)
    if (size < best.size) best = { order, left: next, size }
    last = next
  }
  return best
}

/** Zigzag encoding: the sign becomes the lowest bit. */
const zigzag = (value: number): number => (value << 1) ^ (value >> 31)

function riceOf(values: Int32Array, from: number, to: number): number {
  let sum = 0
  for (let at = from; at < to; at += 1) sum += zigzag(values[at] ?? 0)
  const lengthWith = (rice: number) => (to - from) * (rice + 1) + sum / 2 ** rice
  let best = 0
  for (let rice = 1; rice <= MAX_RICE && lengthWith(rice) < lengthWith(best); rice += 1) best = rice
  return best
}

/** One channel of a block: predictor and residuals. */
export function writeSubframe(
  out: BitWriter,
  samples: Int32Array,
  { order, left }: Prediction,
  sampleBits: number,
): void {
  const [first = 0] = samples
  if (samples.every((sample) => sample === first)) {
    out.bits(CONSTANT << 1, 8)
    out.bits(first, sampleBits)
    return
  }
  out.bits((FIXED | order) << 1, 8)
  for (let at = 0; at < order; at += 1) out.bits(samples[at] ?? 0, sampleBits)
  const isWhole = samples.length % PARTS === 0 && samples.length / PARTS > order
  // Coding method in two bits, then the partition order.
  out.bits(isWhole ? PART_ORDER : 0, 6)
  const part = isWhole ? samples.length / PARTS : samples.length
  for (let begin = 0; begin < samples.length; begin += part) {
    const from = Math.max(begin, order)
    const rice = riceOf(left, from, begin + part)
    out.bits(rice, 4)
    for (let at = from; at < begin + part; at += 1) {
      const value = zigzag(left[at] ?? 0)
      out.unary(value >>> rice)
      out.bits(value, rice)
    }
  }
}
