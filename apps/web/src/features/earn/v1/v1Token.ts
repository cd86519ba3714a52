import type { Address } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import { unitText } from '#platform/page/money/unitText.ts'
import { nativeCurrency } from '#platform/session/chain/nativeCurrency.ts'

/** The shares of a V1 exchange are its own token, of 18 decimals. */
export const v1Shares = (exchange: Address, token: Token): Token => ({
  kind: 'token',
  address: exchange,
  decimals: 18,
  symbol: 'UNI-V1',
  name: 'Uniswap V1',
  sharesOf: [token, nativeCurrency()],
})

/** `DAI/ETH`: V1 pairs each token with the native currency. */
export const pairOf = (token: Token): string => `${unitText(token)}/${nativeCurrency().symbol}`
