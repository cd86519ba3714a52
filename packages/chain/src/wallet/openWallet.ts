import { EMBEDDED_CHAIN_ID } from '../chains/chainTable.ts'
import { CONNECTORS, type ConnectorKey } from './connectors.ts'
import type { OpenWallet, WalletId } from './connection.ts'
import type { DemoWallet, DemoWalletOptions } from './demo/demoWallet.ts'
import type { DiscoveredWallet } from './discoverWallets.ts'
import type { InjectedWallet } from './injectedWallet.ts'
import { guardProvider } from './guardProvider.ts'

export type AvailableWallets = {
  injected: InjectedWallet | null
  discovered: () => readonly DiscoveredWallet[]
  /**
   * The demo wallet's code is loaded when it is chosen, and on the embedded chain only. `onOpened` gets the opened
   * wallet for its window.
   */
  demo: DemoWalletOptions & { onOpened: (wallet: DemoWallet) => void }
  /** Remote wallets that are configured here; the code of each is loaded when it is chosen. */
  remote?: Readonly<Partial<Record<ConnectorKey, OpenWallet>>>
}

/** The function that opens the wallet of an option; undefined if it is not available in this page. */
export function openWallet(
  id: WalletId,
  { injected, discovered, demo, remote }: AvailableWallets,
): OpenWallet | undefined {
  if (id === 'DEMO') return demo.chainId === EMBEDDED_CHAIN_ID ? () => openDemo(demo) : undefined
  if (id === 'INJECTED' || id === 'METAMASK') {
    if (injected === null) return undefined
    const name = injected.isMetaMask ? CONNECTORS.METAMASK.name : CONNECTORS.INJECTED.name
    return async () => ({ id, name, guardedProvider: injected.guardedProvider })
  }
  const announced = discovered().find(({ rdns }) => rdns === id)
  if (announced !== undefined)
    return async () => ({ id, name: announced.name, guardedProvider: announced.guardedProvider })
  if (!isConnector(id)) return undefined
  const { name } = CONNECTORS[id]
  return remote?.[id] ?? (async () => ({ trouble: { kind: 'notSetUp', message: name } }))
}

const isConnector = (id: string): id is ConnectorKey => Object.hasOwn(CONNECTORS, id)

async function openDemo({ onOpened, ...options }: AvailableWallets['demo']) {
  const { demoWallet } = await import('./demo/demoWallet.ts')
  const wallet = demoWallet(options)
  onOpened(wallet)
  const guardedProvider = guardProvider(wallet.provider)
  if (guardedProvider === null) throw new Error('The demo wallet is not usable.')
  return { id: 'DEMO', name: 'Demo wallet', guardedProvider, close: wallet.disconnect }
}
