import type { ChainSong } from '@musi/api/music/songs'
import type { SongTables } from '#music/songs/songTables.ts'
import { openSinceSeconds } from '#music/songs/songDetails.ts'
import { cachedByMark } from '#platform/cachedByMark.ts'
import { nowSeconds } from '#platform/clock.ts'
import { ObjectsUnreachable } from '#platform/objectsReach.ts'
import { type PublicSong, isOpened, publicSongs } from '../subjects/publicSongs.ts'
import type { ReachNeeds } from '../subjects/reachNeeds.ts'
import type { SizedSample } from './sampleSizes.ts'
import { feedMark } from './songFeeds.ts'

/** Position in the catalogue, which is sorted by last change, newest first, then by id. */
export type CatalogueCursor = { readonly changedSeconds: number; readonly song: string }

export type CatalogueSong = {
  readonly publicSong: PublicSong
  readonly sample: SizedSample | null
  /** Time of its release, or of the artist's last change of its details. */
  readonly changedSeconds: number
}

export type CataloguePage = {
  readonly songs: readonly CatalogueSong[]
  /** Ids of songs that other programs should drop; only on the first page. */
  readonly deleted: readonly string[]
  /** Null on the last page. */
  readonly next: CatalogueCursor | null
}

/** Songs of artists who let other programs list them, in pages (spec: reach.catalogue). */
export type SongCatalogue = {
  /** `after`: null for the first page. Returns null if the songs cannot be read now. */
  page: (after: CatalogueCursor | null) => Promise<CataloguePage | null>
}

const PAGE_SONGS = 100
/** Most registered songs considered, newest first. */
const MAX_READ = 5000
const MAX_DELETED = 1000
/** Ids in one query; databases limit the number of parameters. */
const IDS_PER_QUERY = 500
/** Short enough for a choice made at another server to take effect within a minute. */
const CACHED_MS = 5000

type Listed = Omit<CatalogueSong, 'sample'>
type Catalogue = { readonly songs: readonly Listed[]; readonly deleted: readonly string[] }
type Needs = ReachNeeds & { sampleOf: (song: PublicSong) => Promise<SizedSample | null> }

export function songCatalogue(needs: Needs): SongCatalogue {
  const { clock, sampleOf } = needs
  const catalogue = cachedByMark({
    mark: () => feedMark(needs),
    read: () => readCatalogue(needs),
    forMs: CACHED_MS,
    nowMs: () => clock.now(),
    keeps: (read) => read !== null,
  })
  return {
    async page(after) {
      const all = await catalogue()
      if (all === null) return null
      const { shown, next } = pageAfter(all.songs, placeOf, after)
      try {
        const songs = await Promise.all(
          shown.map(async (each) => ({ ...each, sample: await sampleOf(each.publicSong) })),
        )
        return { songs, deleted: after === null ? all.deleted : [], next }
      } catch (error) {
        if (error instanceof ObjectsUnreachable) return null
        throw error
      }
    },
  }
}

const placeOf = ({ publicSong, changedSeconds }: Listed): CatalogueCursor => ({
  changedSeconds,
  song: publicSong.song.song,
})

/**
 * The part of a list, sorted by `comparePlaces`, that follows a cursor. The song of the cursor may
 * have left the list.
 */
export function pageAfter<Item>(
  all: readonly Item[],
  placeOf: (item: Item) => CatalogueCursor,
  after: CatalogueCursor | null,
): { shown: readonly Item[]; next: CatalogueCursor | null } {
  const rest = after === null ? all : all.filter((each) => comparePlaces(placeOf(each), after) > 0)
  const shown = rest.slice(0, PAGE_SONGS)
  const last = shown.at(-1)
  return { shown, next: last === undefined || shown.length === rest.length ? null : placeOf(last) }
}

export const comparePlaces = (a: CatalogueCursor, b: CatalogueCursor): number =>
  b.changedSeconds - a.changedSeconds || (a.song < b.song ? -1 : Number(a.song > b.song))

async function readCatalogue(needs: Needs): Promise<Catalogue | null> {
  const choices = await needs.feedChoices.choices()
  if (choices === null) return null
  if (choices.size === 0) return { songs: [], deleted: [] }
  const listed: PublicSong[] = []
  const deleted: string[] = []
  let before: { block: number; log: number } | null = null
  for (let readCount = 0; readCount < MAX_READ;) {
    const page = await publicSongs(needs, { artist: null, song: null, before })
    if (page === null) return null
    const ofPage = page.songs.filter(({ song }) => choices.get(song.artist) === true)
    const names = new Set(ofPage.map(({ song }) => song.song))
    listed.push(...ofPage)
    deleted.push(...page.rows.filter((row) => !names.has(row.song) && wasListed(needs, row, choices)).map(idOf))
    readCount += page.rows.length
    const last = page.rows.at(-1)
    if (page.isLast || last === undefined) break
    before = { block: last.block, log: last.log }
  }
  const changes = await changeTimes(
    needs,
    listed.map(({ song }) => song.song),
  )
  if (changes === null) return null
  const songs = listed.map((publicSong): Listed => {
    const changedSeconds = Math.max(openSinceSeconds(publicSong.song), changes.get(publicSong.song.song) ?? 0)
    return { publicSong, changedSeconds }
  })
  return {
    songs: songs.toSorted((a, b) => comparePlaces(placeOf(a), placeOf(b))),
    deleted: deleted.slice(0, MAX_DELETED),
  }
}

const idOf = ({ song }: ChainSong): string => song

/** True if a song may have been in the catalogue: its artist chose it once, it is open, and no earlier song has its recording. */
function wasListed(needs: Needs, row: ChainSong, choices: ReadonlyMap<string, boolean>): boolean {
  const chainSeconds = needs.heads.latest()?.head.timeSeconds ?? nowSeconds(needs.clock)
  return choices.has(row.artist) && row.first === null && isOpened(row, chainSeconds)
}

/** When artists last changed the details of their songs; null if this cannot be read now. */
async function changeTimes(
  { database }: Pick<Needs, 'database'>,
  songs: readonly string[],
): Promise<ReadonlyMap<string, number> | null> {
  const db = await database.tables<SongTables>()
  if (db === null) return null
  const times = new Map<string, number>()
  for (let at = 0; at < songs.length; at += IDS_PER_QUERY) {
    const ids = songs.slice(at, at + IDS_PER_QUERY)
    const rows = await db.selectFrom('songs').select(['song', 'changed_at']).where('song', 'in', ids).execute()
    for (const { song, changed_at: changedAt } of rows) times.set(song, changedAt)
  }
  return times
}
