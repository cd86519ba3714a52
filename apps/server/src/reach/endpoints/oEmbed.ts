import { EMBED_HEIGHTS, EMBED_WIDTH, type EmbedSize, embedCode } from '@musi/api/page/embed'
import { jsonAnswer } from '#edge/http/answer.ts'
import { problemAnswer } from '#edge/http/problemAnswer.ts'
import { requestOrigin } from '#edge/http/requestOrigin.ts'
import type { Endpoint } from '#edge/http/route.ts'
import { WITHDRAWABLE_SECONDS } from '#moderation/takedowns.ts'
import { CARD_SIZE } from '../head/headTags.ts'
import { type PageSubject, cardPath } from '../subjects/pageSubject.ts'
import type { ReachNeeds } from '../subjects/reachNeeds.ts'
import { subjectAt } from '../subjects/subjectOf.ts'

type Needs = { reach: ReachNeeds; publicOrigins: readonly string[] | null }

const MIN_WIDTH = 200

/** GET /oembed?url=: how to embed one of our pages, in the oEmbed format (spec: reach.oembed). */
export const oEmbed =
  ({ reach, publicOrigins }: Needs): Endpoint =>
  async (request) => {
    const format = request.query('format') ?? 'json'
    if (format !== 'json') return problemAnswer(501, 'noSuchFormat', 'Only format=json is answered.')
    const origin = requestOrigin(publicOrigins, request.headers.host ?? '')
    const url = request.query('url') ?? ''
    const path = URL.canParse(url) && new URL(url).origin === origin ? new URL(url).pathname : null
    const subject = path === null ? null : await subjectAt(reach, path)
    if (subject === null || subject.embed === null)
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
      cache_age: WITHDRAWABLE_SECONDS,
    }
    return jsonAnswer(200, JSON.stringify(answer), { 'cache-control': `public, max-age=${WITHDRAWABLE_SECONDS}` })
  }

/** The width of the embed within `maxwidth`; an invalid value is ignored. */
const boundedWidth = (maxWidth: string | null): number =>
  maxWidth !== null && /^\d{1,5}$/.test(maxWidth)
    ? Math.min(EMBED_WIDTH, Math.max(MIN_WIDTH, Number(maxWidth)))
    : EMBED_WIDTH

/** The largest size within `maxheight`. */
function heightWithin({ kind }: PageSubject, maxHeight: string | null): { size: EmbedSize; pixels: number } {
  const available = maxHeight !== null && /^\d{1,5}$/.test(maxHeight) ? Number(maxHeight) : Number.POSITIVE_INFINITY
  const sizes = kind === 'artist' ? (['list', 'card', 'compact'] as const) : (['card', 'compact'] as const)
  const size = sizes.find((each) => EMBED_HEIGHTS[each] <= available) ?? 'compact'
  return { size, pixels: EMBED_HEIGHTS[size] }
}
