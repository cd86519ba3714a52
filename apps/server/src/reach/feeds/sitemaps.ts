import type { IndexPage } from '#history/chainIndex.ts'
import { cachedByMark } from '#platform/cachedByMark.ts'
import { escapedHtml } from '../head/headTags.ts'
import { fixedPaths } from '../subjects/fixedPages.ts'
import { type PublicSong, publicSongs } from '../subjects/publicSongs.ts'
import type { ReachNeeds } from '../subjects/reachNeeds.ts'

/** The parts of the sitemap, each a file of its own. */
export const SITEMAPS = ['pages', 'music', 'market', 'votes'] as const
export type SitemapName = (typeof SITEMAPS)[number]

type Place = { readonly path: string; /** Null if unknown. */ readonly changedSeconds: number | null }

/** A file may have 50,000 addresses; songs are followed by their artists. */
const MAX_SONGS = 5000
const MAX_PIECES = 5000
/** Pages of proposals, 20 each. */
const MAX_PROPOSAL_PAGES = 50
/** Within the minute in which a takedown holds everywhere. */
const CACHED_MS = 30_000

export type Sitemaps = {
  /** Returns null if the places cannot be read now. */
  part: (name: SitemapName, origin: string) => Promise<string | null>
  index: (origin: string) => string
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The addresses that search engines are told about: nothing that may not be named (spec: reach.sitemap). */
export function sitemaps(needs: ReachNeeds): Sitemaps {
  const { clock, takedowns } = needs
  const read = {
    pages: () => Promise.resolve(fixedPaths().map((path): Place => ({ path, changedSeconds: null }))),
    music: () => musicPlaces(needs),
    market: () => marketPlaces(needs),
    votes: () => votePlaces(needs),
  }
  const cached = (name: SitemapName) =>
    cachedByMark({
      mark: takedowns.changeCount,
      read: read[name],
      forMs: CACHED_MS,
      nowMs: () => clock.now(),
      keeps: (places) => places !== null,
    })
  const parts = { pages: cached('pages'), music: cached('music'), market: cached('market'), votes: cached('votes') }
  return {
    async part(name, origin) {
      const places = await parts[name]()
      if (places === null) return null
      const urls = places.map(({ path, changedSeconds }) => {
        const date = changedSeconds === null ? '' : `<lastmod>${dayText(changedSeconds)}</lastmod>`
        return `<url><loc>${escapedHtml(origin + path)}</loc>${date}</url>`
      })
      return `${XML}<urlset ${SCHEMA}>${urls.join('')}</urlset>\n`
    },
    index: (origin) => {
      const all = SITEMAPS.map(
        (name) => `<sitemap><loc>${escapedHtml(`${origin}/sitemaps/${name}.xml`)}</loc></sitemap>`,
      )
      return `${XML}<sitemapindex ${SCHEMA}>${all.join('')}</sitemapindex>\n`
    },
  }
}

const dayText = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10)

/** The newest songs that may be named; null if they cannot be read now. */
async function newestSongs(
  needs: ReachNeeds,
  artist: string | null,
  most: number,
): Promise<readonly PublicSong[] | null> {
  const songs: PublicSong[] = []
  let before: { block: number; log: number } | null = null
  while (songs.length < most) {
    const page = await publicSongs(needs, { artist, song: null, before })
    if (page === null) return null
    songs.push(...page.songs)
    const last = page.rows.at(-1)
    if (page.isLast || last === undefined) break
    before = { block: last.block, log: last.log }
  }
  return songs.slice(0, most)
}

async function musicPlaces(needs: ReachNeeds): Promise<readonly Place[] | null> {
  const songs = await newestSongs(needs, null, MAX_SONGS)
  if (songs === null) return null
  const artists = [...new Set(songs.map(({ song }) => song.artist))]
  return [
    ...songs.map(({ song }): Place => ({ path: `/song/${song.song}`, changedSeconds: song.timeSeconds })),
    ...artists.map((artist): Place => ({ path: `/artist/${artist}`, changedSeconds: null })),
  ]
}

async function marketPlaces({ pieces, names }: ReachNeeds): Promise<readonly Place[] | null> {
  const listing = await pieces.pieces()
  if (listing === null) return null
  const collections = listing.collections.filter(({ name, minter }) => !names().isImitation(name, minter ?? ''))
  const shown = new Set(collections.map(({ address }) => address.toLowerCase()))
  return [
    ...collections.map(({ address }): Place => ({ path: `/nft/${address}`, changedSeconds: null })),
    ...listing.pieces
      .filter(({ collection }) => shown.has(collection.toLowerCase()))
      .slice(0, MAX_PIECES)
      .map(({ collection, id, releaseSeconds }): Place => ({
        path: `/nft/${collection}/${id}`,
        changedSeconds: releaseSeconds,
      })),
  ]
}

async function votePlaces({ index }: ReachNeeds): Promise<readonly Place[] | null> {
  const places: Place[] = []
  let before: { block: number; log: number } | null = null
  for (let read = 0; read < MAX_PROPOSAL_PAGES; read += 1) {
    const page: IndexPage<'proposals'> | null = await index.query({ kind: 'proposals', proposal: null, before })
    if (page === null) return null
    places.push(...page.rows.map(({ id, timeSeconds }) => ({ path: `/vote/${id}`, changedSeconds: timeSeconds })))
    const last = page.rows.at(-1)
    if (page.isLast || last === undefined) break
    before = { block: last.block, log: last.log }
  }
  return places
}
