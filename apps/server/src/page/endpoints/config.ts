import type { PageConfig } from '@musi/api/page/pageConfig'
import { jsonAnswer } from '#edge/http/answer.ts'
import type { Endpoint } from '#edge/http/route.ts'

/** GET /config: the configuration that is also embedded in the page. */
export const config =
  ({ pageConfig }: { pageConfig: () => PageConfig }): Endpoint =>
  () =>
    jsonAnswer(200, JSON.stringify(pageConfig()))
