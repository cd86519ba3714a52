import { type Decision, type Decisions, type DecisionRefusalCode, NewReply } from '@musi/api/moderation/decisions'
import { parseAddress } from '@musi/domain/address'
import { parseSubject, subjectKey } from '@musi/domain/moderation/subject'
import { withoutHidden } from '@musi/domain/safeText'
import { type SignedInNeeds, signedIn } from '#accounts/endpoints/session.ts'
import { type Answer, jsonAnswer } from '#edge/http/answer.ts'
import { awayAnswer, problemAnswer } from '#edge/http/problemAnswer.ts'
import { requestJson } from '#edge/http/requestJson.ts'
import type { Endpoint } from '#edge/http/route.ts'
import type { ServedRequest } from '#edge/http/servedRequest.ts'
import type { ServiceNeeds } from '#history/serviceNeeds.ts'
import { nowSeconds } from '#platform/clock.ts'
import { addReply, decisionOf, decisionsAbout, findDecision } from '../decisionStore.ts'
import type { ModerationTables } from '../moderationTables.ts'

/** GET /api/decisions?subject= or ?owner=: the operators' decisions, which everybody may read (spec: moderation.told). */
export const decisions =
  ({ database }: Pick<ServiceNeeds, 'database'>): Endpoint =>
  async (request) => {
    const about = askedAbout(request)
    if (about === null)
      return problemAnswer(
        400,
        'badRequest',
        '`subject` names a song, picture, piece, collection, token or account; `owner` an account.',
      )
    const db = await database.tables<ModerationTables>()
    if (db === null) return awayAnswer()
    const answer: Decisions = { decisions: [...(await decisionsAbout(db, about))] }
    return jsonAnswer(200, JSON.stringify(answer))
  }

function askedAbout(request: ServedRequest) {
  const subject = parseSubject(request.query('subject') ?? '')
  if (subject !== null) return { subject: subjectKey(subject) }
  const owner = parseAddress(request.query('owner') ?? '')
  return owner === null ? null : { owner }
}

/** PUT /api/decisions/{decision}/reply: the owner's one reply to a decision. */
export const decisionReply =
  (needs: SignedInNeeds): Endpoint =>
  async (request) => {
    const body = await requestJson(request, NewReply)
    if (!body.ok) return body.answer
    const owner = await signedIn(needs, request)
    if (!('account' in owner)) return owner
    const db = await needs.database.tables<ModerationTables>()
    if (db === null) return awayAnswer()
    const row = await findDecision(db, request.params['decision'] ?? '')
    if (row === undefined) return refused('noDecision')
    if (row.owner !== owner.account) return refused('notYours')
    const reply = withoutHidden(body.value.text).trim()
    const sentAt = nowSeconds(needs.clock)
    if (!(await addReply(db, row.id, reply, sentAt))) return refused('alreadySo')
    return decisionAnswer(decisionOf({ ...row, reply, replied_at: sentAt }))
  }

export const decisionAnswer = (decision: Decision): Answer => jsonAnswer(200, JSON.stringify(decision))

const REFUSALS: Readonly<Record<Exclude<DecisionRefusalCode, 'away' | 'notSignedIn'>, readonly [number, string]>> = {
  notYours: [403, 'This account cannot do that.'],
  noDecision: [404, 'There is no such decision.'],
  alreadySo: [409, 'That is so already, or cannot be decided about this.'],
}

export function refused(code: keyof typeof REFUSALS): Answer {
  const [status, sentence] = REFUSALS[code]
  return problemAnswer(status, code, sentence)
}
