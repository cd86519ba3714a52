import { CONNECTORS, type ConnectorKey } from './connectors.ts'
import type { OpenWallet, WalletId } from './connection.ts'
import type { DiscoveredWallet } from './discoverWallets.ts'
import type { InjectedWallet } from './injectedWallet.ts'

export type AvailableWallets = {
  injected: InjectedWallet | null
  discovered: () => readonly DiscoveredWallet[]
  /** Remote wallets that are configured here; the code of each is loaded when it is chosen. */
  remote?: Readonly<Partial<Record<ConnectorKey, OpenWallet>>>
}

/** The function that opens the wallet of an option; undefined if it is not available in this page. */
export function openWallet(id: WalletId, { injected, discovered, remote }: AvailableWallets): OpenWallet | undefined {
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
