import { type WalletDoor, walletDoor } from './walletDoor.ts'

/** The wallet that was injected as `window.ethereum` (or the older `web3`), by the reference that it had at that moment. */
export type InjectedWallet = { door: WalletDoor; isMetaMask: boolean }

/** Null: there is none. Read once, when the page starts. */
export function injectedWallet(page: { ethereum?: unknown; web3?: unknown }): InjectedWallet | null {
  try {
    const older = page.web3 as { currentProvider?: unknown } | undefined
    const provider = page.ethereum ?? older?.currentProvider
    const door = walletDoor(provider)
    if (door === null) return null
    return { door, isMetaMask: (provider as { isMetaMask?: unknown }).isMetaMask === true }
  } catch {
    return null
  }
}
