import { type Address, type Hex, createPublicClient, createWalletClient, defineChain, http, parseAbi } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'

const ABI = parseAbi([
  'function transfer(address to, uint256 amount) returns (bool)',
  'function approve(address spender, uint256 amount) returns (bool)',
  'function play(bytes32 songId, uint256 maximumCost)',
])

type Play = { token: Address; jukebox: Address; song: Hex; cost: bigint }

/**
 * Gives the second demo account the cost of a play and pays for the play from it. Transactions are
 * signed here and sent through the product's /rpc.
 */
export async function payForPlay(origin: string, { token, jukebox, song, cost }: Play): Promise<void> {
  const chain = defineChain({
    id: 31337,
    name: 'Local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [`${origin}/rpc`] } },
  })
  const reader = createPublicClient({ chain, transport: http() })
  const walletOf = (addressIndex: number) =>
    createWalletClient({
      account: mnemonicToAccount('test test test test test test test test test test test junk', { addressIndex }),
      chain,
      transport: http(),
    })
  const artist = walletOf(0)
  const fan = walletOf(1)
  const mined = (hash: Hex) => reader.waitForTransactionReceipt({ hash, pollingInterval: 20 })
  const to = fan.account.address
  await mined(await artist.writeContract({ address: token, abi: ABI, functionName: 'transfer', args: [to, cost] }))
  await mined(await fan.writeContract({ address: token, abi: ABI, functionName: 'approve', args: [jukebox, cost] }))
  await mined(await fan.writeContract({ address: jukebox, abi: ABI, functionName: 'play', args: [song, cost] }))
}
