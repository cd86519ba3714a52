import type { ANALYTICS_PATH, ERRORS_PATH, MAX_REPORT_TEXT, Report } from '@musi/api/reports'
import type { AnalyticsEvent } from '@musi/domain/analytics/analyticsEvent'
import { config } from '../config/config.ts'
import { isMobile } from '../config/isMobile.ts'

// The schemas stay on the server (see parsePageConfig).
const TO: { analytics: typeof ANALYTICS_PATH; errors: typeof ERRORS_PATH } = {
  analytics: '/analytics',
  errors: '/errors',
}
const LONGEST: typeof MAX_REPORT_TEXT = 500

type Said<Of> = Of extends Report ? Omit<Of, 'browser'> : never

const browser = (): Report['browser'] => (isMobile() ? (window.ethereum ? 'mobileWeb3' : 'mobileRegular') : 'desktop')

const cut = (_key: string, value: unknown) => (typeof value === 'string' ? value.slice(0, LONGEST) : value)

/** To our own server, in the background; nobody waits for it and nothing depends on it. */
function send(where: keyof typeof TO, said: Said<Report>): void {
  if (!config().reports[where]) return
  const body = JSON.stringify({ ...said, browser: browser() }, cut)
  const headers = { 'content-type': 'application/json' }
  // Kept alive: the page may be on its way out. A browser that does not want to send has its reasons.
  fetch(TO[where], { method: 'POST', keepalive: true, headers, body }).catch(() => {})
}

/** Each of these sends nothing unless whoever runs the app has configured it (spec: reports.off-by-default). */
export const pageView = (page: string): void => send('analytics', { kind: 'pageView', page })

export const event = (counted: AnalyticsEvent): void => send('analytics', { kind: 'event', ...counted })

export const outboundLink = (label: string): void => send('analytics', { kind: 'outboundLink', label })

export function exception(description: string): void {
  const said = { kind: 'exception', description, fatal: true } as const
  send('analytics', said)
  send('errors', said)
}
