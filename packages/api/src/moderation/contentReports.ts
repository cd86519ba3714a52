import { parseSubject } from '@musi/domain/moderation/subject'
import { MODERATION_LIMITS } from '@musi/domain/text/textLimits'
import * as v from 'valibot'

/** Reasons for a report. */
export const CONCERNS = ['copyright', 'imitation', 'fraud', 'illegal', 'offensive', 'other'] as const
export type Concern = (typeof CONCERNS)[number]

/** A subject by its key (domain/moderation/subject.ts). */
export const subject = v.pipe(
  v.string(),
  v.maxLength(150),
  v.check((key) => parseSubject(key) !== null),
)
/** Untrusted text of a limited number of characters. */
export const textUpTo = (limit: number) => v.pipe(v.string(), v.maxLength(limit))

/** Body of POST /api/content-reports. */
export const NewContentReport = v.object({
  subject,
  concern: v.picklist(CONCERNS),
  text: textUpTo(MODERATION_LIMITS.text),
  /** The visitor's contact, such as an e-mail address; empty if none is given. */
  contact: textUpTo(MODERATION_LIMITS.contact),
})
export type NewContentReport = v.InferInput<typeof NewContentReport>

/** Answer of POST /api/content-reports. */
export const ContentReportTaken = v.object({ isTaken: v.literal(true) })

/** Error codes of /api/content-reports (api/problem.ts). */
const CONTENT_REPORT_REFUSALS = [
  /** 404: there is no such song. */
  'noSubject',
  /** 429: this network has reached the limit of reports per day. */
  'tooManyReports',
  /** 503: storage is unavailable. */
  'away',
] as const
export type ContentReportRefusalCode = (typeof CONTENT_REPORT_REFUSALS)[number]

export const MAX_CONTENT_REPORT_BYTES = 8192
