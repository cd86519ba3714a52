import { brotliCompressSync, constants } from 'node:zlib'
import { fileAnswer } from '#edge/http/fileAnswer.ts'
import { problemAnswer } from '#edge/http/problemAnswer.ts'
import { requestOrigin } from '#edge/http/requestOrigin.ts'
import type { Endpoint } from '#edge/http/route.ts'
import { type ServedFile, textFile } from '#edge/http/servedFile.ts'
import { WITHDRAWABLE_SECONDS } from '#moderation/takedowns.ts'
import { EMBED_HEADERS, EMBED_THEMES, type EmbedRow, embedPage, isEmbedSize } from '../embed/embedPage.ts'
import { embedLanguage } from '../embed/embedWords.ts'
import type { PageSubject } from '../subjects/pageSubject.ts'
import { mostPlayedSongs } from '../subjects/mostPlayedSongs.ts'
import type { ReachNeeds } from '../subjects/reachNeeds.ts'
import { songPrice } from '../subjects/songSubject.ts'
import { subjectOf } from '../subjects/subjectOf.ts'

type Needs = { reach: ReachNeeds; publicOrigins: readonly string[] | null }

/** Most songs in the list of an artist's embed. */
const MAX_ROWS = 12

/** GET /embed/{kind}/{id}: a page for other sites to frame. It plays samples and links to ours (spec: reach.embed). */
export const embeds =
  ({ reach, publicOrigins }: Needs): Endpoint =>
  async (request) => {
    const { kind = '', id = '' } = request.params
    const subject = await subjectOf(reach, kind, id)
    if (subject === null || subject.embed === null) return notFound()
    const theme = request.query('theme')
    const size = request.query('size')
    const html = embedPage(subject, {
      origin: requestOrigin(publicOrigins, request.headers.host ?? ''),
      size: isEmbedSize(size) ? size : 'compact',
      language: embedLanguage(request.query('lang'), request.headers['accept-language']),
      theme: EMBED_THEMES.find((each) => each === theme) ?? null,
      rows: size === 'list' ? await rowsOf(reach, subject) : [],
    })
    return fileAnswer(packedPage(html), `public, max-age=${WITHDRAWABLE_SECONDS}`, request, HEADERS)
  }

async function rowsOf(reach: ReachNeeds, { kind, id }: PageSubject): Promise<readonly EmbedRow[]> {
  if (kind !== 'artist') return []
  const songs = (await mostPlayedSongs(reach, id))?.songs ?? []
  return songs.slice(0, MAX_ROWS).map((found): EmbedRow => ({
    title: found.title,
    price: songPrice(found),
    path: `/song/${found.song.song}`,
    sample: found.sample,
  }))
}

const HEADERS = { ...EMBED_HEADERS, vary: 'Accept-Encoding, Accept-Language' }
/** Compressed while the client waits; higher levels take many times as long and save a few percent. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const packedPage = (html: string): ServedFile => ({
  ...textFile(html, 'text/html; charset=utf-8'),
  br: brotliCompressSync(html, BROTLI),
})

const notFound = () => problemAnswer(404, 'noEmbed', 'Nothing that can be embedded is at this address.')
