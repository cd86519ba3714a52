import type { Moved } from '@musi/chain/sendWrite/promised'
import type { Address } from '@musi/domain/address'
import { deadlineAt } from '@musi/domain/settings/deadline'
import { twice } from '../../page/loading/twice.ts'
import { useAnswer } from '../../page/loading/useAnswer.ts'
import { settings } from '../../page/settings/settings.ts'
import { request } from '../chain/request.ts'
import { useHeads } from '../chain/useHeads.ts'
import type { SendIntent } from '../transactions/send/send.ts'
import type { BatchSendIntent } from '../transactions/send/sendBatch.ts'
import { sendTroubleText } from '../transactions/send/sendTrouble.ts'

/** What the node says that the transaction would move, as of the newest block. */
export type RehearsalState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'moved'; readonly moved: Moved }
  /** This node cannot try things out, or the token does not tell. */
  | { readonly kind: 'unable' }
  | { readonly kind: 'problem'; readonly text: string; readonly blocks: boolean }

async function rehearse(account: Address, intent: SendIntent | BatchSendIntent, timeSeconds: number) {
  const deadline = deadlineAt(BigInt(timeSeconds), settings.get().deadlineSeconds)
  if ('steps' in intent) {
    const { rehearsedSteps } = await twice(() => import('@musi/chain/sendWrite/rehearsedSteps'))
    const made = await Promise.all(intent.steps.map(async ({ load }) => (await load())(deadline)))
    return rehearsedSteps(request, account, made)
  }
  const { rehearsedCall } = await twice(() => import('@musi/chain/sendWrite/rehearsedCall'))
  const { write, promised } = (await intent.load())(deadline)
  return rehearsedCall(request, account, write, promised ?? null)
}

function stateOf(answer: Awaited<ReturnType<typeof rehearse>>): RehearsalState {
  if (answer.kind === 'problem') {
    const { problem } = answer
    return { kind: 'problem', text: sendTroubleText(problem), blocks: problem.kind === 'otherOutcome' }
  }
  return answer.moved === null ? { kind: 'unable' } : { kind: 'moved', moved: answer.moved }
}

const keyOf = (intent: SendIntent | BatchSendIntent) =>
  'steps' in intent ? intent.steps.map(({ key }) => key).join(' + ') : intent.key

/** The exact transaction that would be signed, tried out by the node at each block before it is. */
export function useRehearsal(account: Address | null, intent: SendIntent | BatchSendIntent | null): RehearsalState {
  const { head } = useHeads()
  const asked = account === null || intent === null || head === null ? null : { account, intent, head }
  const answer = useAnswer(
    asked === null ? null : `${asked.account} ${keyOf(asked.intent)}`,
    async (): Promise<RehearsalState> => {
      if (asked === null) return { kind: 'loading' }
      const { account, intent, head } = asked
      return rehearse(account, intent, head.timeSeconds).then(stateOf, (): RehearsalState => ({ kind: 'unable' }))
    },
    head?.number,
  )
  return answer.kind === 'ready' ? answer.value : { kind: 'loading' }
}
