import { type ContentReportRefusalCode, NewContentReport } from '@musi/api/moderation/contentReports'
import { type Subject, ownerOfPicture, parseSubject } from '@musi/domain/moderation/subject'
import { jsonAnswer } from '#edge/http/answer.ts'
import { awayAnswer, problemAnswer } from '#edge/http/problemAnswer.ts'
import { requestJson } from '#edge/http/requestJson.ts'
import type { Endpoint } from '#edge/http/route.ts'
import type { ChainIndex } from '#history/chainIndex.ts'
import type { ServiceNeeds } from '#history/serviceNeeds.ts'
import { addReport } from '../contentReports.ts'
import type { ModerationTables } from '../moderationTables.ts'

const TOO_MANY: ContentReportRefusalCode = 'tooManyReports'
const NO_SUBJECT: ContentReportRefusalCode = 'noSubject'

type Needs = Pick<ServiceNeeds, 'database' | 'clock'> & { index: Pick<ChainIndex, 'query' | 'status'> }

/** POST /api/content-reports: a visitor's report for the operators; no account is needed (spec: moderation.report). */
export const contentReports =
  ({ database, clock, index }: Needs): Endpoint =>
  async (request) => {
    const body = await requestJson(request, NewContentReport)
    if (!body.ok) return body.answer
    const subject = parseSubject(body.value.subject)
    if (subject !== null && (await isMissing(index, subject)))
      return problemAnswer(404, NO_SUBJECT, 'There is no such song.')
    const db = await database.tables<ModerationTables>()
    if (db === null) return awayAnswer()
    return (await addReport(db, request.client, body.value, clock.now()))
      ? jsonAnswer(200, JSON.stringify({ isTaken: true }))
      : problemAnswer(429, TOO_MANY, 'This network has sent its reports of the day. Write to the operator instead.')
  }

/**
 * True if the history, which is current, has no such song. Other subjects may exist without being in it: a token of a
 * list, a collection of somebody else, an account that never acted.
 */
async function isMissing(index: Needs['index'], subject: Subject): Promise<boolean> {
  const { kind, id } = ownerOfPicture(subject)
  if (kind !== 'song' || !index.status().isFollowing) return false
  const page = await index.query<'songs'>({ kind: 'songs', song: id, artist: null, before: null })
  return page !== null && page.rows.length === 0 && index.status().isFollowing
}
