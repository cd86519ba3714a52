import type { NewDecision } from '@musi/api/moderation/decisions'
import { OperatorView } from '@musi/api/moderation/operator'
import { OPERATOR_PATH } from '@musi/api/paths'
import type * as v from 'valibot'
import { ask, jsonRequest } from '#platform/page/http/ask.ts'
import { readAnswer } from '#platform/page/http/readAnswer.ts'
import { readDecision } from '#platform/tokens/moderation/decisionApi.ts'

const readView = (value: unknown) => readAnswer(OperatorView, value)
export type View = NonNullable<ReturnType<typeof readView>>
export type Reported = View['reports'][number]
export type Server = v.InferOutput<typeof OperatorView>['servers'][number]

/** Fetches the operator's view; `notYours` if the account is not an operator. */
export async function fetchView(): Promise<View | 'notYours' | 'notSignedIn'> {
  const result = await ask(OPERATOR_PATH, readView, { cache: 'no-store' })
  if (result.ok) return result.value
  const { failure } = result
  if (failure.kind === 'refused' && (failure.code === 'notYours' || failure.code === 'notSignedIn')) return failure.code
  throw new Error('Our server did not tell what an operator sees.')
}

export const sendDecision = (decision: NewDecision) => ask(OPERATOR_PATH, readDecision, jsonRequest('POST', decision))
