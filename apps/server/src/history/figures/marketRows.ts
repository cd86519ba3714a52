import type { MarketOverview, PoolFigures, TokenFigures } from '@musi/api/market/market'
import type { Address } from '@musi/domain/address'
import type { BothAmounts } from '@musi/domain/charts/candle'
import { dollarNumber } from '@musi/domain/charts/dollarNumber'
import { type PoolSide, feesOf, volumeOf, yearlyOf } from '@musi/domain/charts/poolFigures'
import type { Pair } from '@musi/domain/exchange/pair'
import { type Fraction, compare, fraction, plus, times } from '@musi/domain/fraction'
import { dollarPrices } from '@musi/domain/staking/dollarPrice'
import { type PoolWorth, THIN_DOLLARS, type WorthRule, worthRule } from '@musi/domain/worth/worthRule'
import { blockAt } from '../store/blockAtTime.ts'
import { dayOf } from '../store/dayRows.ts'
import type { WorthMarket } from './worthPoints.ts'
import type { Moment } from './incremental.ts'
import { type PlayCounts, NO_PLAYS, withPlayCounts } from './playCounts.ts'
import { NOTHING_PAID, type Paid, type PaidSpans, paidSince, computeFromPaidSpans } from './paidSpans.ts'

type Reading = Moment['reading']

const HOUR = 3600
const DAY = 86_400
const WEEK_DAYS = 7
const MONTH_DAYS = 30
const HOURS_A_DAY = 24
const NO_AMOUNTS: BothAmounts = ['0', '0']

type PoolState = Pair & { readonly address: Address }
type Prices = (token: Address) => Fraction | null

/** A pool with everything its figures need. `worth` and `sides` are null if neither token has a price. */
type PoolBase = PoolState & {
  readonly worth: PoolWorth | null
  readonly locked: Fraction | null
  readonly isThin: boolean
  readonly sides: readonly [PoolSide, PoolSide] | null
  readonly day: Paid
  readonly week: Paid
  readonly month: Paid
  readonly byDay: PaidSpans
  readonly today: PoolFigures['today']
}

type Market = {
  readonly unit: bigint
  readonly nowSeconds: number
  readonly pools: readonly PoolBase[]
  readonly now: Prices
  readonly rule: Pick<WorthRule, 'isThin'>
  readonly before: Readonly<Record<'hour' | 'day' | 'week', Prices>>
}
export type MarketRows = {
  readonly pools: readonly PoolFigures[]
  readonly tokens: readonly TokenFigures[]
  readonly overview: MarketOverview
}

/** Reserves of every pool after a block, without pools that were still empty. */
async function poolsAt(reading: Reading, block: number): Promise<readonly PoolState[]> {
  const rows = await reading
    .selectFrom('pairs')
    .innerJoin('reserves', 'reserves.pair', 'pairs.address')
    .select(['address', 'token0', 'token1', 'reserve0', 'reserve1'])
    .where((column) =>
      column(
        'reserves.block',
        '=',
        column
          .selectFrom('reserves as held')
          .select((each) => each.fn.max('held.block').as('newest'))
          .whereRef('held.pair', '=', 'pairs.address')
          .where('held.block', '<=', block),
      ),
    )
    .orderBy('number')
    .execute()
  return rows.map(({ address, token0, token1, reserve0, reserve1 }) => {
    const tokens = { address: address as Address, token0: token0 as Address, token1: token1 as Address }
    return { ...tokens, reserve0: BigInt(reserve0), reserve1: BigInt(reserve1) }
  })
}

/** Keeps precision for values far below a millionth. */
const ratio = ({ numerator, denominator }: Fraction) => Number(numerator) / Number(denominator)

const pricesOf = ({ wrapped, dollars }: WorthMarket, pairs: readonly PoolState[]): Prices =>
  dollarPrices({ wrapped, dollars, pairs })

/** Amounts paid into each pool: in the last hours and days, and per day. */
async function readPaid(moment: Moment) {
  const today = dayOf(moment.newest.timeSeconds)
  const day = await computeFromPaidSpans(
    moment,
    { step: HOUR, count: HOURS_A_DAY },
    (hours) => new Map([...hours].map(([pair, spans]) => [pair, paidSince(spans, 0)])),
  )
  const days = await computeFromPaidSpans(
    moment,
    { step: DAY, count: MONTH_DAYS },
    (byPair) =>
      new Map(
        [...byPair].map(([pair, spans]) => [
          pair,
          { week: paidSince(spans, today - WEEK_DAYS + 1), month: paidSince(spans, 0), byDay: new Map(spans) },
        ]),
      ),
  )
  const noDays = { week: NOTHING_PAID, month: NOTHING_PAID, byDay: new Map<number, Paid>() }
  return (pair: Address) => ({ day: day.get(pair) ?? NOTHING_PAID, ...(days.get(pair) ?? noDays) })
}

/** Today's traders, and the volume they traded back and forth. */
async function readToday(reading: Reading, nowSeconds: number) {
  const rows = await reading.selectFrom('pool_days').selectAll().where('day', '=', dayOf(nowSeconds)).execute()
  const ofPair = new Map(rows.map(({ pair, traders, back0, back1 }) => [pair, { traders, back: [back0, back1] }]))
  return (pair: Address): PoolFigures['today'] => {
    const { traders = 0, back = NO_AMOUNTS } = ofPair.get(pair) ?? {}
    return { traders, back: [back[0] ?? '0', back[1] ?? '0'] }
  }
}

async function readMarket(moment: Moment, market: WorthMarket): Promise<Market> {
  const { reading, newest } = moment
  const nowSeconds = newest.timeSeconds
  const unit = 10n ** BigInt(market.decimals)
  const before = async (seconds: number) =>
    pricesOf(market, await poolsAt(reading, await blockAt(reading, nowSeconds - seconds)))
  const pools = await poolsAt(reading, newest.number)
  const now = pricesOf(market, pools)
  const rule = worthRule({ ...market, pairs: pools })
  const paid = await readPaid(moment)
  const today = await readToday(reading, nowSeconds)
  return {
    unit,
    nowSeconds,
    now,
    rule,
    before: { hour: await before(HOUR), day: await before(DAY), week: await before(WEEK_DAYS * DAY) },
    pools: pools.map((pool) => {
      const worth = rule.pool(pool)
      const locked = worth && plus(...worth)
      const side = (token: Address, reserve: bigint, ofSide: Fraction): PoolSide => ({
        reserve,
        isKnown: rule.isKnown(token),
        dollars: ratio(ofSide) / Number(unit),
      })
      return {
        ...pool,
        ...paid(pool.address),
        today: today(pool.address),
        worth,
        locked,
        isThin: locked === null || compare(locked, fraction(THIN_DOLLARS * unit)) < 0,
        sides: worth && [side(pool.token0, pool.reserve0, worth[0]), side(pool.token1, pool.reserve1, worth[1])],
      }
    }),
  }
}

const inDollars = (amount: Fraction | null, unit: bigint) => amount && dollarNumber(times(amount, fraction(1n, unit)))
const volumeIn = ({ paid0, paid1 }: Paid, { sides }: Pick<PoolBase, 'sides'>): number | null =>
  sides && volumeOf([paid0, paid1], sides)

/** Sorts the largest first, and rows without a value last. */
const largestFirst = (one: Fraction | null, other: Fraction | null): number => {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return compare(other, one)
}

function poolRows({ pools, unit }: Market): readonly PoolFigures[] {
  const traded = (paid: Paid, pool: Pick<PoolBase, 'sides'>) => {
    const volume = volumeIn(paid, pool)
    const both: BothAmounts = [String(paid.paid0), String(paid.paid1)]
    return { volume, fees: volume === null ? null : feesOf(volume), trades: paid.trades, paid: both }
  }
  return pools
    .toSorted((one, other) => largestFirst(one.locked, other.locked))
    .map(({ address, token0, token1, reserve0, reserve1, today, ...pool }, at) => {
      const locked = inDollars(pool.locked, unit)
      const week = traded(pool.week, pool)
      return {
        place: at + 1,
        pair: address,
        token0,
        token1,
        today,
        locked,
        week,
        reserves: [String(reserve0), String(reserve1)],
        isThin: pool.isThin,
        day: traded(pool.day, pool),
        month: traded(pool.month, pool),
        yearly: locked === null || week.fees === null ? null : yearlyOf(week.fees, WEEK_DAYS, locked),
      }
    })
}

/** Groups pools by token. */
function poolsByToken(pools: readonly PoolBase[]): ReadonlyMap<Address, readonly PoolBase[]> {
  const byToken = new Map<Address, PoolBase[]>()
  for (const pool of pools)
    for (const token of [pool.token0, pool.token1]) {
      const ofToken = byToken.get(token)
      if (ofToken === undefined) byToken.set(token, [pool])
      else ofToken.push(pool)
    }
  return byToken
}

function tokenRows({ pools, unit, now, rule, before }: Market): readonly TokenFigures[] {
  const changeOf = (token: Address, then: Prices) => {
    const price = now(token)
    const priceBefore = then(token)
    return price === null || priceBefore === null || priceBefore.numerator === 0n
      ? null
      : ratio(price) / ratio(priceBefore) - 1
  }
  const rows = [...poolsByToken(pools)].map(([token, tokenPools]): [Fraction | null, Omit<TokenFigures, 'place'>] => {
    const reserveIn = ({ token0, reserve0, reserve1 }: PoolBase) => (token0 === token ? reserve0 : reserve1)
    const deepest = tokenPools.reduce((most, pool) => (reserveIn(pool) > reserveIn(most) ? pool : most))
    const price = now(token)
    const locked = tokenPools.reduce<Fraction | null>((all, { token0, worth }) => {
      const side = worth && worth[token0 === token ? 0 : 1]
      return all && side ? plus(all, side) : (side ?? all)
    }, null)
    const volume = (span: 'day' | 'week') => {
      const priced = tokenPools.flatMap((pool) => volumeIn(pool[span], pool) ?? [])
      return priced.length === 0 ? null : priced.reduce((all, each) => all + each, 0)
    }
    const change = {
      hour: changeOf(token, before.hour),
      day: changeOf(token, before.day),
      week: changeOf(token, before.week),
    }
    const row = {
      token,
      change,
      pools: tokenPools.length,
      deepest: deepest.address,
      locked: inDollars(locked, unit),
      day: volume('day'),
      week: volume('week'),
      isThin: rule.isThin(token),
      price: price && ratio(price) / Number(unit),
    }
    return [locked, row]
  })
  return rows.toSorted(([one], [other]) => largestFirst(one, other)).map(([, row], at) => ({ place: at + 1, ...row }))
}

function overviewRow({ pools, unit, nowSeconds }: Market, playCounts: PlayCounts): MarketOverview {
  const today = dayOf(nowSeconds)
  const priced = pools.filter(({ worth }) => worth !== null)
  const traded = (of: (pool: PoolBase) => Paid) => {
    const volume = priced.reduce((all, pool) => all + (volumeIn(of(pool), pool) ?? 0), 0)
    return { volume, fees: feesOf(volume), trades: pools.reduce((all, pool) => all + of(pool).trades, 0) }
  }
  return {
    timeSeconds: nowSeconds,
    pools: pools.length,
    withoutPrice: pools.length - priced.length,
    locked: priced.reduce((all, { locked }) => all + (inDollars(locked, unit) ?? 0), 0),
    day: traded(({ day }) => day),
    week: { ...traded(({ week }) => week), ...playCounts.since(today - WEEK_DAYS + 1) },
    month: { ...traded(({ month }) => month), ...playCounts.since(today - MONTH_DAYS + 1) },
    days: Array.from({ length: MONTH_DAYS }, (_, at) => {
      const day = today - MONTH_DAYS + 1 + at
      const ofDay = playCounts.byDay.get(day) ?? NO_PLAYS
      return { day, ...traded(({ byDay }) => byDay.get(day) ?? NOTHING_PAID), ...ofDay }
    }),
  }
}

/** All lists and totals of the exchange as of one block, from the same reads. */
export async function marketRows(moment: Moment, market: WorthMarket): Promise<MarketRows> {
  const at = await readMarket(moment, market)
  const overview = await withPlayCounts(moment, MONTH_DAYS, (playCounts) => overviewRow(at, playCounts))
  return { pools: poolRows(at), tokens: tokenRows(at), overview }
}
