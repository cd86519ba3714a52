import { ARTIST_TOKENS_PATH } from '@musi/api/paths'
import { answerTo } from '#platform/page/http/ask.ts'
import { type ArtistPage, readArtistPage } from './artist.ts'

/** More than our server ever lists. */
const MAX_PAGES = 100

/** Reads all pages. Throws if there is no answer. */
export async function fetchArtists(): Promise<readonly ArtistPage[]> {
  const pages: ArtistPage[] = []
  for (let from: number | null = 0; from !== null && pages.length < MAX_PAGES;) {
    const page: ArtistPage = await answerTo(`${ARTIST_TOKENS_PATH}?from=${from}`, readArtistPage)
    pages.push(page)
    from = page.next
  }
  return pages
}
