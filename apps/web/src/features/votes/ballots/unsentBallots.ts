import { type BallotRequest, Ballots, type StoredBallot } from '@musi/api/ballots'
import { BALLOTS_PATH } from '@musi/api/paths'
import type * as v from 'valibot'
import { answerTo, ask, jsonRequest } from '#platform/page/http/ask.ts'
import { type AnswerOf, readAnswer } from '#platform/page/http/readAnswer.ts'

/** A signed vote that is not sent yet. */
export type UnsentBallot = v.InferOutput<typeof StoredBallot>

export type UnsentBallots = AnswerOf<typeof Ballots>

/** Fetches the signed votes of a proposal; throws if the server cannot answer. */
export const fetchUnsentBallots = (proposal: number): Promise<UnsentBallots> =>
  answerTo(`${BALLOTS_PATH}?proposal=${proposal}`, (value) => readAnswer(Ballots, value))

export type StoreResult = { kind: 'stored' } | { kind: 'refused'; code: string | null } | { kind: 'unreachable' }

/** Stores a signed vote on our server, where anybody can fetch and send it. */
export async function storeBallot(signed: BallotRequest): Promise<StoreResult> {
  const result = await ask(BALLOTS_PATH, () => true, jsonRequest('POST', signed))
  if (result.ok) return { kind: 'stored' }
  const { failure } = result
  if (failure.kind !== 'refused' || failure.status === 503) return { kind: 'unreachable' }
  return { kind: 'refused', code: failure.code }
}
