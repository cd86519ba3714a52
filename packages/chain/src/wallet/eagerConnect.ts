import type { ConnectionStore, OpenWallet, Remembered, WalletId } from './connection.ts'

export type EagerGiven = {
  remembered: Remembered
  /** Opens the wallet with this id; undefined: it is not in this page. */
  opens: (id: WalletId) => OpenWallet | undefined
  /** The id of the wallet that stands in the page. */
  injected: WalletId | null
  isMobile: boolean
}

/**
 * In the background of a new page (spec: wallets.eager): nothing if the person disconnected, else the remembered wallet, else the
 * injected one if it already knows this page; on a phone, inside a wallet's own browser, it is asked anyway.
 */
export async function eagerConnect(store: ConnectionStore, given: EagerGiven): Promise<void> {
  const { remembered, opens, injected, isMobile } = given
  if (remembered.kind === 'disconnected') return
  const chosen = remembered.kind === 'wallet' ? remembered.id : null
  for (const id of [chosen, injected]) {
    const open = id === null ? undefined : opens(id)
    if (id === null || open === undefined) continue
    if (await store.connectQuietly(id, open)) return
    // The wallet that was chosen is there and shows no account: another one is not the person's choice (case 45).
    if (id === chosen) return
    if (isMobile) await store.connect(id, open)
  }
}
