import type { Config } from '../config.ts'
import type { Context } from '../context.ts'
import { reportForwarder } from './reportForwarder.ts'

type Tools = Omit<Parameters<typeof reportForwarder>[0], 'name' | 'url'>

/** Off unless configured (decisions.md §28). */
export function reportsOf(
  { analyticsUrl, errorReportUrl }: Pick<Config, 'analyticsUrl' | 'errorReportUrl'>,
  tools: Tools,
): Context['reports'] {
  const to = (name: string, url: string | null) => (url === null ? null : reportForwarder({ name, url, ...tools }))
  return { analytics: to('MUSI_ANALYTICS_URL', analyticsUrl), errors: to('MUSI_ERROR_REPORT_URL', errorReportUrl) }
}
