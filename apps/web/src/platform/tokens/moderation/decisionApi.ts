import { Decision, Decisions } from '@musi/api/moderation/decisions'
import { DECISIONS_PATH, decisionReplyPath } from '@musi/api/paths'
import type { Address } from '@musi/domain/address'
import { type Subject, subjectKey } from '@musi/domain/moderation/subject'
import type * as v from 'valibot'
import { answerTo, ask, jsonRequest } from '#platform/page/http/ask.ts'
import { readAnswer, readValue } from '#platform/page/http/readAnswer.ts'

export type DecisionView = v.InferOutput<typeof Decision>

export const readDecision = (value: unknown) => readValue(Decision, value)
const readDecisions = (value: unknown) => readAnswer(Decisions, value)

/** The operators' decisions about a subject, or about everything that belongs to an account, newest first. */
export async function fetchDecisions(about: Subject | { owner: Address }): Promise<readonly DecisionView[]> {
  const query = 'owner' in about ? { owner: about.owner } : { subject: subjectKey(about) }
  return (await answerTo(`${DECISIONS_PATH}?${new URLSearchParams(query).toString()}`, readDecisions)).decisions
}

export const sendReply = (id: string, text: string) =>
  ask(decisionReplyPath(id), readDecision, jsonRequest('PUT', { text }))
