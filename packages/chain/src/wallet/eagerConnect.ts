import type { ConnectionStore, OpenWallet, RememberedChoice, WalletId } from './connection.ts'

export type EagerConnectOptions = {
  remembered: RememberedChoice
  /** Opens the wallet with this id; undefined if it is not in this page. */
  openerOf: (id: WalletId) => OpenWallet | undefined
  /** The id of the injected wallet. */
  injected: WalletId | null
  isMobile: boolean
}

/**
 * Connects in the background of a new page (spec: wallets.eager): not if the person disconnected, else to the remembered wallet,
 * else to the injected one if it has authorised this page. On a phone, inside a wallet's own browser, the wallet is prompted anyway.
 */
export async function eagerConnect(store: ConnectionStore, options: EagerConnectOptions): Promise<void> {
  const { remembered, openerOf, injected, isMobile } = options
  if (remembered.kind === 'disconnected') return
  const chosen = remembered.kind === 'wallet' ? remembered.id : null
  for (const id of [chosen, injected]) {
    const open = id === null ? undefined : openerOf(id)
    if (id === null || open === undefined) continue
    if (await store.connectWithoutPrompt(id, open)) return
    // The chosen wallet exposes no account; another wallet would not be the person's choice (case 45).
    if (id === chosen) return
    if (isMobile) await store.connect(id, open)
  }
}
