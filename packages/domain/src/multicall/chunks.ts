/** spec: reads.chunks */
const MOST_CALLS = 500

/**
 * Splits calls into as few requests as the limit allows, evenly sized: 501 calls become 251 and 250 (spec:
 * reads.chunks).
 */
export function chunks<Call>(calls: readonly Call[], most: number = MOST_CALLS): readonly (readonly Call[])[] {
  if (most < 1) throw new Error('maxChunkSize must be gte 1')
  const count = Math.ceil(calls.length / most)
  const start = (chunk: number) => Math.ceil((calls.length * chunk) / count)
  return Array.from({ length: count }, (_, chunk) => calls.slice(start(chunk), start(chunk + 1)))
}
