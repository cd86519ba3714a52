import { problemAnswer } from '#edge/http/problemAnswer.ts'
import type { Endpoint } from '#edge/http/route.ts'
import type { FirstPictures } from '#market/pieces/firstPictures.ts'
import type { WebApp } from '../web/webApp.ts'

/** GET of all other paths: the page and its files. Without a built app, another program serves them. */
export const page =
  ({ webApp, firstPictures }: { webApp: WebApp | null; firstPictures: FirstPictures }): Endpoint =>
  async (request) => {
    if (webApp === null) return problemAnswer(404, 'notFound', 'There is nothing at this address.')
    const path = `/${request.params['rest'] ?? ''}`
    return webApp.answer(path, request, await firstPictures(path))
  }
