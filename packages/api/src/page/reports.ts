import * as v from 'valibot'
import { MAX_REPORT_TEXT } from './reportText.ts'

export const MAX_REPORT_BYTES = 4096

const text = v.pipe(v.string(), v.maxLength(MAX_REPORT_TEXT))

const browser = v.picklist(['desktop', 'mobileWeb3', 'mobileRegular'])

export const Report = v.variant('kind', [
  v.object({ kind: v.literal('pageView'), browser, page: text }),
  v.object({ kind: v.literal('event'), browser, category: text, action: text, label: text }),
  v.object({ kind: v.literal('outboundLink'), browser, label: text }),
  v.object({ kind: v.literal('exception'), browser, description: text, fatal: v.literal(true) }),
])
export type Report = v.InferInput<typeof Report>
