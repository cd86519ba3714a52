import { RPC_PATH } from '@musi/api/page/rpc'
import { chainById } from '@musi/chain/chains/chainTable'
import { type ConnectionStore, type WalletId, connectionStore } from '@musi/chain/wallet/connection'
import { eagerConnect } from '@musi/chain/wallet/eagerConnect'
import { autoConnectInjected } from '@musi/chain/wallet/autoConnectInjected'
import { config } from '#platform/page/config/config.ts'
import { isMobile } from '#platform/page/config/isMobile.ts'
import { awaitRememberedWallet } from './awaitRememberedWallet.ts'
import { memory, walletMemory } from './walletMemory.ts'
import { injectedId, lookForWallets, walletOpener, foundWallets } from './foundWallets.ts'
import { perVisit } from '#platform/page/visit/visit.ts'

declare global {
  interface Window {
    ethereum?: { autoRefreshOnNetworkChange?: boolean }
  }
}

/** The connection of this page. */
export const wallet = perVisit(openConnection)

function openConnection(): ConnectionStore {
  const chain = chainById(config().chainId)
  if (chain === undefined) throw new Error('The configured chain is not in the table of chains.')
  const connection = connectionStore(chain, new URL(RPC_PATH, location.href).href, memory)
  connection.subscribe(() => {
    const now = connection.current()
    if (now.status === 'connected' && now.wallet.id === 'DEMO') walletMemory.set({ demoAccount: now.account })
  })
  return connection
}

/**
 * Connects a wallet. If the person refuses while the modal is closed, the previous wallet is
 * restored. A wallet that is no longer on the page counts as disconnected.
 */
export async function chooseWallet(id: WalletId, isWatched: () => boolean): Promise<void> {
  const open = walletOpener(id) ?? (async () => ({ trouble: { kind: 'disconnected', message: '' } as const }))
  await wallet().connect(id, open, isWatched)
  if (wallet().current().status === 'disconnected') await reconnect()
}

/** Reconnects the remembered wallet if it still exposes an account, without a prompt. */
export const reconnect = (): Promise<void> => restoreWallet({ isMobile: false })

/** Connects in the background; the connection is `restoring` from the start if a wallet is remembered. */
function restoreWallet({ isMobile }: { isMobile: boolean }): Promise<void> {
  const remembered = memory.read()
  const attempt = async () => {
    await awaitRememberedWallet(remembered)
    await eagerConnect(wallet(), { remembered, openerOf: walletOpener, injected: injectedId(foundWallets()), isMobile })
  }
  return remembered.kind === 'wallet' ? wallet().restore(remembered.id, attempt) : attempt()
}

/** Finds the wallets of this page, reconnects the remembered one and listens to the injected one. */
export function watchWallet(): void {
  lookForWallets()
  // Old wallets reload the page when their network changes, unless told not to (spec: wallets.auto-refresh).
  if (window.ethereum) window.ethereum.autoRefreshOnNetworkChange = false
  const injected = injectedId(foundWallets())
  const { injected: injectedWallet } = foundWallets()
  const open = injected === null ? undefined : walletOpener(injected)
  if (injectedWallet !== null && injected !== null && open !== undefined)
    autoConnectInjected(wallet(), memory, { id: injected, guardedProvider: injectedWallet.guardedProvider, open })
  void restoreWallet({ isMobile: isMobile() })
}
