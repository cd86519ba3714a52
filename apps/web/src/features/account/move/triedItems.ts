import type { SendProblem } from '@musi/chain/sendWriteProblem'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import { request } from '#platform/session/chain/request.ts'
import { sendTroubleText } from '#platform/session/transactions/send/sendTrouble.ts'
import { type TransferAct, type TransferItem, transferIntent } from '#platform/tokens/transfer/transferIntent.ts'
import { moveText } from './moveWords.ts'

/** Result of simulating one transfer. `unread`: the node did not answer. */
export type Tried =
  /** `arrives`: the amount that the recipient gets; null if the node cannot tell. */
  | { readonly kind: 'goes'; readonly gas: bigint; readonly arrives: bigint | null }
  | { readonly kind: 'stays'; readonly why: string }
  | { readonly kind: 'unread' }

export const itemKey = (item: TransferItem): string =>
  item.kind === 'piece'
    ? `${item.collection} ${item.tokenId}`
    : `${item.amount.currency.kind === 'native' ? 'native' : item.amount.currency.address} ${item.amount.raw}`

/** Number of transfers simulated at once, because each takes several requests. */
const AT_A_TIME = 4

/** Most tokens that refuse give no reason. */
const reasonOf = (problem: SendProblem): string =>
  problem.kind === 'wouldFail' && problem.why.kind === 'silent' ? moveText('kept.refuses') : sendTroubleText(problem)

async function tryItem(act: TransferAct): Promise<Tried> {
  const { rehearseCall } = await retryOnce(() => import('@musi/chain/sendWrite/rehearseCall'))
  const { write, promised } = (await transferIntent(act).load())(0n)
  const tried = await rehearseCall(request, act.sender, write, promised ?? null)
  if (tried.kind === 'problem')
    return tried.problem.kind === 'unreachable' ? { kind: 'unread' } : { kind: 'stays', why: reasonOf(tried.problem) }
  return { kind: 'goes', gas: tried.gas, arrives: tried.moved?.got[0]?.amount ?? null }
}

/** Simulates each transfer separately, so that one failure does not stop the others. */
export async function triedItems(acts: readonly TransferAct[]): Promise<ReadonlyMap<string, Tried>> {
  const tried = new Map<string, Tried>()
  for (let at = 0; at < acts.length; at += AT_A_TIME) {
    const some = acts.slice(at, at + AT_A_TIME)
    const answers = await Promise.all(some.map((act) => tryItem(act).catch((): Tried => ({ kind: 'unread' }))))
    some.forEach(({ item }, place) => tried.set(itemKey(item), answers[place] ?? { kind: 'unread' }))
  }
  return tried
}
