import type { Config } from '#platform/config/config.ts'
import { type ReportForwarder, reportForwarder } from './reportForwarder.ts'

/** The forwarder of each kind of report; null if this kind is not collected. */
type Reports = Readonly<Record<'analytics' | 'errors', ReportForwarder | null>>
type Tools = Omit<Parameters<typeof reportForwarder>[0], 'name' | 'url'>

/** Off unless configured (spec: reports.off-by-default). */
export function reportsOf(
  { analyticsUrl, errorReportUrl }: Pick<Config, 'analyticsUrl' | 'errorReportUrl'>,
  tools: Tools,
): Reports {
  const forwarderFor = (name: string, url: string | null) =>
    url === null ? null : reportForwarder({ name, url, ...tools })
  return {
    analytics: forwarderFor('MUSI_ANALYTICS_URL', analyticsUrl),
    errors: forwarderFor('MUSI_ERROR_REPORT_URL', errorReportUrl),
  }
}
