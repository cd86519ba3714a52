import type { Moved } from '@musi/chain/sendWrite/promised'
import { deadlineAt } from '@musi/domain/settings/deadline'
import type { Address } from '@musi/domain/address'
import { useEffect, useState } from 'react'
import { request } from '../../platform/session/chain/request.ts'
import { useHeads } from '../../platform/session/chain/useHeads.ts'
import { twice } from '../../platform/page/loading/twice.ts'
import { settings } from '../../platform/page/settings/settings.ts'
import type { SendIntent } from '../../platform/session/transactions/send/send.ts'
import type { BatchSendIntent } from '../../platform/session/transactions/send/sendBatch.ts'
import { sendTroubleText } from '../../platform/session/transactions/send/sendTrouble.ts'

/** What the node says that the transaction would move, of the newest block. */
export type RehearsalState =
  | { kind: 'loading' }
  | { kind: 'moved'; moved: Moved }
  /** This node cannot try things out, or the token does not tell. */
  | { kind: 'unable' }
  | { kind: 'problem'; text: string; blocks: boolean }

const LOADING: RehearsalState = { kind: 'loading' }

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

type Answer = Awaited<ReturnType<typeof rehearse>>

function stateOf(answer: Answer): RehearsalState {
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
  const [found, setFound] = useState<{ key: string; state: RehearsalState } | null>(null)
  const key = intent === null ? null : keyOf(intent)
  useEffect(() => {
    if (account === null || intent === null || key === null || head === null) return undefined
    let wanted = true
    void rehearse(account, intent, head.timeSeconds)
      .then(stateOf, (): RehearsalState => ({ kind: 'unable' }))
      .then((state) => wanted && setFound({ key, state }))
    return () => {
      wanted = false
    }
    // The key says what is tried; the object is a new one with each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [account, key, head?.number])
  return found !== null && found.key === key ? found.state : LOADING
}
