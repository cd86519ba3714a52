import { createPublicClient, createWalletClient, defineChain, http } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'

/** Signs a transfer as a wallet would, sends it through the product's /rpc, and waits until it is mined. */
export async function transfer(origin: string): Promise<void> {
  const chain = defineChain({
    id: 31337,
    name: 'Local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [`${origin}/rpc`] } },
  })
  const account = mnemonicToAccount('test test test test test test test test test test test junk')
  const wallet = createWalletClient({ account, chain, transport: http() })
  const hash = await wallet.sendTransaction({ to: account.address, value: 1n })
  await createPublicClient({ chain, transport: http() }).waitForTransactionReceipt({ hash, pollingInterval: 20 })
}
