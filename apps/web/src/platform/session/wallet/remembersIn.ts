import type { Remembered } from '@musi/chain/wallet/connection'
import { opens, subscribe } from './walletsAtHand.ts'

/** Extensions announce themselves within a few milliseconds; one that was removed is not waited for longer than this. */
const ANNOUNCED_WITHIN_MS = 1_000

/** What is remembered, as soon as that wallet is in the page: the choice is not given to another meanwhile (case 45). */
export function remembersIn(remembered: Remembered): Promise<Remembered> {
  if (remembered.kind !== 'wallet' || opens(remembered.id) !== undefined) return Promise.resolve(remembered)
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      stop()
      resolve(remembered)
    }
    const timer = setTimeout(done, ANNOUNCED_WITHIN_MS)
    const stop = subscribe(() => opens(remembered.id) !== undefined && done())
  })
}
