import { MAX_REPORT_BYTES, Report } from '@musi/api/reports'
import type { Context as Hono } from 'hono'
import type { Bindings, Context } from '../context.ts'
import { problemAnswer } from '../guard/problemAnswer.ts'
import { clientOf } from '../outside/clientLimits.ts'
import type { ReportForwarder } from '../reports/reportForwarder.ts'
import { type Body, readBody } from './readBody.ts'

/** POST /analytics: what is counted (decisions.md §23). */
export const analytics = (context: Context, c: Hono<Bindings>) => received(context, c, context.reports.analytics)

/** POST /errors: what went wrong on a page. */
export const errors = (context: Context, c: Hono<Bindings>) => received(context, c, context.reports.errors, 'exception')

async function received(
  context: Context,
  c: Hono<Bindings>,
  forwarder: ReportForwarder | null,
  only?: Report['kind'],
): Promise<Response> {
  if (forwarder === null) return problemAnswer(404, 'notConfigured', 'This server collects nothing of the kind.')
  if (c.req.method !== 'POST')
    return problemAnswer(405, 'methodNotAllowed', 'Reports are sent with POST.', { allow: 'POST' })
  if (c.req.header('sec-fetch-site') !== 'same-origin')
    return problemAnswer(403, 'foreignSite', 'Reports are taken from the app itself only.')
  const entry = forwarder.limits.enter(clientOf(c.env.incoming.socket.remoteAddress))
  if (!entry.ok)
    return problemAnswer(429, 'tooMany', `Too many reports came. Try again in ${entry.waitSeconds} s.`, {
      'retry-after': String(entry.waitSeconds),
    })
  const hold = context.budget.hold()
  try {
    const body = await readBody(c.env.incoming, MAX_REPORT_BYTES, hold)
    if (body.kind !== 'read') return problemAnswer(...UNREAD[body.kind])
    const report = reportOf(body.text)
    if (report === null || (only !== undefined && report.kind !== only))
      return problemAnswer(400, 'badReport', 'That is not a report of the kind that is taken here.')
    void forwarder.forward(report)
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  } finally {
    hold.release()
    entry.leave()
  }
}

/** Known fields only: what else a page may have written goes nowhere. */
function reportOf(text: string): Report | null {
  try {
    return Report.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

const UNREAD: Readonly<Record<Exclude<Body['kind'], 'read'>, [number, string, string]>> = {
  tooLarge: [413, 'tooLarge', 'A report is 4 kB at most.'],
  busy: [503, 'busy', 'This server is handling as much as it can hold. Try again in a moment.'],
  cut: [400, 'cut', 'The request ended before it was complete.'],
}
