import type { WorthPoint, WorthStep } from '@musi/api/history/worth'
import { type Address, ZERO_ADDRESS } from '@musi/domain/address'
import type { Transaction } from 'kysely'
import { blockAt, newestAct } from '../store/blockAtTime.ts'
import { actOfRow } from '../store/historyStore.ts'
import type { Tables } from '../store/tables.ts'
import { type Change, type MarketMoment, type WorthMarket, worthPoints } from '../figures/worthPoints.ts'

export type WorthQuery = { account: string; step: WorthStep; before: number | null; market: WorthMarket }

type Reading = Transaction<Tables>

const POINTS_PER_PAGE = 60
/** An account with more moves is a contract or a program; adding them up would keep the thread from following the chain. */
const MAX_MOVES = 20_000
/** Bounds the prices to look up, since anybody can send tokens to the account. */
const MAX_TOKENS = 100

/** An account's worth over time, newest first. */
export async function worthRows(
  reading: Reading,
  { account, step, before, market }: WorthQuery,
): Promise<{ rows: readonly WorthPoint[]; isLast: boolean; isTooMuch?: true }> {
  const changes = await changesOf(reading, account, market)
  const [first] = changes ?? []
  const newest = await newestAct(reading, Number.MAX_SAFE_INTEGER)
  if (changes === null) return { rows: [], isLast: true, isTooMuch: true }
  if (first === undefined || newest === null) return { rows: [], isLast: true }
  const last = Math.max(newest.time, changes.at(-1)?.timeSeconds ?? 0)
  const all = pointTimes({ first: first.timeSeconds, last, step, before })
  const moments = await momentsAt(reading, all.slice(0, POINTS_PER_PAGE), tokensIn(changes), market)
  return { rows: worthPoints(changes, moments, market), isLast: all.length <= POINTS_PER_PAGE }
}

/**
 * The newest moment, then full hours or days back to the account's first transfer; one more than
 * fits on a page.
 */
function pointTimes({ first, last, step, before }: Record<'first' | 'last' | 'step', number> & WorthBefore): number[] {
  const times: number[] = before === null ? [last] : []
  const newestTime = Math.min(last, before ?? last) - 1
  for (let time = newestTime - (newestTime % step); time >= first && times.length <= POINTS_PER_PAGE; time -= step)
    times.push(time)
  return times
}
type WorthBefore = Pick<WorthQuery, 'before'>

async function changesOf(reading: Reading, account: string, market: WorthMarket): Promise<readonly Change[] | null> {
  const moves = await reading
    .selectFrom('moves')
    .select(['token', 'time', 'sender', 'receiver', 'amount'])
    .where((column) => column.or([column('sender', '=', account), column('receiver', '=', account)]))
    .limit(MAX_MOVES + 1)
    .execute()
  const staked = await reading
    .selectFrom('acts')
    .selectAll()
    .where('account', '=', account)
    .where('kind', 'in', ['stake', 'unstake'])
    .limit(MAX_MOVES + 1)
    .execute()
  if (moves.length > MAX_MOVES || staked.length > MAX_MOVES) return null
  const pairOfPool = new Map<string, Address>(market.staking.map(({ pair, rewards }) => [rewards, pair]))
  const changes = moves.map(({ token, time, sender, receiver, amount }): Change => {
    const sent = sender === account ? BigInt(amount) : 0n
    const received = receiver === account ? BigInt(amount) : 0n
    return { token: token as Address, timeSeconds: time, amount: received - sent }
  })
  const stakes = staked.map(actOfRow).flatMap((act): Change[] => {
    const token = 'rewards' in act ? pairOfPool.get(act.rewards) : undefined
    if (token === undefined || !('amount' in act)) return []
    const amount = BigInt(act.amount)
    return [{ token, timeSeconds: act.timeSeconds, amount: act.kind === 'stake' ? amount : -amount }]
  })
  return [...changes, ...stakes].toSorted((one, other) => one.timeSeconds - other.timeSeconds)
}

const tokensIn = (changes: readonly Change[]): readonly Address[] =>
  [...new Set(changes.map(({ token }) => token))].slice(0, MAX_TOKENS)

type PairRow = { address: Address; token0: Address; token1: Address }

/** The pools that price these tokens, at each of the times, newest first. */
async function momentsAt(
  reading: Reading,
  times: readonly number[],
  tokens: readonly Address[],
  { wrapped, dollars }: WorthMarket,
): Promise<readonly MarketMoment[]> {
  const all = (await reading.selectFrom('pairs').select(['address', 'token0', 'token1']).execute()) as PairRow[]
  const tokensOfAccount = new Set(tokens)
  const pairsOfAccount = all.filter(({ address }) => tokensOfAccount.has(address))
  const pricedTokens = new Set([
    ...tokens,
    ...pairsOfAccount.flatMap(({ token0, token1 }) => [token0, token1]),
    wrapped,
  ])
  const quotes = new Set([wrapped, ...dollars])
  const isRelevant = ({ address, token0, token1 }: PairRow) =>
    tokensOfAccount.has(address) ||
    (quotes.has(token0) && pricedTokens.has(token1)) ||
    (quotes.has(token1) && pricedTokens.has(token0))
  const pairs = all.filter((pair) => isRelevant(pair) || (quotes.has(pair.token0) && quotes.has(pair.token1)))
  const supplies = new Map<Address, readonly { block: number; amount: bigint }[]>()
  for (const { address } of pairsOfAccount) supplies.set(address, await supplyChanges(reading, address))
  const moments: MarketMoment[] = []
  for (const timeSeconds of times) {
    const block = await blockAt(reading, timeSeconds)
    const pairsThen: MarketMoment['pairs'][number][] = []
    for (const pair of pairs) {
      const reserves = await reservesAt(reading, pair.address, block)
      const changes = supplies.get(pair.address)
      const supply = changes?.reduce((sum, change) => (change.block <= block ? sum + change.amount : sum), 0n) ?? null
      if (reserves !== null) pairsThen.push({ ...pair, ...reserves, supply })
    }
    moments.push({ timeSeconds, block: Math.max(0, block), pairs: pairsThen })
  }
  return moments
}

async function reservesAt(reading: Reading, pair: string, block: number) {
  const row = await reading
    .selectFrom('reserves')
    .select(['reserve0', 'reserve1'])
    .where('pair', '=', pair)
    .where('block', '<=', block)
    .orderBy('block', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? null : { reserve0: BigInt(row.reserve0), reserve1: BigInt(row.reserve1) }
}

/** Changes in the supply of a pair's shares. The first thousand are minted to the zero address for good. */
async function supplyChanges(reading: Reading, pair: string) {
  const rows = await reading
    .selectFrom('moves')
    .select(['block', 'sender', 'receiver', 'amount'])
    .where('token', '=', pair)
    .where((column) => column.or([column('sender', '=', ZERO_ADDRESS), column('receiver', '=', ZERO_ADDRESS)]))
    .execute()
  return rows.map(({ block, sender, amount }) => ({
    block,
    amount: sender === ZERO_ADDRESS ? BigInt(amount) : -BigInt(amount),
  }))
}
