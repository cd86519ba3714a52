import { ARTIST_TOKENS_PATH } from '@musi/api/paths'
import { fromJson } from '@musi/domain/untrusted'
import { fromServer } from '#platform/page/http/fromServer.ts'
import { type ArtistPage, readArtistPage } from './artist.ts'

/** A page that waits for it is closed until then. */
const TIMEOUT_MS = 8000
/** More than our server ever lists. */
const MOST_PAGES = 100

/** The pages as they came; the browser asks our server whether those that it keeps have changed. */
export async function fetchArtists(): Promise<readonly string[]> {
  const texts: string[] = []
  for (let from: number | null = 0; from !== null && texts.length < MOST_PAGES;) {
    const answer: Response = await fromServer(`${ARTIST_TOKENS_PATH}?from=${from}`, TIMEOUT_MS, { cache: 'no-cache' })
    if (answer.status !== 200) throw new Error(`${ARTIST_TOKENS_PATH} answered with ${answer.status}.`)
    const text = await answer.text()
    texts.push(text)
    from = pageOf(text).next
  }
  return texts
}

export function pageOf(text: string): ArtistPage {
  const page = fromJson(text, readArtistPage)
  if (page === undefined) throw new Error(`${ARTIST_TOKENS_PATH} answered with something that is no page of artists.`)
  return page
}
