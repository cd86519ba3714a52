import type { MarketOverview, PoolFigures, TokenFigures } from '@musi/api/market'
import type { Address } from '@musi/domain/address'
import { type BothAmounts, sumOfBoth } from '@musi/domain/charts/candle'
import { dollarNumber, roughSum } from '@musi/domain/charts/dollarNumber'
import type { SidePrices } from '@musi/domain/charts/heldInstead'
import { feesOf, isThin, lockedIn, sidePrices, volumeOf, yearlyOf } from '@musi/domain/charts/poolFigures'
import type { Pair } from '@musi/domain/exchange/pair'
import { type Fraction, ZERO, compare, fraction, times } from '@musi/domain/fraction'
import { type DollarMarket, dollarPrice } from '@musi/domain/staking/dollarPrice'
import type { Transaction } from 'kysely'
import { blockAt, newestAct } from './blockAtTime.ts'
import { dayOf } from './dayRows.ts'
import type { Tables } from './tables.ts'
import type { WorthMarket } from './worthPoints.ts'

type Reading = Transaction<Tables>

const HOUR = 3600
const DAY = 86_400
const WEEK_DAYS = 7
const MONTH_DAYS = 30
const HOURS_A_DAY = 24
const NO_AMOUNTS: BothAmounts = ['0', '0']

type PoolThen = Pair & { readonly address: Address }
type Sum = { paid: BothAmounts; trades: number }
const NO_SUM: Sum = { paid: NO_AMOUNTS, trades: 0 }
const together = (one: Sum, other: Sum): Sum => ({
  paid: sumOfBoth(one.paid, other.paid),
  trades: one.trades + other.trades,
})

type Prices = (token: Address) => Fraction | null
/** A pool with everything that figures are made of. `prices` null: no path leads to a dollar. */
type PoolBase = PoolThen & {
  prices: SidePrices | null
  locked: Fraction | null
  day: Sum
  week: Sum
  month: Sum
  byDay: ReadonlyMap<number, Sum>
  today: PoolFigures['today']
}

type Market = {
  unit: bigint
  nowSeconds: number
  pools: readonly PoolBase[]
  now: Prices
  before: Readonly<Record<'hour' | 'day' | 'week', Prices>>
}
export type MarketRows = {
  pools: readonly PoolFigures[]
  tokens: readonly TokenFigures[]
  overview: MarketOverview
}

/** What every pool held after a block. Those that held nothing yet are left out. */
async function poolsAt(reading: Reading, block: number): Promise<readonly PoolThen[]> {
  const rows = await reading
    .selectFrom('pairs')
    .select((column) => {
      const held = (side: 'reserve0' | 'reserve1') =>
        column
          .selectFrom('reserves')
          .select(side)
          .whereRef('reserves.pair', '=', 'pairs.address')
          .where('reserves.block', '<=', block)
          .orderBy('reserves.block', 'desc')
          .limit(1)
          .as(side)
      return ['address', 'token0', 'token1', held('reserve0'), held('reserve1')]
    })
    .orderBy('number')
    .execute()
  return rows.flatMap(({ address, token0, token1, reserve0, reserve1 }) => {
    if (reserve0 === null || reserve1 === null) return []
    const tokens = { address: address as Address, token0: token0 as Address, token1: token1 as Address }
    return [{ ...tokens, reserve0: BigInt(reserve0), reserve1: BigInt(reserve1) }]
  })
}

function pricesOf({ wrapped, dollars }: WorthMarket, pairs: readonly PoolThen[]): Prices {
  const market: DollarMarket = { wrapped, dollars, pairs }
  const known = new Map<Address, Fraction | null>()
  return (token) => {
    const kept = known.get(token)
    if (kept !== undefined) return kept
    const price = dollarPrice(market, token)
    known.set(token, price)
    return price
  }
}

/** What was paid in each span of a step, from a time on, by pair and by the span’s number. */
async function sumsSince(reading: Reading, step: number, sinceSeconds: number) {
  const rows = await reading
    .selectFrom('candles')
    .select(['pair', 'start', 'paid0', 'paid1', 'trades'])
    .where('step', '=', step)
    .where('start', '>=', sinceSeconds)
    .execute()
  const byPair = new Map<string, Map<number, Sum>>()
  for (const { pair, start, paid0, paid1, trades } of rows) {
    const own = byPair.get(pair) ?? new Map<number, Sum>()
    byPair.set(pair, own)
    own.set(start / step, { paid: [paid0, paid1], trades })
  }
  return byPair
}

const sumFrom = (sums: ReadonlyMap<number, Sum> | undefined, first: number): Sum =>
  [...(sums ?? [])].reduce((all, [span, sum]) => (span >= first ? together(all, sum) : all), NO_SUM)

async function marketAt(reading: Reading, market: WorthMarket, nowSeconds: number): Promise<Market> {
  const today = dayOf(nowSeconds)
  const hour = Math.floor(nowSeconds / HOUR)
  const newest = (await newestAct(reading, Number.MAX_SAFE_INTEGER))?.block ?? 0
  const atTime = async (seconds: number) => {
    const block = await blockAt(reading, seconds, newest)
    return pricesOf(market, await poolsAt(reading, block))
  }
  const pools = await poolsAt(reading, Number.MAX_SAFE_INTEGER)
  const now = pricesOf(market, pools)
  const hours = await sumsSince(reading, HOUR, (hour - HOURS_A_DAY + 1) * HOUR)
  const days = await sumsSince(reading, DAY, (today - MONTH_DAYS + 1) * DAY)
  const present = await reading.selectFrom('pool_days').selectAll().where('day', '=', today).execute()
  const todays = new Map(present.map(({ pair, traders, back0, back1 }) => [pair, { traders, back: [back0, back1] }]))
  return {
    unit: 10n ** BigInt(market.decimals),
    ...{ nowSeconds, now },
    before: {
      hour: await atTime(nowSeconds - HOUR),
      day: await atTime(nowSeconds - DAY),
      week: await atTime(nowSeconds - WEEK_DAYS * DAY),
    },
    pools: pools.map((pool) => {
      const prices = sidePrices(pool, now(pool.token0), now(pool.token1))
      const byDay = days.get(pool.address) ?? new Map<number, Sum>()
      const { traders = 0, back = NO_AMOUNTS } = todays.get(pool.address) ?? {}
      return {
        ...{ ...pool, prices, byDay },
        locked: prices && lockedIn(pool, prices),
        day: sumFrom(hours.get(pool.address), 0),
        week: sumFrom(byDay, today - WEEK_DAYS + 1),
        month: sumFrom(byDay, 0),
        today: { traders, back: [back[0] ?? '0', back[1] ?? '0'] as BothAmounts },
      }
    }),
  }
}

const inDollars = (amount: Fraction | null, unit: bigint) => amount && dollarNumber(times(amount, fraction(1n, unit)))
const paidWorth = ({ paid }: Sum, prices: SidePrices): Fraction => volumeOf([BigInt(paid[0]), BigInt(paid[1])], prices)

/** Most first; what has none comes last. */
const mostFirst = (one: Fraction | null, other: Fraction | null): number => {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return compare(other, one)
}

function poolRows({ pools, unit }: Market): readonly PoolFigures[] {
  const traded = (sum: Sum, prices: SidePrices | null) => {
    const volume = prices && paidWorth(sum, prices)
    const dollars = { volume: inDollars(volume, unit), fees: inDollars(volume && feesOf(volume), unit) }
    return { ...dollars, trades: sum.trades, paid: sum.paid }
  }
  return pools
    .toSorted((one, other) => mostFirst(one.locked, other.locked))
    .map(({ address, token0, token1, reserve0, reserve1, locked, prices, today, ...sums }, at) => {
      const week = prices && paidWorth(sums.week, prices)
      const yearly = week && locked && yearlyOf(feesOf(week), WEEK_DAYS, locked)
      return {
        ...{ place: at + 1, pair: address, token0, token1, today },
        reserves: [String(reserve0), String(reserve1)],
        locked: inDollars(locked, unit),
        isThin: isThin(locked, unit),
        day: traded(sums.day, prices),
        week: traded(sums.week, prices),
        month: traded(sums.month, prices),
        yearly: yearly && dollarNumber(yearly),
      }
    })
}

/** Of a value that may lie far below a millionth. */
const ratio = ({ numerator, denominator }: Fraction) => Number(numerator) / Number(denominator)

function tokenRows({ pools, unit, now, before }: Market): readonly TokenFigures[] {
  const tokens = [...new Set(pools.flatMap(({ token0, token1 }) => [token0, token1]))]
  const changeOf = (token: Address, then: Prices) => {
    const [price, was] = [now(token), then(token)]
    return price === null || was === null || was.numerator === 0n ? null : ratio(price) / ratio(was) - 1
  }
  const rows = tokens.map((token): [Fraction | null, Omit<TokenFigures, 'place'>] => {
    const own = pools.filter(({ token0, token1 }) => token0 === token || token1 === token)
    const heldIn = ({ token0, reserve0, reserve1 }: PoolBase) => (token0 === token ? reserve0 : reserve1)
    const deepest = own.reduce((most, pool) => (heldIn(pool) > heldIn(most) ? pool : most))
    const price = now(token)
    const locked = price && times(price, fraction(own.reduce((all, pool) => all + heldIn(pool), 0n)))
    const priced = own.flatMap((pool) => (pool.prices === null ? [] : [{ ...pool, prices: pool.prices }]))
    const volume = (span: 'day' | 'week') =>
      priced.length === 0 ? null : roughSum(priced.map((pool) => paidWorth(pool[span], pool.prices)))
    const changes = {
      hour: changeOf(token, before.hour),
      day: changeOf(token, before.day),
      week: changeOf(token, before.week),
    }
    const figures = { locked: inDollars(locked, unit), day: inDollars(volume('day'), unit) }
    const row = {
      ...{ token, change: changes, pools: own.length, deepest: deepest.address },
      ...{ ...figures, week: inDollars(volume('week'), unit), isThin: isThin(locked, unit) },
      price: price && ratio(price) / Number(unit),
    }
    return [locked, row]
  })
  return rows.toSorted(([one], [other]) => mostFirst(one, other)).map(([, row], at) => ({ place: at + 1, ...row }))
}

/** Who paid for plays, by day. */
async function heardOf(reading: Reading, today: number) {
  const since = today - MONTH_DAYS + 1
  const byDay = await reading
    .selectFrom('payers')
    .select((column) => ['day', column.fn.sum('plays').as('plays'), column.fn.count('payer').distinct().as('payers')])
    .where('day', '>=', since)
    .groupBy('day')
    .execute()
  const payersSince = async (day: number) => {
    const counted = await reading
      .selectFrom('payers')
      .select((column) => [column.fn.count('payer').distinct().as('payers'), column.fn.sum('plays').as('plays')])
      .where('day', '>=', day)
      .executeTakeFirst()
    return { plays: Number(counted?.plays ?? 0), payers: Number(counted?.payers ?? 0) }
  }
  return {
    byDay: new Map(byDay.map(({ day, plays, payers }) => [day, { plays: Number(plays), payers: Number(payers) }])),
    week: await payersSince(today - WEEK_DAYS + 1),
    month: await payersSince(since),
  }
}

async function overviewRow(reading: Reading, { pools, unit, nowSeconds }: Market): Promise<MarketOverview> {
  const priced = pools.flatMap((pool) => (pool.prices === null ? [] : [{ ...pool, prices: pool.prices }]))
  const today = dayOf(nowSeconds)
  const heard = await heardOf(reading, today)
  const dollars = (amount: Fraction) => dollarNumber(times(amount, fraction(1n, unit)))
  const traded = (of: (pool: PoolBase) => Sum) => {
    const volume = roughSum(priced.map((pool) => paidWorth(of(pool), pool.prices)))
    const trades = pools.reduce((all, pool) => all + of(pool).trades, 0)
    return { volume: dollars(volume), fees: dollars(feesOf(volume)), trades }
  }
  return {
    ...{ timeSeconds: nowSeconds, pools: pools.length, withoutPrice: pools.length - priced.length },
    locked: dollars(roughSum(priced.map(({ locked }) => locked ?? ZERO))),
    day: traded(({ day }) => day),
    week: { ...traded(({ week }) => week), ...heard.week },
    month: { ...traded(({ month }) => month), ...heard.month },
    days: Array.from({ length: MONTH_DAYS }, (_, at) => {
      const day = today - MONTH_DAYS + 1 + at
      const ofDay = heard.byDay.get(day) ?? { plays: 0, payers: 0 }
      return { day, ...traded(({ byDay }) => byDay.get(day) ?? NO_SUM), ...ofDay }
    }),
  }
}

/** Every list and sum of the exchange as of one block: they are made of the same reads. */
export async function marketRows(reading: Reading, market: WorthMarket, nowSeconds: number): Promise<MarketRows> {
  const at = await marketAt(reading, market, nowSeconds)
  return { pools: poolRows(at), tokens: tokenRows(at), overview: await overviewRow(reading, at) }
}
