/** spec: reads.chunks */
const MAX_CALLS = 500

/**
 * Splits calls into as few requests as the limit allows, evenly sized: 501 calls become 251 and 250 (spec:
 * reads.chunks).
 */
export function chunks<Call>(calls: readonly Call[], maxCalls: number = MAX_CALLS): readonly (readonly Call[])[] {
  if (maxCalls < 1) throw new Error('maxChunkSize must be gte 1')
  const count = Math.ceil(calls.length / maxCalls)
  const start = (chunk: number) => Math.ceil((calls.length * chunk) / count)
  return Array.from({ length: count }, (_, chunk) => calls.slice(start(chunk), start(chunk + 1)))
}
