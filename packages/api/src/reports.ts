import * as v from 'valibot'

/** What a page may report about itself, if the operator has configured a destination (spec: reports.forwarded). */
export const ANALYTICS_PATH = '/analytics'
export const ERRORS_PATH = '/errors'

export const MAX_REPORT_BYTES = 4096

/** The longest text in a report. The page truncates to this length. */
export const MAX_REPORT_TEXT = 500
const text = v.pipe(v.string(), v.maxLength(MAX_REPORT_TEXT))

const browser = v.picklist(['desktop', 'mobileWeb3', 'mobileRegular'])

export const Report = v.variant('kind', [
  v.object({ kind: v.literal('pageView'), browser, page: text }),
  v.object({ kind: v.literal('event'), browser, category: text, action: text, label: text }),
  v.object({ kind: v.literal('outboundLink'), browser, label: text }),
  v.object({ kind: v.literal('exception'), browser, description: text, fatal: v.literal(true) }),
])
export type Report = v.InferInput<typeof Report>
