import type { Holder } from '@musi/api/history/holders'
import { ZERO_ADDRESS } from '@musi/domain/address'
import { compareValues } from '@musi/domain/compareValues'
import { type Moment, carriedOn } from '../figures/carriedOn.ts'
import { madeOnce } from '../figures/madeOnce.ts'

type Reading = Moment['reading']
/** Null if there are too many transfers to add up. */
type State = Map<string, bigint> | null

const PAGE = 200
/** Adding up more than this would keep the thread from the chain. */
const MOST_MOVES = 50_000
const BEFORE_ALL = -1

async function addMoves(reading: Reading, token: string, after: number, held: Map<string, bigint>): Promise<State> {
  const moves = await reading
    .selectFrom('moves')
    .select(['sender', 'receiver', 'amount'])
    .where('token', '=', token)
    .where('block', '>', after)
    .limit(MOST_MOVES + 1)
    .execute()
  if (moves.length > MOST_MOVES) return null
  for (const { sender, receiver, amount } of moves) {
    held.set(sender, (held.get(sender) ?? 0n) - BigInt(amount))
    held.set(receiver, (held.get(receiver) ?? 0n) + BigInt(amount))
  }
  return held
}

const listOf = (held: State): readonly Holder[] | null =>
  held &&
  [...held]
    .filter(([account, amount]) => amount > 0n && account !== ZERO_ADDRESS)
    .toSorted(([one, amount], [other, most]) => compareValues(most, amount) || compareValues(one, other))
    .map(([account, amount], at) => ({ place: at + 1, account, amount: String(amount) }))

/** Holders of a token, largest first, computed from all its transfers. */
export async function holderRows(
  moment: Moment,
  { token, after }: { token: string; after: number },
): Promise<{ rows: readonly Holder[]; isLast: boolean; isTooMuch?: true }> {
  const { reading } = moment
  const all = await madeOnce(moment, `holders ${token}`, () =>
    carriedOn<State, readonly Holder[] | null>(moment, `holders ${token}`, {
      begin: () => addMoves(reading, token, BEFORE_ALL, new Map()),
      goOn: async (held, { number }) => held && (await addMoves(reading, token, number, held)),
      made: listOf,
    }),
  )
  if (all === null) return { rows: [], isLast: true, isTooMuch: true }
  return { rows: all.slice(after, after + PAGE), isLast: all.length <= after + PAGE }
}
