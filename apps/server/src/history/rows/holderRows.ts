import type { Holder } from '@musi/api/history/holders'
import { ZERO_ADDRESS } from '@musi/domain/address'
import { compareValues } from '@musi/domain/compareValues'
import { type Moment, incremental } from '../figures/incremental.ts'
import { oncePerBlock } from '../figures/oncePerBlock.ts'

type Reading = Moment['reading']
/** Balances of the holders; null if there are too many transfers to add up. */
type State = Map<string, bigint> | null

const PAGE = 200
/** Adding up more than this would keep the thread from following the chain. */
const MAX_MOVES = 50_000
const BEFORE_FIRST_BLOCK = -1

async function addMoves(reading: Reading, token: string, after: number, balances: Map<string, bigint>): Promise<State> {
  const moves = await reading
    .selectFrom('moves')
    .select(['sender', 'receiver', 'amount'])
    .where('token', '=', token)
    .where('block', '>', after)
    .limit(MAX_MOVES + 1)
    .execute()
  if (moves.length > MAX_MOVES) return null
  for (const { sender, receiver, amount } of moves) {
    balances.set(sender, (balances.get(sender) ?? 0n) - BigInt(amount))
    balances.set(receiver, (balances.get(receiver) ?? 0n) + BigInt(amount))
  }
  return balances
}

const largestHolders = (balances: State): readonly Holder[] | null =>
  balances &&
  [...balances]
    .filter(([account, amount]) => amount > 0n && account !== ZERO_ADDRESS)
    .toSorted(([one, amount], [other, otherAmount]) => compareValues(otherAmount, amount) || compareValues(one, other))
    .map(([account, amount], at) => ({ place: at + 1, account, amount: String(amount) }))

/** Holders of a token, largest first, computed from all its transfers. */
export async function holderRows(
  moment: Moment,
  { token, after }: { token: string; after: number },
): Promise<{ rows: readonly Holder[]; isLast: boolean; isTooMuch?: true }> {
  const { reading } = moment
  const all = await oncePerBlock(moment, `holders ${token}`, () =>
    incremental<State, readonly Holder[] | null>(moment, `holders ${token}`, {
      begin: () => addMoves(reading, token, BEFORE_FIRST_BLOCK, new Map()),
      update: async (balances, { number }) => balances && (await addMoves(reading, token, number, balances)),
      result: largestHolders,
    }),
  )
  if (all === null) return { rows: [], isLast: true, isTooMuch: true }
  return { rows: all.slice(after, after + PAGE), isLast: all.length <= after + PAGE }
}
