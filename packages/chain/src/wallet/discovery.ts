import { safeText } from '@musi/domain/safeText'
import { type WalletDoor, walletDoor } from './provider.ts'
import { type WalletIcon, walletIcon } from './walletIcon.ts'

/** A wallet that announced itself (EIP-6963), each under its own name. */
export type DiscoveredWallet = {
  rdns: string
  name: string
  /** Null: it has none that may be shown; an own glyph stands there. */
  icon: WalletIcon | null
  door: WalletDoor
}

/** The page's window, or what a test has instead. */
export type Announcements = {
  addEventListener: (type: string, listener: (event: Event) => void) => void
  removeEventListener: (type: string, listener: (event: Event) => void) => void
  dispatchEvent: (event: Event) => boolean
}

/** Domain names, read backwards; a published wallet for tests gives one of a single part. */
const RDNS = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/i
const LONGEST_NAME = 40
/** More wallets than anybody has; a page that is flooded stays usable. */
const MOST = 32

/** Listens as long as the page lives, because wallets come late; `changed` hears of each one that is new. */
export function discoverWallets(
  page: Announcements,
  changed: (wallets: readonly DiscoveredWallet[]) => void,
): () => void {
  const found = new Map<string, DiscoveredWallet>()
  const hear = (event: Event) => {
    const wallet = announced((event as Event & { detail?: unknown }).detail)
    // The first under a name keeps it: a later one could be somebody who pretends to be it.
    if (wallet === null || found.has(wallet.rdns) || found.size >= MOST) return
    found.set(wallet.rdns, wallet)
    changed([...found.values()])
  }
  page.addEventListener('eip6963:announceProvider', hear)
  page.dispatchEvent(new Event('eip6963:requestProvider'))
  return () => page.removeEventListener('eip6963:announceProvider', hear)
}

function announced(detail: unknown): DiscoveredWallet | null {
  try {
    const { info, provider } = detail as { info: Readonly<Record<string, unknown>>; provider: unknown }
    const { rdns, name, icon } = info
    const door = walletDoor(provider)
    if (door === null || typeof rdns !== 'string' || !RDNS.test(rdns) || typeof name !== 'string') return null
    const shown = safeText(name, LONGEST_NAME)
    return shown === '' ? null : { rdns: rdns.toLowerCase(), name: shown, icon: walletIcon(icon), door }
  } catch {
    return null
  }
}
