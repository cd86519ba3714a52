import { type Address, parseAddress } from '@musi/domain/address'
import type { AddressBook } from '@musi/domain/addressBook'
import type { Pair } from '@musi/domain/exchange/pair'
import { type Fraction, dividedBy, lowestTerms } from '@musi/domain/fraction'
import { worthRule } from '@musi/domain/worth/worthRule'
import { dollarTokens } from '@musi/domain/staking/dollarTokens'
import type { ChainIndex } from '#history/chainIndex.ts'
import { RecentMap } from '#platform/recentMap.ts'

/** An amount of a token in native currency and in dollars, by the pools; null if no pool gives a price. */
export type Worth = { native: number | null; dollars: number | null }
type RatedToken = 'native' | Address
export type MarketRates = {
  /** An asked price; null if the token's pool does not hold that much. */
  worth: (token: RatedToken, amount: bigint) => Worth
  /** An amount paid, at the rate at which it can be sold. */
  paid: (token: RatedToken, amount: bigint) => Worth
  /** True if sums include this token: native currency, its wrapped token and known tokens (spec: market.counted). */
  isCounted: (token: RatedToken) => boolean
  /**
   * Like `worth`, in native currency only. Cheaper, which matters because thousands of prices are
   * converted with each block that has a trade.
   */
  native: (token: RatedToken, amount: bigint) => number | null
  dollars: (token: RatedToken, amount: bigint) => number | null
  /** While this text is unchanged, amounts in these tokens compare as before. */
  comparison: (tokens: readonly RatedToken[]) => string
}

/** Cached, because a market uses few tokens, and parsing an address costs more than valuing a price. */
const MAX_TOKENS = 1000
const tokens = new RecentMap<string, RatedToken>(MAX_TOKENS)

/** The currency of an order. */
export function ratedToken(text: string): RatedToken {
  const cached = tokens.get(text)
  if (cached !== undefined) return cached
  const token = text === 'native' ? text : (parseAddress(text) ?? 'native')
  tokens.set(text, token)
  return token
}

const MAX_PAGES = 10
const PLACES = 1_000_000_000n
const NATIVE_UNIT = 10n ** 18n

/** Pools by the history; null if it cannot be read. */
export async function marketPairs(index: Pick<ChainIndex, 'query'>): Promise<readonly Pair[] | null> {
  const pairs: Pair[] = []
  let after = 0
  for (let page = 0; page < MAX_PAGES; page += 1) {
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

const addressOf = ({ address }: { address: Address }): Address => address

/** If `pairs` is null, only native currency has a worth, its own amount. */
export function marketRates(pairs: readonly Pair[] | null, book: AddressBook | null): MarketRates {
  const wrapped = book?.contracts.wrappedNative ?? null
  const tokens = book?.tokens ?? []
  const dollars = dollarTokens(tokens)
  const decimals = dollars[0]?.decimals ?? 0
  const rule =
    wrapped &&
    worthRule({ wrapped, decimals, pairs: pairs ?? [], dollars: dollars.map(addressOf), known: tokens.map(addressOf) })
  const dollarUnit = 10n ** BigInt(decimals)
  const ofNative = (wrapped && rule?.price(wrapped)?.unit) ?? null
  const isNative = (token: RatedToken) => token === 'native' || token === wrapped
  /** Computed once per currency. */
  const scales = new Map<RatedToken, Scales>()

  function scalesOf(token: RatedToken): Scales {
    const cached = scales.get(token)
    if (cached !== undefined) return cached
    const price = isNative(token) ? null : (rule?.price(token as Address) ?? null)
    const [unit, maxAmount] = isNative(token) ? [ofNative, null] : [price?.unit ?? null, price?.most ?? null]
    const inNative = isNative(token) || unit === null || ofNative === null ? null : dividedBy(unit, ofNative)
    const rates = {
      native: isNative(token) ? { factor: PLACES, part: NATIVE_UNIT } : inNative && scaleOf(inNative, NATIVE_UNIT),
      dollars: unit && scaleOf(unit, dollarUnit),
      maxAmount,
    }
    scales.set(token, rates)
    return rates
  }

  const valueIn = (token: RatedToken, amount: bigint, money: 'native' | 'dollars') => {
    const { [money]: scale, maxAmount } = scalesOf(token)
    return scale === null || (maxAmount !== null && amount > maxAmount) ? null : numberOf(amount, scale)
  }
  const native: MarketRates['native'] = (token, amount) => valueIn(token, amount, 'native')
  const dollarsOf: MarketRates['dollars'] = (token, amount) => valueIn(token, amount, 'dollars')
  return {
    worth: (token, amount) => ({ native: native(token, amount), dollars: dollarsOf(token, amount) }),
    native,
    dollars: dollarsOf,
    isCounted: (token) => isNative(token) || rule?.isKnown(token as Address) === true,
    paid(token, amount) {
      if (isNative(token)) return { native: native(token, amount), dollars: dollarsOf(token, amount) }
      const worth = rule?.worth(token as Address, amount) ?? null
      const inNative = worth && ofNative && dividedBy(worth, ofNative)
      return {
        native: inNative && numberOf(1n, scaleOf(inNative, NATIVE_UNIT)),
        dollars: worth && numberOf(1n, scaleOf(worth, dollarUnit)),
      }
    },
    comparison: (tokens) =>
      tokens
        .map((token) => {
          const { native: scale, maxAmount } = scalesOf(token)
          if (scale === null) return 'none'
          // The reserves of the dollar pool are in both factors and cancel out.
          const { numerator, denominator } = lowestTerms({ numerator: scale.factor, denominator: scale.part })
          return `${numerator}/${denominator}${maxAmount === null ? '' : ` to ${maxAmount}`}`
        })
        .join(),
  }
}

type Scales = { native: Scale | null; dollars: Scale | null; maxAmount: bigint | null }

/** Factors to convert an amount while keeping nine decimals. */
type Scale = { factor: bigint; part: bigint }

const scaleOf = ({ numerator, denominator }: Fraction, unit: bigint): Scale => ({
  factor: numerator * PLACES,
  part: denominator * unit,
})

/** Returns null if a price from strangers' pools overflows a number. */
function numberOf(amount: bigint, { factor, part }: Scale): number | null {
  const number = Number((amount * factor) / part) / Number(PLACES)
  return Number.isFinite(number) ? number : null
}
