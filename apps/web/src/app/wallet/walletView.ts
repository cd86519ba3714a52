import type { Connection, WalletId } from '@musi/chain/wallet/connection'

/**
 * The view that the person chose in the modal. `returned`: by the Back button, so a restored
 * account does not close the modal.
 */
export type WalletView =
  | { kind: 'account'; returned: boolean }
  | { kind: 'options' }
  | { kind: 'pending'; id: WalletId }

export type WalletScreen =
  | { kind: 'options' }
  | { kind: 'waiting'; id: WalletId }
  | { kind: 'failed'; id: WalletId; connection: Extract<Connection, { status: 'failed' }> }
  | { kind: 'lost'; connection: Extract<Connection, { status: 'failed' }> }
  | { kind: 'wrongNetwork'; connection: Extract<Connection, { status: 'wrongNetwork' }> }
  | { kind: 'account'; connection: Extract<Connection, { status: 'connected' }> }

/** The modal's current screen (spec: wallets.flow). */
export function walletScreen(view: WalletView, connection: Connection): WalletScreen {
  if (view.kind === 'options') return { kind: 'options' }
  if (view.kind === 'pending' && connection.status === 'connecting') return { kind: 'waiting', id: view.id }
  switch (connection.status) {
    case 'connected':
      return { kind: 'account', connection }
    case 'wrongNetwork':
      return { kind: 'wrongNetwork', connection }
    case 'failed':
      return view.kind === 'pending' ? { kind: 'failed', id: view.id, connection } : { kind: 'lost', connection }
    default:
      return { kind: 'options' }
  }
}
