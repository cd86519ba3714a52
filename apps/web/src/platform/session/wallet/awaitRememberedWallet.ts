import type { RememberedChoice } from '@musi/chain/wallet/connection'
import { walletOpener, subscribe } from './foundWallets.ts'

/**
 * Longest wait for a wallet that may have been removed; extensions announce themselves within a few
 * milliseconds.
 */
const ANNOUNCED_WITHIN_MS = 1_000

/** Waits until the remembered wallet has announced itself, so that the choice does not go to another one (case 45). */
export function awaitRememberedWallet(remembered: RememberedChoice): Promise<void> {
  if (remembered.kind !== 'wallet' || walletOpener(remembered.id) !== undefined) return Promise.resolve()
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(done, ANNOUNCED_WITHIN_MS)
    const stop = subscribe(() => walletOpener(remembered.id) !== undefined && done())
  })
}
