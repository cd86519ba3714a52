import { hexQuantity } from '../rpc/hexQuantity.ts'
import type { WalletTrouble } from '../chainErrors.ts'
import type { Chain } from '../chains/chainTable.ts'
import type { GuardedProvider } from './guardProvider.ts'

export type SwitchResult = { kind: 'asked' } | { kind: 'trouble'; trouble: WalletTrouble }

/** Switches the wallet to our chain, adding the chain if needed (spec: wallets.wrong-network, chains.add-to-wallet). */
export async function switchChain(
  guardedProvider: GuardedProvider,
  chain: Chain,
  ownRpcUrl: string,
): Promise<SwitchResult> {
  const chainId = hexQuantity(chain.id)
  const switched = await guardedProvider.ask('wallet_switchEthereumChain', [{ chainId }])
  if (switched.ok) return { kind: 'asked' }
  if (switched.trouble.kind !== 'unknownChain') return { kind: 'trouble', trouble: switched.trouble }
  const { name, native, publicRpcUrl, explorer } = chain
  const added = await guardedProvider.ask('wallet_addEthereumChain', [
    {
      chainId,
      chainName: name,
      nativeCurrency: { name: native.name, symbol: native.symbol, decimals: 18 },
      rpcUrls: [publicRpcUrl ?? ownRpcUrl],
      // A path on our own origin is not a usable URL for a wallet.
      ...(explorer.url?.startsWith('https://') === true ? { blockExplorerUrls: [explorer.url] } : {}),
    },
  ])
  return added.ok ? { kind: 'asked' } : { kind: 'trouble', trouble: added.trouble }
}
