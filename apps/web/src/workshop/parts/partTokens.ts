import type { Address } from '@musi/domain/address'
import type { Native, Token } from '@musi/domain/currency'

const token = (address: Address, symbol: string, name: string, decimals = 18): Token => ({
  kind: 'token',
  address,
  decimals,
  symbol,
  name,
})

export const ETH: Native = { kind: 'native', decimals: 18, symbol: 'ETH', name: 'Ether' }
export const USDC = token('0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174', 'USDC', 'USD Coin', 6)
export const NOVA = token('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'NOVA', 'Nova Reyes')
/** A look-alike of USDC with a Cyrillic letter (case 20). */
export const USDS = token('0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', 'USD\u0421', 'USD Coin', 6)
export const HOSTILE = token(
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '<img src=x onerror=alert(1)>\u202E\u200Blong',
  '"><script>{{7*7}} ${1} __proto__ and on and on and on it goes without an end',
)
