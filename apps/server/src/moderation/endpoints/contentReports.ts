import { type ContentReportRefusalCode, NewContentReport } from '@musi/api/moderation/contentReports'
import { jsonAnswer } from '#edge/http/answer.ts'
import { awayAnswer, problemAnswer } from '#edge/http/problemAnswer.ts'
import { requestJson } from '#edge/http/requestJson.ts'
import type { Endpoint } from '#edge/http/route.ts'
import type { ServiceNeeds } from '#history/serviceNeeds.ts'
import { addReport } from '../contentReports.ts'
import type { ModerationTables } from '../moderationTables.ts'

const ENOUGH: ContentReportRefusalCode = 'enough'

/** POST /api/content-reports: a visitor's report for the operators; no account is needed (spec: moderation.report). */
export const contentReports =
  ({ database, clock }: Pick<ServiceNeeds, 'database' | 'clock'>): Endpoint =>
  async (request) => {
    const body = await requestJson(request, NewContentReport)
    if (!body.ok) return body.answer
    const db = await database.tables<ModerationTables>()
    if (db === null) return awayAnswer()
    return (await addReport(db, request.client, body.value, clock.now()))
      ? jsonAnswer(200, JSON.stringify({ isTaken: true }))
      : problemAnswer(429, ENOUGH, 'This network has sent its reports of the day. Write to the operator instead.')
  }
