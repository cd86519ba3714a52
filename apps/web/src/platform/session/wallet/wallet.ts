import { chainById } from '@musi/chain/chainTable'
import { type ConnectionStore, type WalletId, connectionStore } from '@musi/chain/wallet/connection'
import { eagerConnect } from '@musi/chain/wallet/eagerConnect'
import { wakeInjected } from '@musi/chain/wallet/wakeInjected'
import { config } from '../../page/config/config.ts'
import { isMobile } from '../../page/config/isMobile.ts'
import { remembersIn } from './remembersIn.ts'
import { memory, walletMemory } from './walletMemory.ts'
import { injectedId, lookForWallets, opens, walletsFound } from './walletsAtHand.ts'
import { perVisit } from '../../page/visit/visit.ts'

declare global {
  interface Window {
    ethereum?: { autoRefreshOnNetworkChange?: boolean }
  }
}

/** The connection of this page. */
export const wallet = perVisit(begun)

function begun(): ConnectionStore {
  const chain = chainById(config().chainId)
  if (chain === undefined) throw new Error('The configuration names a chain that is in no table.')
  const connection = connectionStore(chain, new URL('/rpc', location.href).href, memory)
  connection.subscribe(() => {
    const now = connection.current()
    if (now.status === 'connected' && now.wallet.id === 'DEMO') walletMemory.set({ demoAccount: now.account })
  })
  return connection
}

/**
 * Asks the person in the wallet; once nobody watches, a refusal leads back to the wallet before. A wallet that has left the page
 * meanwhile says so like one that is not set up.
 */
export async function chooseWallet(id: WalletId, isWatched: () => boolean): Promise<void> {
  const open = opens(id) ?? (async () => ({ trouble: { kind: 'disconnected', said: '' } as const }))
  await wallet().connect(id, open, isWatched)
  if (wallet().current().status === 'disconnected') await reconnect()
}

/** Back to the wallet that was connected before, if it still shows an account; asks nothing. */
export const reconnect = (): Promise<void> =>
  eagerConnect(wallet(), { remembered: memory.read(), opens, injected: injectedId(walletsFound()), isMobile: false })

/** Finds the wallets of this page, connects the remembered one in the background and listens to the one in the page. */
export function watchWallet(): void {
  lookForWallets()
  // Old wallets reload the page when their network changes, unless told not to (spec: wallets.auto-refresh).
  if (window.ethereum) window.ethereum.autoRefreshOnNetworkChange = false
  const injected = injectedId(walletsFound())
  const { injected: found } = walletsFound()
  const open = injected === null ? undefined : opens(injected)
  if (found !== null && injected !== null && open !== undefined)
    wakeInjected(wallet(), memory, { id: injected, door: found.door, open })
  void remembersIn(memory.read()).then((remembered) =>
    eagerConnect(wallet(), { remembered, opens, injected, isMobile: isMobile() }),
  )
}
