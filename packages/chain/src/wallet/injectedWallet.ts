import { type Eip1193, type GuardedProvider, guardProvider } from './guardProvider.ts'

/** The wallet injected as `window.ethereum` (or the older `web3`), by the reference taken at startup. */
export type InjectedWallet = { guardedProvider: GuardedProvider; isMetaMask: boolean }

/** The wallet found by the page's first script, with its functions at that time (apps/web/boot/boot.js). */
export type FirstWallet = Readonly<Eip1193 & { provider: object }>

type Page = { ethereum?: unknown; web3?: unknown; musiFirstWallet?: FirstWallet | null }

/** Returns null if there is none. Read once, when the page starts. */
export function injectedWallet(page: Page): InjectedWallet | null {
  try {
    const older = page.web3 as { currentProvider?: unknown } | undefined
    const first = page.musiFirstWallet ?? null
    const provider = first?.provider ?? page.ethereum ?? older?.currentProvider
    const guardedProvider = guardProvider(provider, first ?? undefined)
    if (guardedProvider === null) return null
    return { guardedProvider, isMetaMask: (provider as { isMetaMask?: unknown }).isMetaMask === true }
  } catch {
    return null
  }
}
