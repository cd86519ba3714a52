import * as z from 'zod/mini'

z.config({ jitless: true })

/** What a page may report about itself, if the operator has configured a destination (spec: reports.forwarded). */
export const ANALYTICS_PATH = '/analytics'
export const ERRORS_PATH = '/errors'

export const MAX_REPORT_BYTES = 4096

/** The longest text in a report. The page truncates to this length. */
export const MAX_REPORT_TEXT = 500
const text = z.string().check(z.maxLength(MAX_REPORT_TEXT))

const browser = z.enum(['desktop', 'mobileWeb3', 'mobileRegular'])

export const Report = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pageView'), browser, page: text }),
  z.object({ kind: z.literal('event'), browser, category: text, action: text, label: text }),
  z.object({ kind: z.literal('outboundLink'), browser, label: text }),
  z.object({ kind: z.literal('exception'), browser, description: text, fatal: z.literal(true) }),
])
export type Report = z.infer<typeof Report>
