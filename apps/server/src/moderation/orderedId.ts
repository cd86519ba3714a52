import { randomBytes } from 'node:crypto'

const TIME_DIGITS = 9
const RANDOM_DIGITS = 17

/**
 * An unguessable id of 26 letters and digits that sorts by time. `after`: an id that this one must
 * follow, because the clocks of several servers differ.
 */
export function orderedId(nowMs: number, after?: string): string {
  const afterMs = after === undefined ? 0 : Number.parseInt(after.slice(0, TIME_DIGITS), 36) + 1
  const time = Math.max(Math.floor(nowMs), afterMs).toString(36).padStart(TIME_DIGITS, '0')
  const random = BigInt(`0x${randomBytes(12).toString('hex')}`).toString(36)
  return time + random.slice(-RANDOM_DIGITS).padStart(RANDOM_DIGITS, '0')
}
