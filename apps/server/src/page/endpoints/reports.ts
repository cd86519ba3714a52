import { Report } from '@musi/api/page/reports'
import * as v from 'valibot'
import type { Answer } from '#edge/http/answer.ts'
import { busyAnswer, problemAnswer } from '#edge/http/problemAnswer.ts'
import type { BodyTrouble } from '#edge/http/requestBody.ts'
import type { Endpoint } from '#edge/http/route.ts'
import { readJson } from '#platform/readJson.ts'
import type { ReportForwarder } from '../reports/reportForwarder.ts'

/** Forwards one kind of report; null if this kind is not collected. */
type Forwarder = Pick<ReportForwarder, 'forward'> | null

/** POST /analytics: page statistics (spec: reports.forwarded). */
export const analytics = ({ reports }: { reports: { analytics: Forwarder } }): Endpoint => received(reports.analytics)

/** POST /errors: an error on a page. */
export const errors = ({ reports }: { reports: { errors: Forwarder } }): Endpoint =>
  received(reports.errors, 'exception')

function received(forwarder: Forwarder, only?: Report['kind']): Endpoint {
  return async ({ body }): Promise<Answer> => {
    if (forwarder === null) return problemAnswer(404, 'notConfigured', 'This server does not collect these reports.')
    const read = await body.text()
    if (read.kind !== 'read') return unread(read.kind)
    const report = reportOf(read.text)
    if (report === null || (only !== undefined && report.kind !== only))
      return problemAnswer(400, 'badReport', 'This is not a report that this path accepts.')
    void forwarder.forward(report)
    return { status: 204, headers: { 'cache-control': 'no-store' }, body: null }
  }
}

/** Only known fields are forwarded; all others are dropped. */
function reportOf(text: string): Report | null {
  const json = readJson(text)
  const parsed = json.ok ? v.safeParse(Report, json.value) : null
  return parsed?.success === true ? parsed.output : null
}

function unread(trouble: BodyTrouble): Answer {
  if (trouble === 'busy') return busyAnswer()
  return trouble === 'tooLarge'
    ? problemAnswer(413, 'tooLarge', 'A report is 4 kB at most.')
    : problemAnswer(400, 'cut', 'The request ended before it was complete.')
}
