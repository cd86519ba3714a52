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
  /** A price that is asked, as far as the pool of its token holds that much. */
  worth: (token: RatedToken, amount: bigint) => Worth
  /** Amounts paid, at the rate available to the seller. */
  paid: (token: RatedToken, amount: bigint) => Worth
  /** True if sums include this token: native currency, its wrapped token and known tokens (spec: market.counted). */
  isCounted: (token: RatedToken) => boolean
  /** Half the amount has half the worth; thousands are converted with each block that has a trade. */
  native: (token: RatedToken, amount: bigint) => number | null
  dollars: (token: RatedToken, amount: bigint) => number | null
  /** While it is unchanged, amounts in these tokens compare as before. */
  comparison: (tokens: readonly RatedToken[]) => string
}

/** There are few of them, and to check one costs more than to rate a price. */
const MOST_TOKENS = 1000
const tokens = new RecentMap<string, RatedToken>(MOST_TOKENS)

/** A currency that an order names. */
export function ratedToken(text: string): RatedToken {
  const known = tokens.get(text)
  if (known !== undefined) return known
  const token = text === 'native' ? text : (parseAddress(text) ?? 'native')
  tokens.set(text, token)
  return token
}

const MOST_PAGES = 10
const PLACES = 1_000_000_000n
const NATIVE_UNIT = 10n ** 18n

/** Pools by the history; null if it cannot be read. */
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

const addressOf = ({ address }: { address: Address }): Address => address

/** `pairs` null: only native currency has a worth, in itself. */
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
    const known = scales.get(token)
    if (known !== undefined) return known
    const price = isNative(token) ? null : (rule?.price(token as Address) ?? null)
    const [unit, most] = isNative(token) ? [ofNative, null] : [price?.unit ?? null, price?.most ?? null]
    const inNative = isNative(token) || unit === null || ofNative === null ? null : dividedBy(unit, ofNative)
    const both = {
      native: isNative(token) ? { factor: PLACES, part: NATIVE_UNIT } : inNative && scaleOf(inNative, NATIVE_UNIT),
      dollars: unit && scaleOf(unit, dollarUnit),
      most,
    }
    scales.set(token, both)
    return both
  }

  const askedIn = (token: RatedToken, amount: bigint, money: 'native' | 'dollars') => {
    const { [money]: scale, most } = scalesOf(token)
    return scale === null || (most !== null && amount > most) ? null : numberOf(amount, scale)
  }
  const native: MarketRates['native'] = (token, amount) => askedIn(token, amount, 'native')
  const dollarsOf: MarketRates['dollars'] = (token, amount) => askedIn(token, amount, 'dollars')
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
          const { native: scale, most } = scalesOf(token)
          if (scale === null) return 'none'
          // The dollar pool's reserves are in both, and cancel out.
          const { numerator, denominator } = lowestTerms({ numerator: scale.factor, denominator: scale.part })
          return `${numerator}/${denominator}${most === null ? '' : ` to ${most}`}`
        })
        .join(),
  }
}

type Scales = { native: Scale | null; dollars: Scale | null; most: bigint | null }

/** Factors to convert an amount while keeping nine decimals. */
type Scale = { factor: bigint; part: bigint }

const scaleOf = ({ numerator, denominator }: Fraction, unit: bigint): Scale => ({
  factor: numerator * PLACES,
  part: denominator * unit,
})

/** Null if a price from strangers' pools overflows a number. */
function numberOf(amount: bigint, { factor, part }: Scale): number | null {
  const number = Number((amount * factor) / part) / Number(PLACES)
  return Number.isFinite(number) ? number : null
}
