import type { IndexPage } from '#history/chainIndex.ts'
import { cachedByMark } from '#platform/cachedByMark.ts'
import { escapedHtml } from '../head/headTags.ts'
import { fixedPaths } from '../subjects/fixedPages.ts'
import { newestSongs } from '../subjects/newestSongs.ts'
import type { ReachNeeds } from '../subjects/reachNeeds.ts'

/** The parts of the sitemap, one file each. */
export const SITEMAPS = ['pages', 'music', 'market', 'votes'] as const
export type SitemapName = (typeof SITEMAPS)[number]

type SitemapEntry = {
  readonly path: string
  /** Time of the last change; null if it is unknown. */
  readonly changedSeconds: number | null
}

/** A file may have 50,000 URLs; the artists of the songs are in the same file. */
const MAX_SONGS = 5000
const MAX_PIECES = 5000
/** Most pages of proposals to read, 20 proposals each. */
const MAX_PROPOSAL_PAGES = 50
/**
 * Time for which a sitemap is cached; with the age that clients may add, it is a minute. A takedown
 * invalidates it immediately.
 */
const CACHED_MS = 30_000

export type Sitemaps = {
  /** Returns null if the entries cannot be read now. */
  part: (name: SitemapName, origin: string) => Promise<string | null>
  index: (origin: string) => string
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** URLs for search engines, without pages about things that may not be named (spec: reach.sitemap). */
export function sitemaps(needs: ReachNeeds): Sitemaps {
  const { clock, moderation } = needs
  const read = {
    pages: () => Promise.resolve(fixedPaths().map((path): SitemapEntry => ({ path, changedSeconds: null }))),
    music: () => musicEntries(needs),
    market: () => marketEntries(needs),
    votes: () => voteEntries(needs),
  }
  const cached = (name: SitemapName) =>
    cachedByMark({
      mark: moderation.changeCount,
      read: read[name],
      forMs: CACHED_MS,
      nowMs: () => clock.now(),
      keeps: (entries) => entries !== null,
    })
  const parts = { pages: cached('pages'), music: cached('music'), market: cached('market'), votes: cached('votes') }
  return {
    async part(name, origin) {
      const entries = await parts[name]()
      if (entries === null) return null
      const urls = entries.map(({ path, changedSeconds }) => {
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

async function musicEntries(needs: ReachNeeds): Promise<readonly SitemapEntry[] | null> {
  const songs = await newestSongs(needs, { artist: null, limit: MAX_SONGS })
  if (songs === null) return null
  const artists = [...new Set(songs.map(({ song }) => song.artist))]
  return [
    ...songs.map(({ song }): SitemapEntry => ({ path: `/song/${song.song}`, changedSeconds: song.timeSeconds })),
    ...artists.map((artist): SitemapEntry => ({ path: `/artist/${artist}`, changedSeconds: null })),
  ]
}

async function marketEntries({ pieces, names }: ReachNeeds): Promise<readonly SitemapEntry[] | null> {
  const listing = await pieces.pieces()
  if (listing === null) return null
  const collections = listing.collections.filter(({ name, minter }) => !names().isImitation(name, minter ?? ''))
  const shown = new Set(collections.map(({ address }) => address.toLowerCase()))
  return [
    ...collections.map(({ address }): SitemapEntry => ({ path: `/nft/${address}`, changedSeconds: null })),
    ...listing.pieces
      .filter(({ collection }) => shown.has(collection.toLowerCase()))
      .slice(0, MAX_PIECES)
      .map(({ collection, id, releaseSeconds }): SitemapEntry => ({
        path: `/nft/${collection}/${id}`,
        changedSeconds: releaseSeconds,
      })),
  ]
}

async function voteEntries({ index }: ReachNeeds): Promise<readonly SitemapEntry[] | null> {
  const entries: SitemapEntry[] = []
  let before: { block: number; log: number } | null = null
  for (let read = 0; read < MAX_PROPOSAL_PAGES; read += 1) {
    const page: IndexPage<'proposals'> | null = await index.query({ kind: 'proposals', proposal: null, before })
    if (page === null) return null
    entries.push(...page.rows.map(({ id, timeSeconds }) => ({ path: `/vote/${id}`, changedSeconds: timeSeconds })))
    const last = page.rows.at(-1)
    if (page.isLast || last === undefined) break
    before = { block: last.block, log: last.log }
  }
  return entries
}
