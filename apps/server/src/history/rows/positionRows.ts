import type { PositionHistory } from '@musi/api/history/positions'
import { ZERO_ADDRESS } from '@musi/domain/address'
import { type BothAmounts, addAmounts } from '@musi/domain/charts/candle'
import { compareValues } from '@musi/domain/compareValues'
import type { Transaction } from 'kysely'
import { actOfRow } from '../store/historyStore.ts'
import type { Tables } from '../store/tables.ts'
import type { WorthMarket } from '../figures/worthPoints.ts'

/** `pair`: only this pair; `after`: number of the last pair on the previous page. */
export type PositionsQuery = {
  account: string
  pair: string | null
  after: number
  staking: WorthMarket['staking']
}

type Reading = Transaction<Tables>
type Change = PositionHistory['changes'][number]
type Place = { block: number; log: number }
/** Pool shares the account received or sent, before the reason is known. */
type ShareMove = Place & { hash: string; time: number; amount: bigint }
type Liquidity = Place & {
  hash: string
  account: string
  kind: 'added' | 'removed'
  amounts: BothAmounts
  shares: bigint
}

const PAGE = 50
/** An account with more moves is a contract or a program. */
const MAX_MOVES = 20_000
const KINDS = { addLiquidity: 'added', removeLiquidity: 'removed' } as const

const compareInChain = (one: Place, other: Place) => one.block - other.block || one.log - other.log
const isUpTo = (one: Place, lastMove: Place) => compareInChain(one, lastMove) <= 0

/** Acts behind an account’s positions, pair by pair (spec: charts.position). */
export async function positionRows(
  reading: Reading,
  query: PositionsQuery,
): Promise<{ rows: readonly PositionHistory[]; isLast: boolean; isTooMuch?: true }> {
  const moved = await movedShares(reading, query)
  const { stakes, rewards } = await stakedShares(reading, query)
  if (moved.length > MAX_MOVES || stakes.length > MAX_MOVES) return { rows: [], isLast: true, isTooMuch: true }
  const byPair = Map.groupBy([...moved, ...stakes], ({ pair }) => pair)
  if (byPair.size === 0) return { rows: [], isLast: true }
  const pairs = await reading
    .selectFrom('pairs')
    .select(['number', 'address', 'token0', 'token1'])
    .where('address', 'in', [...byPair.keys()])
    .where('number', '>', query.after)
    .orderBy('number')
    .limit(PAGE + 1)
    .execute()
  const rows: PositionHistory[] = []
  for (const { number, address, token0, token1 } of pairs.slice(0, PAGE)) {
    const changes = await changesOf(reading, query.account, address, byPair.get(address) ?? [])
    rows.push({ number, pair: address, token0, token1, changes, rewards: String(rewards.get(address) ?? 0n) })
  }
  return { rows, isLast: pairs.length <= PAGE }
}

async function movedShares(reading: Reading, { account, pair }: PositionsQuery) {
  let moves = reading
    .selectFrom('moves')
    .innerJoin('pairs', 'pairs.address', 'moves.token')
    .select(['moves.token as pair', 'moves.block', 'moves.log', 'moves.time', 'moves.hash'])
    .select(['moves.sender', 'moves.receiver', 'moves.amount'])
    .where((column) => column.or([column('moves.sender', '=', account), column('moves.receiver', '=', account)]))
  if (pair !== null) moves = moves.where('moves.token', '=', pair)
  const rows = await moves.limit(MAX_MOVES + 1).execute()
  return rows.map(({ sender, receiver, amount, ...place }) => {
    const received = receiver === account ? BigInt(amount) : 0n
    const sent = sender === account ? BigInt(amount) : 0n
    return { ...place, amount: received - sent }
  })
}

/** Staked shares still count as the account's, because the reward pool returns them. */
async function stakedShares(reading: Reading, { account, pair, staking }: PositionsQuery) {
  const pairOf = new Map<string, string>(staking.map((pool) => [pool.rewards, pool.pair]))
  const rows = await reading
    .selectFrom('acts')
    .selectAll()
    .where('account', '=', account)
    .where('kind', 'in', ['stake', 'unstake', 'collectRewards'])
    .limit(MAX_MOVES + 1)
    .execute()
  const rewards = new Map<string, bigint>()
  const stakes = rows.map(actOfRow).flatMap((act) => {
    const staked = 'rewards' in act ? pairOf.get(act.rewards) : undefined
    if (staked === undefined || !('amount' in act) || (pair !== null && staked !== pair)) return []
    const amount = BigInt(act.amount)
    if (act.kind === 'collectRewards') {
      rewards.set(staked, (rewards.get(staked) ?? 0n) + amount)
      return []
    }
    const { block, log, timeSeconds: time, transaction: hash } = act
    return [{ pair: staked, block, log, time, hash, amount: act.kind === 'stake' ? amount : -amount }]
  })
  return { stakes, rewards }
}

/** Deposits, withdrawals and other changes of a pair's reserves in the given blocks. */
async function pairActs(reading: Reading, pair: string, blocks: readonly number[]) {
  const rows = await reading
    .selectFrom('acts')
    .selectAll()
    .where('subject', '=', pair)
    .where('kind', 'in', ['swap', 'addLiquidity', 'removeLiquidity'])
    .where('block', 'in', blocks)
    .execute()
  return rows.map(actOfRow).toSorted(compareInChain)
}
type PairAct = Awaited<ReturnType<typeof pairActs>>[number]

const liquidityOf = (acts: readonly PairAct[]): readonly Liquidity[] =>
  acts.flatMap((act) => {
    if (act.kind !== 'addLiquidity' && act.kind !== 'removeLiquidity') return []
    const { block, log, transaction: hash, account, amounts, shares } = act
    return [{ block, log, hash, account, kind: KINDS[act.kind], amounts, shares: BigInt(shares) }]
  })

const multiplyBoth = ([one, other]: BothAmounts, by: bigint): BothAmounts => [
  String(by * BigInt(one)),
  String(by * BigInt(other)),
]

/** Change of the pair's reserves by an act. */
function flowOf(act: PairAct): BothAmounts {
  if (act.kind === 'swap') return addAmounts(act.paid, multiplyBoth(act.got, -1n))
  if (act.kind === 'addLiquidity') return act.amounts
  return act.kind === 'removeLiquidity' ? multiplyBoth(act.amounts, -1n) : ['0', '0']
}

async function reservesAt(reading: Reading, pair: string, block: number): Promise<BothAmounts> {
  const row = await reading
    .selectFrom('reserves')
    .select(['reserve0', 'reserve1'])
    .where('pair', '=', pair)
    .where('block', '<=', block)
    .orderBy('block', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? ['0', '0'] : [row.reserve0, row.reserve1]
}

/** Reserves are known per block; within a block, the acts so far are added to the previous reserves. */
async function reservesAfter(reading: Reading, pair: string, acts: readonly PairAct[], place: Place) {
  const ofBlock = acts.filter(({ block }) => block === place.block)
  if (ofBlock.every((act) => isUpTo(act, place))) return await reservesAt(reading, pair, place.block)
  const before = await reservesAt(reading, pair, place.block - 1)
  return ofBlock.filter((act) => isUpTo(act, place)).reduce((held, act) => addAmounts(held, flowOf(act)), before)
}

async function supplyOf(reading: Reading, pair: string): Promise<(place: Place) => bigint> {
  const rows = await reading
    .selectFrom('moves')
    .select(['block', 'log', 'sender', 'receiver', 'amount'])
    .where('token', '=', pair)
    .where((column) => column.or([column('sender', '=', ZERO_ADDRESS), column('receiver', '=', ZERO_ADDRESS)]))
    .execute()
  const supplyChanges = rows.map(({ block, log, sender, receiver, amount }) => {
    // The first thousand shares are minted to the zero address for good.
    const isBurned = receiver === ZERO_ADDRESS && sender !== ZERO_ADDRESS
    return { block, log, amount: isBurned ? -BigInt(amount) : BigInt(amount) }
  })
  return (place) => supplyChanges.reduce((supply, each) => (isUpTo(each, place) ? supply + each.amount : supply), 0n)
}

/** The moves of one transaction as deposits and withdrawals; the rest are shares received or sent. */
function changesWithin(moved: readonly ShareMove[], liquidity: readonly Liquidity[]) {
  const [lastMove] = moved.toSorted((one, other) => compareInChain(other, one))
  if (lastMove === undefined) return []
  const fromLiquidity = liquidity.map(({ kind, amounts, shares, block, log }) => ({
    kind,
    amounts,
    shares,
    block,
    log,
  }))
  const explainedShares = fromLiquidity.reduce(
    (sum, { kind, shares }) => (kind === 'added' ? sum + shares : sum - shares),
    0n,
  )
  const unexplainedShares = moved.reduce((sum, { amount }) => sum + amount, 0n) - explainedShares
  const place = { block: lastMove.block, log: lastMove.log }
  const unexplained = {
    kind: unexplainedShares > 0n ? ('received' as const) : ('sent' as const),
    amounts: null,
    ...place,
  }
  return unexplainedShares === 0n
    ? fromLiquidity
    : [...fromLiquidity, { ...unexplained, shares: unexplainedShares > 0n ? unexplainedShares : -unexplainedShares }]
}

async function changesOf(
  reading: Reading,
  account: string,
  pair: string,
  moved: readonly ShareMove[],
): Promise<Change[]> {
  const acts = await pairActs(reading, pair, [...new Set(moved.map(({ block }) => block))])
  const liquidityOfAccount = liquidityOf(acts).filter((act) => act.account === account)
  const supplyAt = await supplyOf(reading, pair)
  const changes: Change[] = []
  for (const [transaction, movesOfTransaction] of Map.groupBy(moved.toSorted(compareInChain), ({ hash }) => hash)) {
    const timeSeconds = movesOfTransaction[0]?.time ?? 0
    const changesOfTransaction = changesWithin(
      movesOfTransaction,
      liquidityOfAccount.filter(({ hash }) => hash === transaction),
    )
    for (const { kind, amounts, shares, block, log } of changesOfTransaction) {
      const poolThen = {
        reserves: await reservesAfter(reading, pair, acts, { block, log }),
        supply: supplyAt({ block, log }),
      }
      const place = { block, log, timeSeconds, transaction }
      changes.push({ kind, ...place, shares: String(shares), amounts, ...poolThen, supply: String(poolThen.supply) })
    }
  }
  return changes.toSorted((one, other) => compareInChain(one, other) || compareValues(one.kind, other.kind))
}
