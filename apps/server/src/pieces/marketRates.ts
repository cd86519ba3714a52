import type { Address } from '@musi/domain/address'
import type { AddressBook } from '@musi/domain/addressBook'
import type { Pair } from '@musi/domain/exchange/pair'
import { type Fraction, dividedBy, fraction, times } from '@musi/domain/fraction'
import { dollarPrice } from '@musi/domain/staking/dollarPrice'
import { dollarTokens } from '@musi/domain/staking/dollarTokens'
import type { ChainIndex } from '../index/chainIndex.ts'

/** What an amount of a token is worth, by the pools. Null: no pool says. */
export type Worth = { native: number | null; dollars: number | null }
export type MarketRates = (token: 'native' | Address, amount: bigint) => Worth

const MOST_PAGES = 10
const PLACES = 1_000_000_000n
const NATIVE_UNIT = fraction(1n, 10n ** 18n)

const numberOf = ({ numerator, denominator }: Fraction) => Number((numerator * PLACES) / denominator) / Number(PLACES)

/** The pools by the history; where it cannot be read, only native currency has a worth, in itself. */
export async function marketRates(index: Pick<ChainIndex, 'query'>, book: AddressBook | null): Promise<MarketRates> {
  const pairs: Pair[] = []
  let after = 0
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const read = await index.query<'pairs'>({ kind: 'pairs', after })
    if (read === null) break
    for (const { token0, token1, reserves } of read.rows)
      pairs.push({
        token0: token0 as Address,
        token1: token1 as Address,
        reserve0: BigInt(reserves[0]),
        reserve1: BigInt(reserves[1]),
      })
    after = read.rows.at(-1)?.number ?? after
    if (read.isLast) break
  }
  const dollars = dollarTokens(book?.tokens ?? [])
  const wrapped = book?.contracts.wrappedNative
  const market = wrapped === undefined ? null : { wrapped, dollars: dollars.map(({ address }) => address), pairs }
  const unit = fraction(1n, 10n ** BigInt(dollars[0]?.decimals ?? 0))
  const priceOf = (token: Address) => market && dollarPrice(market, token)
  const ofNative = wrapped === undefined ? null : priceOf(wrapped)
  return (token, amount) => {
    const isNative = token === 'native' || token === wrapped
    const price = isNative ? ofNative : priceOf(token)
    const native = isNative
      ? fraction(amount)
      : price !== null && ofNative !== null
        ? times(dividedBy(price, ofNative), fraction(amount))
        : null
    return {
      native: native === null ? null : numberOf(times(native, NATIVE_UNIT)),
      dollars: price === null ? null : numberOf(times(times(price, fraction(amount)), unit)),
    }
  }
}
