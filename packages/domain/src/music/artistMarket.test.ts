import { expect, it } from 'vitest'
import type { Address } from '../address.ts'
import type { Native, Token } from '../currency.ts'
import { fraction } from '../fraction.ts'
import { significantPrice } from '../amount/price.ts'
import { artistMarket } from './artistMarket.ts'
import { poolHoldsEnough } from './poolHoldsEnough.ts'

const ETHER: Native = { kind: 'native', symbol: 'ETH', name: 'Ether', decimals: 18 }
const at = (number: number): Address => `0x${number.toString(16).padStart(40, '0')}`
const artist = (number: number, symbol: string) => ({
  token: { kind: 'token', address: at(number), symbol, name: symbol, decimals: 18 } satisfies Token,
})
const WRAPPED = at(50)
const E18 = 10n ** 18n

it('artists are ordered by the native reserve of their pools, whichever side their token is on', () => {
  const artists = [artist(1, 'LOW'), artist(90, 'DEEP'), artist(2, 'NONE'), artist(3, 'EMPTY')]
  const reserves = [[8_000n * E18, 4n * E18], [60n * E18, 30_000n * E18], null, [0n, 0n]] as const
  const market = artistMarket(artists, reserves, WRAPPED, ETHER)
  expect(market.map(({ artist: { token }, price }) => [token.symbol, significantPrice(price, 4)])).toEqual([
    ['DEEP', '0.002'],
    ['LOW', '0.0005'],
  ])
})

it('a pool holds enough from 100 dollars on, or from 0.05 native without a path to dollars (spec: artist-tokens.note)', () => {
  const dollarsPerWei = fraction(2500n, E18)
  const wei = (thousandths: bigint) => (thousandths * E18) / 1000n
  expect([poolHoldsEnough(wei(40n), dollarsPerWei), poolHoldsEnough(wei(39n), dollarsPerWei)]).toEqual([true, false])
  expect([poolHoldsEnough(wei(50n), null), poolHoldsEnough(wei(49n), null)]).toEqual([true, false])
})
