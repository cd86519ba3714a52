import { EMBED_HEIGHTS, EMBED_WIDTH, type EmbedSize, embedCode } from '@musi/api/page/embed'
import { jsonAnswer } from '#edge/http/answer.ts'
import { problemAnswer } from '#edge/http/problemAnswer.ts'
import { requestOrigin } from '#edge/http/requestOrigin.ts'
import type { Endpoint } from '#edge/http/route.ts'
import { CARD_SIZE } from '../head/headTags.ts'
import { type PageSubject, cardPath } from '../subjects/pageSubject.ts'
import type { ReachNeeds } from '../subjects/reachNeeds.ts'
import { subjectAt } from '../subjects/subjectOf.ts'

type Needs = { reach: ReachNeeds; publicOrigins: readonly string[] | null }

const MIN_WIDTH = 200

/** GET /oembed?url=: how a page of ours is embedded elsewhere, by the oEmbed standard (spec: reach.oembed). */
export const oEmbed =
  ({ reach, publicOrigins }: Needs): Endpoint =>
  async (request) => {
    const format = request.query('format') ?? 'json'
    if (format !== 'json') return problemAnswer(501, 'noSuchFormat', 'Only format=json is answered.')
    const origin = requestOrigin(publicOrigins, request.headers.host ?? '')
    const url = request.query('url') ?? ''
    const path = URL.canParse(url) && new URL(url).origin === origin ? new URL(url).pathname : null
    const subject = path === null ? null : await subjectAt(reach, path)
    if (subject?.hasEmbed !== true)
      return problemAnswer(404, 'noEmbed', 'Nothing that can be embedded is at the address `url`.')
    const width = boundedWidth(request.query('maxwidth'))
    const height = heightWithin(subject, request.query('maxheight'))
    const answer = {
      version: '1.0',
      type: 'rich',
      provider_name: 'Musi',
      provider_url: origin,
      title: subject.title,
      author_name: subject.card.line,
      thumbnail_url: `${origin}${cardPath(subject)}`,
      thumbnail_width: CARD_SIZE.width,
      thumbnail_height: CARD_SIZE.height,
      width,
      height: height.pixels,
      html: embedCode({ origin, ...subject, width, size: height.size }),
      cache_age: 300,
    }
    return jsonAnswer(200, JSON.stringify(answer), { 'cache-control': 'public, max-age=300' })
  }

/** A width that the asking program allows; a wish that is no number counts as none. */
const boundedWidth = (most: string | null): number =>
  most !== null && /^\d{1,5}$/.test(most) ? Math.min(EMBED_WIDTH, Math.max(MIN_WIDTH, Number(most))) : EMBED_WIDTH

/** The largest form that fits. */
function heightWithin({ kind }: PageSubject, most: string | null): { size: EmbedSize; pixels: number } {
  const room = most !== null && /^\d{1,5}$/.test(most) ? Number(most) : Number.POSITIVE_INFINITY
  const sizes = kind === 'artist' ? (['list', 'card', 'compact'] as const) : (['card', 'compact'] as const)
  const size = sizes.find((each) => EMBED_HEIGHTS[each] <= room) ?? 'compact'
  return { size, pixels: EMBED_HEIGHTS[size] }
}
