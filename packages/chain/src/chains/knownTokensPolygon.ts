import type { Address } from '@musi/domain/address'
import type { BookToken } from '@musi/domain/addressBook'

const token = (symbol: string, name: string, decimals: number, address: Address): BookToken => ({
  symbol,
  name,
  decimals,
  address,
})

/**
 * The specification's tokens on Polygon, in its order (spec: chains.polygon), with native USDC beside the bridged one
 * and both QUICK (spec: tokens.superseded). Symbols are the product's own: a node may say otherwise (USDT is "USDT0" there since 2025), so
 * tokens are matched by address.
 */
export const KNOWN_TOKENS_POLYGON: readonly BookToken[] = [
  token('DAI', 'Dai Stablecoin', 18, '0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063'),
  token('USDC', 'USD Coin', 6, '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359'),
  token('USDC.e', 'USD Coin (bridged)', 6, '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174'),
  token('USDT', 'Tether USD', 6, '0xc2132D05D31c914a87C6611C10748AEb04B58e8F'),
  token('COMP', 'Compound', 18, '0x8505b9d2254A7Ae468c0E9dd10Ccea3A837aef5c'),
  token('EASY', 'EASY', 18, '0xDb3b3b147A030F032633f6C4BEBf9a2fB5a882B5'),
  token('eUSDC', 'Easy Wrapped USDC', 18, '0x4eBdE54ba404bE158262EDe801744b92b9878c61'),
  token('eUSDT', 'Easy Wrapped USDT', 18, '0xfc39742Fe9420a7Af23757Fc7E78D1c3AE4A9474'),
  token('eDAI', 'Easy Wrapped DAI', 18, '0xa1C09C8F4f5D03fcC27b456475d53d988e98D7C5'),
  token('UNI', 'Uniswap', 18, '0xb33EaAd8d922B1083446DC23f610c2567fB5180f'),
  token('TT01', 'Test Token 01', 18, '0x55BeE1bD3Eb9986f6d2d963278de09eE92a3eF1D'),
  token('TT02', 'Test Token 02', 18, '0xF6Ad3CcF71Abb3E12beCf6b3D2a74C963859ADCd'),
  token('ETH', 'Ether (bridged)', 18, '0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619'),
  token('QUICK', 'QuickSwap', 18, '0xB5C064F955D8e7F38fE0460C556a72987494eE17'),
  { ...token('QUICK', 'QuickSwap (old)', 18, '0x831753DD7087CaC61aB5644b308642cc1c33Dc13'), superseded: true },
  token('wBTC', 'Wrapped BTC', 8, '0x1BFD67037B42Cf73acF2047067bd4F2C47D9BfD6'),
  token('IGG', 'IG Gold', 6, '0xe6FC6C7CB6d2c31b359A49A33eF08aB87F4dE7CE'),
  token('OM', 'MANTRA', 18, '0xC3Ec80343D2bae2F8E680FDADDe7C17E71E114ea'),
]
