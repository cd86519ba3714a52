import { safeText } from '@musi/domain/safeText'
import { type GuardedProvider, guardProvider } from './guardProvider.ts'
import { type WalletIcon, walletIcon } from './walletIcon.ts'

/** A wallet that announced itself (EIP-6963). */
export type DiscoveredWallet = {
  rdns: string
  name: string
  /** Icon of the wallet; null if it is unusable, and our own glyph is shown instead. */
  icon: WalletIcon | null
  guardedProvider: GuardedProvider
}

/** The page's window, or a test's substitute. */
export type AnnouncementTarget = {
  addEventListener: (type: string, listener: (event: Event) => void) => void
  removeEventListener: (type: string, listener: (event: Event) => void) => void
  dispatchEvent: (event: Event) => boolean
}

/** Reverse domain names; one published test wallet has only a single part. */
const RDNS = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/i
const MAX_NAME_LENGTH = 40
/** Maximum number of wallets, so that a flood of announcements cannot block the page. */
const MAX_WALLETS = 32

/** Listens as long as the page lives, because wallets may announce themselves late. Calls back for each new one. */
export function discoverWallets(
  page: AnnouncementTarget,
  onChange: (wallets: readonly DiscoveredWallet[]) => void,
): () => void {
  const wallets = new Map<string, DiscoveredWallet>()
  const onAnnounce = (event: Event) => {
    const wallet = parseAnnouncement((event as Event & { detail?: unknown }).detail)
    // The first wallet keeps its rdns: a later one could be an impostor.
    if (wallet === null || wallets.has(wallet.rdns) || wallets.size >= MAX_WALLETS) return
    wallets.set(wallet.rdns, wallet)
    onChange([...wallets.values()])
  }
  page.addEventListener('eip6963:announceProvider', onAnnounce)
  page.dispatchEvent(new Event('eip6963:requestProvider'))
  return () => page.removeEventListener('eip6963:announceProvider', onAnnounce)
}

function parseAnnouncement(detail: unknown): DiscoveredWallet | null {
  try {
    const { info, provider } = detail as { info: Readonly<Record<string, unknown>>; provider: unknown }
    const { rdns, name, icon } = info
    const guardedProvider = guardProvider(provider)
    if (guardedProvider === null || typeof rdns !== 'string' || !RDNS.test(rdns) || typeof name !== 'string')
      return null
    const safeName = safeText(name, MAX_NAME_LENGTH)
    return safeName === ''
      ? null
      : { rdns: rdns.toLowerCase(), name: safeName, icon: walletIcon(icon), guardedProvider }
  } catch {
    return null
  }
}
