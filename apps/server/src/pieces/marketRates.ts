import { type Address, isAddress } from '@musi/domain/address'
import type { AddressBook } from '@musi/domain/addressBook'
import type { Pair } from '@musi/domain/exchange/pair'
import { type Fraction, dividedBy, reduced } from '@musi/domain/fraction'
import { dollarPrices } from '@musi/domain/staking/dollarPrice'
import { dollarTokens } from '@musi/domain/staking/dollarTokens'
import type { ChainIndex } from '../index/chainIndex.ts'

/** What an amount of a token is worth, by the pools. Null: no pool says. */
export type Worth = { native: number | null; dollars: number | null }
type RatedToken = 'native' | Address
export type MarketRates = {
  worth: (token: RatedToken, amount: bigint) => Worth
  /** Half of it costs half: thousands are asked for with each block that has a trade. */
  native: (token: RatedToken, amount: bigint) => number | null
  dollars: (token: RatedToken, amount: bigint) => number | null
  /** Where it is the same, amounts in these tokens compare as before. */
  comparison: (tokens: readonly RatedToken[]) => string
}

/** There are few of them, and to check one costs more than to rate a price. */
const MOST_TOKENS = 1000
const tokens = new Map<string, RatedToken>()

/** A currency that an order names. */
export function ratedToken(text: string): RatedToken {
  const known = tokens.get(text)
  if (known !== undefined) return known
  const token = text === 'native' ? text : isAddress(text) || 'native'
  if (tokens.size >= MOST_TOKENS) tokens.clear()
  tokens.set(text, token)
  return token
}

const MOST_PAGES = 10
const PLACES = 1_000_000_000n
const NATIVE_UNIT = 10n ** 18n

/** The pools by the history. Null: it cannot be read. */
export async function marketPairs(index: Pick<ChainIndex, 'query'>): Promise<readonly Pair[] | null> {
  const pairs: Pair[] = []
  let after = 0
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const read = await index.query<'pairs'>({ kind: 'pairs', after })
    if (read === null) return null
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
  return pairs
}

/** `pairs` null: only native currency has a worth, in itself. */
export function marketRates(pairs: readonly Pair[] | null, book: AddressBook | null): MarketRates {
  const dollars = dollarTokens(book?.tokens ?? [])
  const wrapped = book?.contracts.wrappedNative
  const prices =
    wrapped === undefined
      ? () => null
      : dollarPrices({ wrapped, dollars: dollars.map(({ address }) => address), pairs: pairs ?? [] })
  const dollarUnit = 10n ** BigInt(dollars[0]?.decimals ?? 0)
  const ofNative = wrapped === undefined ? null : prices(wrapped)
  /** Of each currency once. */
  const scales = new Map<RatedToken, { native: Scale | null; dollars: Scale | null }>()

  function scalesOf(token: RatedToken) {
    const known = scales.get(token)
    if (known !== undefined) return known
    const isNative = token === 'native' || token === wrapped
    const price = isNative ? ofNative : prices(token)
    const inNative = isNative || price === null || ofNative === null ? null : dividedBy(price, ofNative)
    const both = {
      native: isNative ? { factor: PLACES, part: NATIVE_UNIT } : inNative && scaleOf(inNative, NATIVE_UNIT),
      dollars: price && scaleOf(price, dollarUnit),
    }
    scales.set(token, both)
    return both
  }

  const valueOf = (amount: bigint, scale: Scale | null) => scale && numberOf(amount, scale)
  const native: MarketRates['native'] = (token, amount) => valueOf(amount, scalesOf(token).native)
  const dollarsOf: MarketRates['dollars'] = (token, amount) => valueOf(amount, scalesOf(token).dollars)
  const worth: MarketRates['worth'] = (token, amount) => ({
    native: native(token, amount),
    dollars: dollarsOf(token, amount),
  })
  const comparison: MarketRates['comparison'] = (tokens) =>
    tokens
      .map((token) => {
        const scale = scalesOf(token).native
        if (scale === null) return 'none'
        // What a pool of dollars holds is in both, and cancels out.
        const { numerator, denominator } = reduced({ numerator: scale.factor, denominator: scale.part })
        return `${numerator}/${denominator}`
      })
      .join()
  return { worth, native, dollars: dollarsOf, comparison }
}

/** What an amount is multiplied with and divided by, so that nine places are left. */
type Scale = { factor: bigint; part: bigint }

const scaleOf = ({ numerator, denominator }: Fraction, unit: bigint): Scale => ({
  factor: numerator * PLACES,
  part: denominator * unit,
})

/** Null: a price of pools that strangers filled leads beyond every number. */
function numberOf(amount: bigint, { factor, part }: Scale): number | null {
  const number = Number((amount * factor) / part) / Number(PLACES)
  return Number.isFinite(number) ? number : null
}
