import { problemAnswer } from '#edge/http/problemAnswer.ts'
import type { Endpoint } from '#edge/http/route.ts'
import { canimusFeed, parseCursor } from '../feeds/canimus.ts'
import type { SongCatalogue } from '../feeds/songCatalogue.ts'
import { textFeed } from './textFeed.ts'

type Needs = { songCatalogue: SongCatalogue; publicOrigins: readonly string[] | null }

/** GET /canimus.json: songs of artists who let other programs list them, for other music platforms (spec: reach.catalogue). */
export const canimus =
  ({ songCatalogue, publicOrigins }: Needs): Endpoint =>
  async (request) => {
    const text = request.query('after')
    const after = text === null ? null : parseCursor(text)
    if (after === undefined) return problemAnswer(400, 'badCursor', '"after" is not from the link to a next page.')
    const answer = textFeed({
      publicOrigins,
      type: 'application/canimus+json; charset=utf-8',
      async text(origin) {
        const page = await songCatalogue.page(after)
        return page === null ? null : JSON.stringify(canimusFeed(page, after, origin))
      },
    })
    return await answer(request)
  }
