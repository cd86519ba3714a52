import type { Act } from '@musi/api/history/acts'
import { type BothAmounts, addAmounts, tradeCandle } from '@musi/domain/charts/candle'
import { thereAndBack } from '@musi/domain/charts/poolFigures'
import type { Selectable, Transaction } from 'kysely'
import type { SwapAct } from './candleRows.ts'
import { insertRows } from './insertRows.ts'
import type { Tables } from './tables.ts'

type Writing = Transaction<Tables>
/** Sums of whole numbers can be undone exactly. */
type Direction = 'add' | 'remove'
export type PlayAct = Extract<Act, { kind: 'playSong' }>
export const isPlay = (act: Act): act is PlayAct => act.kind === 'playSong'

const DAY_SECONDS = 86_400
/** Day number since 1970, in UTC. */
export const dayOf = (seconds: number): number => Math.floor(seconds / DAY_SECONDS)

const ACCOUNTS_PER_QUERY = 200
const NO_AMOUNTS: BothAmounts = ['0', '0']
const changeBy = (before: BothAmounts, by: BothAmounts, direction: Direction): BothAmounts =>
  addAmounts(before, direction === 'add' ? by : [String(-BigInt(by[0])), String(-BigInt(by[1]))])

type TraderSum = { paid: BothAmounts; got: BothAmounts; trades: number }
const NO_TRADES: TraderSum = { paid: NO_AMOUNTS, got: NO_AMOUNTS, trades: 0 }

const sidesOf = ({ paid, got }: TraderSum) => ({
  paid: [BigInt(paid[0]), BigInt(paid[1])] as const,
  got: [BigInt(got[0]), BigInt(got[1])] as const,
})

/** Adds each account's trades per pair and day, to find volume traded back and forth (spec: charts.there-and-back). */
export async function addTraders(transaction: Writing, swaps: readonly SwapAct[], direction: Direction): Promise<void> {
  const trades = swaps.filter((swap) => tradeCandle(swap) !== null)
  for (const ofDay of Map.groupBy(trades, ({ pair, timeSeconds }) => `${pair} ${dayOf(timeSeconds)}`).values()) {
    const [first] = ofDay
    if (first === undefined) continue
    const { pair, day } = { pair: first.pair, day: dayOf(first.timeSeconds) }
    const byAccount = Map.groupBy(ofDay, ({ account }) => account)
    const accounts = [...byAccount.keys()]
    for (let from = 0; from < accounts.length; from += ACCOUNTS_PER_QUERY)
      await changeTraders(
        transaction,
        { pair, day, byAccount, direction },
        accounts.slice(from, from + ACCOUNTS_PER_QUERY),
      )
  }
}

type TradersOfDay = {
  pair: string
  day: number
  byAccount: ReadonlyMap<string, readonly SwapAct[]>
  direction: Direction
}

async function changeTraders(
  transaction: Writing,
  { pair, day, byAccount, direction }: TradersOfDay,
  accounts: readonly string[],
): Promise<void> {
  const storedRows = await transaction
    .selectFrom('traders')
    .selectAll()
    .where('pair', '=', pair)
    .where('day', '=', day)
    .where('account', 'in', accounts)
    .execute()
  const earlier = new Map(storedRows.map((row) => [row.account, traderSum(row)]))
  let traders = 0
  let back = NO_AMOUNTS
  const rows: Tables['traders'][] = []
  for (const account of accounts) {
    const before = earlier.get(account) ?? NO_TRADES
    const after = (byAccount.get(account) ?? []).reduce<TraderSum>(
      (sum, { paid, got }) => ({
        paid: changeBy(sum.paid, paid, direction),
        got: changeBy(sum.got, got, direction),
        trades: sum.trades + (direction === 'add' ? 1 : -1),
      }),
      before,
    )
    traders += Math.sign(after.trades) - Math.sign(before.trades)
    const backBefore = thereAndBack(sidesOf(before))
    const backAfter = thereAndBack(sidesOf(after))
    back = addAmounts(back, [String(backAfter[0] - backBefore[0]), String(backAfter[1] - backBefore[1])])
    const { paid, got, trades } = after
    const amounts = { paid0: paid[0], paid1: paid[1], got0: got[0], got1: got[1] }
    if (trades > 0) rows.push({ pair, day, account, ...amounts, trades })
  }
  if (storedRows.length > 0)
    await transaction
      .deleteFrom('traders')
      .where('pair', '=', pair)
      .where('day', '=', day)
      .where('account', 'in', [...earlier.keys()])
      .execute()
  await insertRows(transaction, 'traders', rows)
  await changePoolDay(transaction, { pair, day, traders, back })
}

const traderSum = ({ paid0, paid1, got0, got1, trades }: Selectable<Tables['traders']>): TraderSum => ({
  paid: [paid0, paid1],
  got: [got0, got1],
  trades,
})

type PoolDayChange = { pair: string; day: number; traders: number; back: BothAmounts }

async function changePoolDay(transaction: Writing, { pair, day, traders, back }: PoolDayChange): Promise<void> {
  const ofDay = () => transaction.selectFrom('pool_days').selectAll().where('pair', '=', pair).where('day', '=', day)
  const stored = await ofDay().executeTakeFirst()
  const both = addAmounts(stored === undefined ? NO_AMOUNTS : [stored.back0, stored.back1], back)
  const row = { pair, day, traders: (stored?.traders ?? 0) + traders, back0: both[0], back1: both[1] }
  if (stored !== undefined)
    await transaction.deleteFrom('pool_days').where('pair', '=', pair).where('day', '=', day).execute()
  if (row.traders > 0) await insertRows(transaction, 'pool_days', [row])
}

/** Adds each account's paid plays per song and day (spec: charts.rank). */
export async function addPayers(transaction: Writing, plays: readonly PlayAct[], direction: Direction): Promise<void> {
  const byPayer = Map.groupBy(plays, ({ song, payer, timeSeconds }) => `${song} ${dayOf(timeSeconds)} ${payer}`)
  for (const ofPayer of byPayer.values()) {
    const [first] = ofPayer
    if (first === undefined) continue
    const { song, payer, day } = { ...first, day: dayOf(first.timeSeconds) }
    const key = { song, day, payer }
    const stored = await transaction
      .selectFrom('payers')
      .selectAll()
      .where((column) => column.and(key))
      .executeTakeFirst()
    const paid = ofPayer.reduce((sum, { cost }) => sum + BigInt(cost), 0n)
    const sign = direction === 'add' ? 1 : -1
    const row = {
      ...key,
      plays: (stored?.plays ?? 0) + sign * ofPayer.length,
      paid: String(BigInt(stored?.paid ?? '0') + BigInt(sign) * paid),
    }
    if (stored !== undefined)
      await transaction
        .deleteFrom('payers')
        .where((column) => column.and(key))
        .execute()
    if (row.plays > 0) await insertRows(transaction, 'payers', [row])
  }
}
