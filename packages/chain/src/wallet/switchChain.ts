import type { WalletTrouble } from '../chainErrors.ts'
import type { Chain } from '../chainTable.ts'
import type { WalletDoor } from './provider.ts'

export type Switched = { kind: 'asked' } | { kind: 'trouble'; trouble: WalletTrouble }

/** Asks the wallet to go to our chain; where it does not know it, to take it up with our values (spec: wallets.wrong-network, chains.add-to-wallet). */
export async function switchChain(door: WalletDoor, chain: Chain, ownRpcUrl: string): Promise<Switched> {
  const chainId = `0x${chain.id.toString(16)}`
  const switched = await door.ask('wallet_switchEthereumChain', [{ chainId }])
  if (switched.ok) return { kind: 'asked' }
  if (switched.trouble.kind !== 'unknownChain') return { kind: 'trouble', trouble: switched.trouble }
  const { name, native, publicRpcUrl, explorer } = chain
  const added = await door.ask('wallet_addEthereumChain', [
    {
      chainId,
      chainName: name,
      nativeCurrency: { name: native.name, symbol: native.symbol, decimals: 18 },
      rpcUrls: [publicRpcUrl ?? ownRpcUrl],
      // A path of our own origin is no address for a wallet.
      ...(explorer.url?.startsWith('https://') === true ? { blockExplorerUrls: [explorer.url] } : {}),
    },
  ])
  return added.ok ? { kind: 'asked' } : { kind: 'trouble', trouble: added.trouble }
}
