import type { Act } from '@musi/api/history/acts'
import { type BothAmounts, addAmounts, tradeCandle } from '@musi/domain/charts/candle'
import { thereAndBack } from '@musi/domain/charts/poolFigures'
import type { Selectable, Transaction } from 'kysely'
import type { SwapAct } from './candleRows.ts'
import { insertRows } from './insertRows.ts'
import type { Tables } from './tables.ts'

type Writing = Transaction<Tables>
/** Adds or takes back; sums of whole numbers can be undone exactly. */
type Way = 'come' | 'gone'
export type PlayAct = Extract<Act, { kind: 'playSong' }>
export const isPlay = (act: Act): act is PlayAct => act.kind === 'playSong'

const DAY_SECONDS = 86_400
/** Day number since 1970, in UTC. */
export const dayOf = (seconds: number): number => Math.floor(seconds / DAY_SECONDS)

const AT_ONCE = 200
const NOTHING: BothAmounts = ['0', '0']
const changed = (kept: BothAmounts, by: BothAmounts, way: Way): BothAmounts =>
  addAmounts(kept, way === 'come' ? by : [String(-BigInt(by[0])), String(-BigInt(by[1]))])

type TraderSum = { paid: BothAmounts; got: BothAmounts; trades: number }
const NO_TRADES: TraderSum = { paid: NOTHING, got: NOTHING, trades: 0 }

const sidesOf = ({ paid, got }: TraderSum) => ({
  paid: [BigInt(paid[0]), BigInt(paid[1])] as const,
  got: [BigInt(got[0]), BigInt(got[1])] as const,
})

/** Adds each account's trades per pair and day, to find volume traded back and forth (spec: charts.there-and-back). */
export async function addTraders(writing: Writing, swaps: readonly SwapAct[], way: Way): Promise<void> {
  const trades = swaps.filter((swap) => tradeCandle(swap) !== null)
  for (const ofDay of Map.groupBy(trades, ({ pair, timeSeconds }) => `${pair} ${dayOf(timeSeconds)}`).values()) {
    const [first] = ofDay
    if (first === undefined) continue
    const { pair, day } = { pair: first.pair, day: dayOf(first.timeSeconds) }
    const byAccount = Map.groupBy(ofDay, ({ account }) => account)
    const accounts = [...byAccount.keys()]
    for (let from = 0; from < accounts.length; from += AT_ONCE)
      await changeTraders(writing, { pair, day, byAccount, way }, accounts.slice(from, from + AT_ONCE))
  }
}

type TradersOfDay = { pair: string; day: number; byAccount: ReadonlyMap<string, readonly SwapAct[]>; way: Way }

async function changeTraders(
  writing: Writing,
  { pair, day, byAccount, way }: TradersOfDay,
  accounts: readonly string[],
): Promise<void> {
  const kept = await writing
    .selectFrom('traders')
    .selectAll()
    .where('pair', '=', pair)
    .where('day', '=', day)
    .where('account', 'in', accounts)
    .execute()
  const earlier = new Map(kept.map((row) => [row.account, traderSum(row)]))
  let traders = 0
  let back = NOTHING
  const rows: Tables['traders'][] = []
  for (const account of accounts) {
    const before = earlier.get(account) ?? NO_TRADES
    const after = (byAccount.get(account) ?? []).reduce<TraderSum>(
      (sum, { paid, got }) => ({
        paid: changed(sum.paid, paid, way),
        got: changed(sum.got, got, way),
        trades: sum.trades + (way === 'come' ? 1 : -1),
      }),
      before,
    )
    traders += Math.sign(after.trades) - Math.sign(before.trades)
    const was = thereAndBack(sidesOf(before))
    const is = thereAndBack(sidesOf(after))
    back = addAmounts(back, [String(is[0] - was[0]), String(is[1] - was[1])])
    const { paid, got, trades } = after
    const amounts = { paid0: paid[0], paid1: paid[1], got0: got[0], got1: got[1] }
    if (trades > 0) rows.push({ pair, day, account, ...amounts, trades })
  }
  if (kept.length > 0)
    await writing
      .deleteFrom('traders')
      .where('pair', '=', pair)
      .where('day', '=', day)
      .where('account', 'in', [...earlier.keys()])
      .execute()
  await insertRows(writing, 'traders', rows)
  await changePoolDay(writing, { pair, day, traders, back })
}

const traderSum = ({ paid0, paid1, got0, got1, trades }: Selectable<Tables['traders']>): TraderSum => ({
  paid: [paid0, paid1],
  got: [got0, got1],
  trades,
})

type PoolDayChange = { pair: string; day: number; traders: number; back: BothAmounts }

async function changePoolDay(writing: Writing, { pair, day, traders, back }: PoolDayChange): Promise<void> {
  const ofDay = () => writing.selectFrom('pool_days').selectAll().where('pair', '=', pair).where('day', '=', day)
  const kept = await ofDay().executeTakeFirst()
  const both = addAmounts(kept === undefined ? NOTHING : [kept.back0, kept.back1], back)
  const row = { pair, day, traders: (kept?.traders ?? 0) + traders, back0: both[0], back1: both[1] }
  if (kept !== undefined)
    await writing.deleteFrom('pool_days').where('pair', '=', pair).where('day', '=', day).execute()
  if (row.traders > 0) await insertRows(writing, 'pool_days', [row])
}

/** Adds each account's paid plays per song and day (spec: charts.rank). */
export async function addPayers(writing: Writing, plays: readonly PlayAct[], way: Way): Promise<void> {
  const byPayer = Map.groupBy(plays, ({ song, payer, timeSeconds }) => `${song} ${dayOf(timeSeconds)} ${payer}`)
  for (const ofPayer of byPayer.values()) {
    const [first] = ofPayer
    if (first === undefined) continue
    const { song, payer, day } = { ...first, day: dayOf(first.timeSeconds) }
    const known = { song, day, payer }
    const kept = await writing
      .selectFrom('payers')
      .selectAll()
      .where((column) => column.and(known))
      .executeTakeFirst()
    const paid = ofPayer.reduce((sum, { cost }) => sum + BigInt(cost), 0n)
    const sign = way === 'come' ? 1 : -1
    const row = {
      ...known,
      plays: (kept?.plays ?? 0) + sign * ofPayer.length,
      paid: String(BigInt(kept?.paid ?? '0') + BigInt(sign) * paid),
    }
    if (kept !== undefined)
      await writing
        .deleteFrom('payers')
        .where((column) => column.and(known))
        .execute()
    if (row.plays > 0) await insertRows(writing, 'payers', [row])
  }
}
