import { DECISION_ACTIONS } from '@musi/domain/moderation/decision'
import { MODERATION_LIMITS } from '@musi/domain/text/textLimits'
import * as v from 'valibot'
import { address, seconds } from '../values.ts'
import { subject, textUpTo } from './contentReports.ts'

/** A decision of an operator, which is never changed; the newest about a subject is in force. */
export const Decision = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]{26}$/)),
  subject,
  action: v.picklist(DECISION_ACTIONS),
  reason: v.string(),
  decidedAtSeconds: seconds,
  /** The account that the subject belongs to, which may reply; null if unknown. */
  owner: v.nullable(address),
  /** The owner's reply; null if there is none. */
  reply: v.nullable(v.object({ text: v.string(), sentAtSeconds: seconds })),
})
export type Decision = v.InferInput<typeof Decision>

/** Answer of GET /api/decisions: newest first, at most 50. */
export const Decisions = v.object({ decisions: v.array(Decision) })
export type Decisions = v.InferInput<typeof Decisions>

/** Body of POST /api/operator. */
export const NewDecision = v.object({
  subject,
  action: v.picklist(DECISION_ACTIONS),
  reason: v.pipe(
    textUpTo(MODERATION_LIMITS.reason),
    v.check((text) => text.trim() !== ''),
  ),
})
export type NewDecision = v.InferInput<typeof NewDecision>

/** Body of PUT /api/decisions/{id}/reply. */
export const NewReply = v.object({
  text: v.pipe(
    textUpTo(MODERATION_LIMITS.reply),
    v.check((text) => text.trim() !== ''),
  ),
})
export type NewReply = v.InferInput<typeof NewReply>

/** Error codes of decisions and replies (api/problem.ts). */
const DECISION_REFUSALS = [
  /** 401: the request is not signed in. */
  'notSignedIn',
  /** 403: the account is no operator, or not the owner of the subject. */
  'notYours',
  /** 404: there is no such decision. */
  'noDecision',
  /** 409: the action is in force already or cannot be taken about this kind, or the decision has a reply. */
  'alreadySo',
  /** 503: storage or the chain is unavailable. */
  'away',
] as const
export type DecisionRefusalCode = (typeof DECISION_REFUSALS)[number]

export const MAX_DECISION_BYTES = 8192
