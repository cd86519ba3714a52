import { problemAnswer } from '#edge/http/problemAnswer.ts'
import type { Endpoint } from '#edge/http/route.ts'
import type { WebApp } from '../web/webApp.ts'

/** GET of everything else: the page and its files. Without a built app, another program serves them. */
export const page =
  ({ webApp }: { webApp: WebApp | null }): Endpoint =>
  (request) =>
    webApp === null
      ? problemAnswer(404, 'notFound', 'There is nothing at this address.')
      : webApp.answer(`/${request.params['rest'] ?? ''}`, request)
