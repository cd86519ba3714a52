import type { Report } from '@musi/api/page/reports'
import { ANALYTICS_PATH, ERRORS_PATH } from '@musi/api/paths'
import { MAX_REPORT_TEXT } from '@musi/api/page/reportText'
import type { AnalyticsEvent } from '@musi/domain/analytics/analyticsEvent'
import { config } from '../config/config.ts'
import { isMobile } from '../config/isMobile.ts'

const PATHS = { analytics: ANALYTICS_PATH, errors: ERRORS_PATH } as const

type ReportBody<Entry> = Entry extends Report ? Omit<Entry, 'browser'> : never

const browser = (): Report['browser'] => (isMobile() ? (window.ethereum ? 'mobileWeb3' : 'mobileRegular') : 'desktop')

const truncateText = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.slice(0, MAX_REPORT_TEXT) : value

/** Sends a report to our own server in the background. Nothing waits for it or depends on it. */
function send(endpoint: keyof typeof PATHS, entry: ReportBody<Report>): void {
  if (!config().reports[endpoint]) return
  const body = JSON.stringify({ ...entry, browser: browser() }, truncateText)
  const headers = { 'content-type': 'application/json' }
  // Uses keepalive, because the page may be unloading. Errors are ignored.
  // oxlint-disable-next-line no-restricted-globals -- it outlives the page, and nobody waits for it
  fetch(PATHS[endpoint], { method: 'POST', keepalive: true, headers, body }).catch(() => {})
}

/** Each of these sends nothing unless the operator has configured it (spec: reports.off-by-default). */
export const pageView = (page: string): void => send('analytics', { kind: 'pageView', page })

export const event = (details: AnalyticsEvent): void => send('analytics', { kind: 'event', ...details })

export const outboundLink = (label: string): void => send('analytics', { kind: 'outboundLink', label })

export function exception(description: string): void {
  const entry = { kind: 'exception', description, fatal: true } as const
  send('analytics', entry)
  send('errors', entry)
}
