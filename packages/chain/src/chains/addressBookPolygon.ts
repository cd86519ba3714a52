import type { AddressBook, BookPool } from '@musi/domain/addressBook'
import { KNOWN_TOKENS_POLYGON } from './knownTokensPolygon.ts'

const WPOL = '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270'
const ETHER = '0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619'
const BRIDGED_USDC = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174'
const USDT = '0xc2132D05D31c914a87C6611C10748AEb04B58e8F'
const WBTC = '0x1BFD67037B42Cf73acF2047067bd4F2C47D9BfD6'

/** Deep pools of the factory below; a test derives their addresses from it. Their reserves show whether two endpoints agree. */
const POOLS: readonly BookPool[] = [
  { tokens: [WPOL, BRIDGED_USDC], pair: '0x6e7a5FAFcec6BB1e78bAE2A1F0B612012BF14827' },
  { tokens: [WPOL, ETHER], pair: '0xadbF1854e5883eB8aa7BAf50705338739e558E5b' },
  { tokens: [WPOL, USDT], pair: '0x604229c960e5CACF2aaEAc8Be68Ac07BA9dF81c3' },
  { tokens: [BRIDGED_USDC, ETHER], pair: '0x853Ee4b2A13f8a742d64C8F088bE7bA2131f670d' },
  { tokens: [BRIDGED_USDC, USDT], pair: '0x2cF7252e74036d1Da831d11089D326296e64a728' },
  { tokens: [ETHER, WBTC], pair: '0xdC9232E2Df177d7a12FdFf6EcBAb114E2231198D' },
]

/** QuickSwap's factory and router, the wrapped native and Multicall3 on Polygon (spec: chains.polygon). */
export const ADDRESS_BOOK_POLYGON: AddressBook = {
  chainId: 137,
  genesisHash: null,
  contracts: {
    wrappedNative: WPOL,
    v2Factory: '0x5757371414417b8C6CAad45bAeF941aBc7d3Ab32',
    v2Router: '0xa5E0829CaCEd8fFDD4De3c43696c57F7D7A678ff',
    multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
  },
  tokens: KNOWN_TOKENS_POLYGON,
  pools: POOLS,
  stakingPools: [],
}
