/** Differences between chains (spec: chains.table). */
export type Chain = {
  id: number
  name: string
  /** Name on the badge in the top bar; `test` for a test network without one. Polygon has none. */
  badge: 'Amoy' | 'Mumbai' | 'test' | null
  native: { symbol: string; name: string; wrappedSymbol: string; wrappedName: string }
  /** Amount Max leaves in the account, so that it can pay for the next transaction. */
  nativeReserveWei: bigint
  minimumPriorityFeeWei: bigint
  finalityTag: 'latest' | 'finalized'
  /** Time between blocks; null if a block is mined per transaction instead of on a schedule. */
  blockTimeSeconds: number | null
  explorer: { name: string; url: string | null }
  /** RPC URL given to a wallet that adds the chain; null for our own /rpc. */
  publicRpcUrl: string | null
  retired: boolean
}

const ETHER = { symbol: 'ETH', name: 'Ether', wrappedSymbol: 'WETH', wrappedName: 'Wrapped Ether' }
const POL = { symbol: 'POL', name: 'POL', wrappedSymbol: 'WPOL', wrappedName: 'Wrapped POL' }
const HUNDREDTH_OF_COIN = 10n ** 16n

export const EMBEDDED_CHAIN_ID = 31337

export const CHAINS: readonly Chain[] = [
  {
    id: 137,
    name: 'Polygon',
    badge: null,
    native: POL,
    nativeReserveWei: 6n * HUNDREDTH_OF_COIN,
    minimumPriorityFeeWei: 25_000_000_000n,
    finalityTag: 'finalized',
    blockTimeSeconds: 2,
    explorer: { name: 'PolygonScan', url: 'https://polygonscan.com' },
    publicRpcUrl: 'https://polygon-rpc.com',
    retired: false,
  },
  {
    id: 80002,
    name: 'Amoy',
    badge: 'Amoy',
    native: POL,
    nativeReserveWei: HUNDREDTH_OF_COIN,
    minimumPriorityFeeWei: 25_000_000_000n,
    finalityTag: 'finalized',
    blockTimeSeconds: 2,
    explorer: { name: 'PolygonScan', url: 'https://amoy.polygonscan.com' },
    publicRpcUrl: 'https://rpc-amoy.polygon.technology',
    retired: false,
  },
  {
    id: 80001,
    name: 'Mumbai',
    badge: 'Mumbai',
    native: ETHER,
    nativeReserveWei: HUNDREDTH_OF_COIN,
    minimumPriorityFeeWei: 0n,
    finalityTag: 'latest',
    blockTimeSeconds: 2,
    explorer: { name: 'Etherscan', url: null },
    publicRpcUrl: null,
    retired: true,
  },
  {
    id: EMBEDDED_CHAIN_ID,
    name: 'Local',
    badge: 'test',
    native: ETHER,
    nativeReserveWei: HUNDREDTH_OF_COIN,
    minimumPriorityFeeWei: 0n,
    finalityTag: 'latest',
    blockTimeSeconds: null,
    explorer: { name: 'Etherscan', url: '/explorer' },
    publicRpcUrl: null,
    retired: false,
  },
]

export const chainById = (id: number): Chain | undefined => CHAINS.find((chain) => chain.id === id)
