import { artistFeedPath } from '@musi/api/paths'
import { parseAddress } from '@musi/domain/address'
import { mostPlayedSongs } from './mostPlayedSongs.ts'
import { type PageSubject, cardPath } from './pageSubject.ts'
import type { ReachNeeds } from './reachNeeds.ts'

/** Most song titles in the description of an artist. */
const MAX_TITLES = 3

/** The subject of an artist with a song that may be named; null for any other account. */
export async function artistSubject(needs: ReachNeeds, identifier: string): Promise<PageSubject | null> {
  const artist = parseAddress(identifier)
  if (artist === null) return null
  const page = await mostPlayedSongs(needs, artist)
  const songs = page?.songs ?? []
  const [first] = songs
  if (first === undefined) return null
  const isListed = await needs.feedChoices.isListed(artist)
  const name = first.artist
  const count = songs.length === 1 ? '1 song' : `${songs.length}${page?.isLast === false ? '+' : ''} songs`
  const titles = songs.slice(0, MAX_TITLES).map(({ title }) => title)
  const place = { kind: 'artist', id: artist } as const
  const path = `/artist/${artist}`
  return {
    ...place,
    path,
    title: name,
    description: `${count} by ${name} on Musi: ${titles.join(', ')}.`,
    openGraphType: 'profile',
    card: {
      label: 'Artist',
      title: name,
      line: titles.join(' · '),
      figure: count,
      picture: { kind: 'sleeve', seed: first.token?.address ?? first.song.token, artwork: null },
    },
    data: (origin) => ({
      '@type': 'MusicGroup',
      name,
      url: `${origin}${path}`,
      image: `${origin}${cardPath(place)}`,
      track: songs.slice(0, MAX_TITLES).map(({ song, title }) => ({
        '@type': 'MusicRecording',
        name: title,
        url: `${origin}/song/${song.song}`,
      })),
    }),
    sample: first.sample,
    embed: { kind: 'songs', count: songs.length, isMore: page?.isLast === false },
    feeds:
      isListed === true
        ? [{ type: 'application/rss+xml', path: artistFeedPath(artist), title: `${name} on Musi` }]
        : [],
  }
}
