import { SONGS_FEED_PATH, artistFeedPath } from '@musi/api/paths'
import type { Address } from '@musi/domain/address'
import { safeText } from '@musi/domain/safeText'
import { SONG_LIMITS } from '@musi/domain/text/textLimits'
import { openSinceSeconds } from '#music/songs/songDetails.ts'
import { cachedByMark } from '#platform/cachedByMark.ts'
import { ObjectsUnreachable } from '#platform/objectsReach.ts'
import { RecentMap } from '#platform/recentMap.ts'
import { newestSongs } from '../subjects/newestSongs.ts'
import type { PublicSong } from '../subjects/publicSongs.ts'
import type { ReachNeeds } from '../subjects/reachNeeds.ts'
import { type FeedItem, rss } from './rss.ts'
import type { SizedSample } from './sampleSizes.ts'

const MAX_ITEMS = 100
/** Most songs considered for a feed: the newest by registration, because the order by release may differ. */
const MAX_READ = 5000
/**
 * Time for which a list is cached. With the age that endpoints allow, a choice made at another
 * server takes effect within a minute.
 */
const CACHED_MS = 5000
/** Feeds of at most 100 songs of some kilobytes each. */
const MAX_CACHED = 32

type Songs = readonly { readonly publicSong: PublicSong; readonly sample: SizedSample | null }[]

/** RSS feeds of the songs of artists who let other programs list them (spec: reach.feeds). */
export type SongFeeds = {
  /** Returns null if the songs cannot be read now. */
  all: (origin: string) => Promise<string | null>
  /** The caller has checked that the artist chose to be listed. */
  ofArtist: (artist: Address, origin: string) => Promise<string | null>
}

type Needs = ReachNeeds & { sampleOf: (song: PublicSong) => Promise<SizedSample | null> }

export function songFeeds(needs: Needs): SongFeeds {
  const { clock, feedChoices, sampleOf } = needs
  const cached = new RecentMap<string, () => Promise<Songs | null>>(MAX_CACHED)

  async function read(artist: Address | null): Promise<Songs | null> {
    const choices = artist === null ? await feedChoices.choices() : new Map([[artist as string, true]])
    if (choices === null) return null
    if (![...choices.values()].includes(true)) return []
    const isWanted = (each: string) => choices.get(each) === true
    const songs = await newestSongs(needs, { artist, limit: MAX_READ, maxRead: MAX_READ, isWanted })
    if (songs === null) return null
    const newest = songs.toSorted((a, b) => openSinceSeconds(b.song) - openSinceSeconds(a.song)).slice(0, MAX_ITEMS)
    try {
      return await Promise.all(newest.map(async (publicSong) => ({ publicSong, sample: await sampleOf(publicSong) })))
    } catch (error) {
      if (error instanceof ObjectsUnreachable) return null
      throw error
    }
  }

  function songsOf(artist: Address | null): Promise<Songs | null> {
    const key = artist ?? ''
    const known =
      cached.get(key) ??
      cachedByMark({
        mark: () => feedMark(needs),
        read: () => read(artist),
        forMs: CACHED_MS,
        nowMs: () => clock.now(),
        keeps: (songs) => songs !== null,
      })
    cached.set(key, known)
    return known()
  }

  return {
    async all(origin) {
      const songs = await songsOf(null)
      const items = songs?.map(({ publicSong, sample }) =>
        itemOf(publicSong, `${publicSong.title} by ${publicSong.artist}`, sample),
      )
      const description = 'The newest songs on Musi, of artists who let other programs list them, with samples.'
      const channel = { title: 'New songs on Musi', description, path: '/jukebox', feedPath: SONGS_FEED_PATH }
      return items === undefined ? null : rss(channel, items, origin)
    },
    async ofArtist(artist, origin) {
      const songs = await songsOf(artist)
      const items = songs?.map(({ publicSong, sample }) => itemOf(publicSong, publicSong.title, sample))
      const name = songs?.[0]?.publicSong.artist ?? needs.names().artist(artist)
      const channel = {
        title: `${name} on Musi`,
        description: `Songs by ${name}, with samples.`,
        path: `/artist/${artist}`,
        feedPath: artistFeedPath(artist),
      }
      return items === undefined ? null : rss(channel, items, origin)
    },
  }
}

/** Changes whenever something at this server changes which songs are in the feeds. */
export const feedMark = ({ moderation, feedChoices, songService }: ReachNeeds): string =>
  `${moderation.changeCount()} ${feedChoices.changeCount()} ${songService.changeCount()}`

const itemOf = ({ song, title, artist }: PublicSong, shownTitle: string, sample: SizedSample | null): FeedItem => ({
  title: shownTitle,
  description: safeText(song.about.description, SONG_LIMITS.description) || `${title} by ${artist}`,
  path: `/song/${song.song}`,
  publishedSeconds: openSinceSeconds(song),
  sample,
})
