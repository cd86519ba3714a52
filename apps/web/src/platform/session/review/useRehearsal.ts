import { isUnreachable } from '@musi/chain/rpc/rpcError'
import type { MovedAmounts } from '@musi/chain/sendWrite/promisedAmounts'
import type { Address } from '@musi/domain/address'
import { deadlineAt } from '@musi/domain/settings/deadline'
import { isLimitedAct } from '@musi/domain/transactions/action'
import { PartNotLoaded, retryOnce } from '#platform/page/loading/retryOnce.ts'
import { type Answer, useAnswer } from '#platform/page/loading/useAnswer.ts'
import { settings } from '#platform/page/settings/settings.ts'
import { request } from '../chain/request.ts'
import { useHeads } from '../chain/useHeads.ts'
import { sendTroubleText } from '../transactions/send/sendTrouble.ts'
import type { ReviewedIntent } from './review.ts'

/** Effects of the transaction at the newest block, according to the node. */
export type RehearsalState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'moved'; readonly moved: MovedAmounts }
  /** This node cannot simulate, or the token does not report its moves. `isLimited`: the contracts enforce the terms shown. */
  | { readonly kind: 'unable'; readonly isLimited: boolean }
  /** Nobody answered, so the effects are unknown. */
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'problem'; readonly text: string; readonly blocks: boolean }

async function rehearse(account: Address, intent: ReviewedIntent, timeSeconds: number) {
  const deadline = deadlineAt(BigInt(timeSeconds), settings.get().deadlineSeconds)
  if ('steps' in intent) {
    const { rehearseSteps } = await retryOnce(() => import('@musi/chain/sendWrite/rehearseSteps'))
    const steps = await Promise.all(intent.steps.map(async ({ load }) => (await load())(deadline)))
    return rehearseSteps(request, account, steps)
  }
  const { rehearseCall } = await retryOnce(() => import('@musi/chain/sendWrite/rehearseCall'))
  const { write, promised } = (await intent.load())(deadline)
  return rehearseCall(request, account, write, promised ?? null)
}

const notSimulated = (intent: ReviewedIntent): RehearsalState => ({
  kind: 'unable',
  isLimited: ('steps' in intent ? intent.steps : [intent]).every(({ action }) => isLimitedAct(action)),
})

function stateOf(intent: ReviewedIntent, answer: Awaited<ReturnType<typeof rehearse>>): RehearsalState {
  if (answer.kind === 'problem') {
    const { problem } = answer
    if (problem.kind === 'unreachable') return { kind: 'unanswered' }
    return { kind: 'problem', text: sendTroubleText(problem), blocks: problem.kind === 'otherOutcome' }
  }
  return answer.moved === null ? notSimulated(intent) : { kind: 'moved', moved: answer.moved }
}

const keyOf = (intent: ReviewedIntent) =>
  'steps' in intent ? intent.steps.map(({ key }) => key).join(' + ') : intent.key

/**
 * The state after an error. An unanswered request, or code that failed to load, says nothing about
 * whether the act would succeed.
 */
const stateOfError = (intent: ReviewedIntent, error: unknown): RehearsalState =>
  isUnreachable(error) || error instanceof PartNotLoaded ? { kind: 'unanswered' } : notSimulated(intent)

const RETRY_MS = 3000
const retryDelayMs = (answer: Answer<RehearsalState>) =>
  answer.kind === 'ready' && answer.value.kind === 'unanswered' ? RETRY_MS : null

/** Simulates the exact transaction that would be signed, at each block; repeated at intervals while the node does not answer. */
export function useRehearsal(account: Address | null, intent: ReviewedIntent | null): RehearsalState {
  const { head } = useHeads()
  const input = account === null || intent === null || head === null ? null : { account, intent, head }
  const answer = useAnswer(
    input === null ? null : `${input.account} ${keyOf(input.intent)}`,
    async (): Promise<RehearsalState> => {
      if (input === null) return { kind: 'loading' }
      const { account, intent, head } = input
      return rehearse(account, intent, head.timeSeconds).then(
        (result) => stateOf(intent, result),
        (error: unknown) => stateOfError(intent, error),
      )
    },
    head?.number,
    retryDelayMs,
  )
  return answer.kind === 'ready' ? answer.value : { kind: 'loading' }
}
