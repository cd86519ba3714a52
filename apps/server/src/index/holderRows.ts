import type { Holder } from '@musi/api/holders'
import { order } from '@musi/domain/order'
import type { Transaction } from 'kysely'
import type { Tables } from './tables.ts'

const PAGE = 200
/** Adding up more than this would keep the thread from the chain. */
const MOST_MOVES = 50_000
const NOBODY = '0x0000000000000000000000000000000000000000'

/** Who has a token, most first: what came less what went, of all of its transfers. */
export async function holderRows(
  reading: Transaction<Tables>,
  { token, after }: { token: string; after: number },
): Promise<{ rows: readonly Holder[]; isLast: boolean; isTooMuch?: true }> {
  const moves = await reading
    .selectFrom('moves')
    .select(['sender', 'receiver', 'amount'])
    .where('token', '=', token)
    .limit(MOST_MOVES + 1)
    .execute()
  if (moves.length > MOST_MOVES) return { rows: [], isLast: true, isTooMuch: true }
  const held = new Map<string, bigint>()
  for (const { sender, receiver, amount } of moves) {
    held.set(sender, (held.get(sender) ?? 0n) - BigInt(amount))
    held.set(receiver, (held.get(receiver) ?? 0n) + BigInt(amount))
  }
  const all = [...held]
    .filter(([account, amount]) => amount > 0n && account !== NOBODY)
    .toSorted(([one, amount], [other, most]) => order(most, amount) || order(one, other))
    .map(([account, amount], at) => ({ place: at + 1, account, amount: String(amount) }))
  return { rows: all.slice(after, after + PAGE), isLast: all.length <= after + PAGE }
}
