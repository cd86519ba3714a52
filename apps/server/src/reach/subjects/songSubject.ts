import { significantAmount } from '@musi/domain/amount/amountText'
import { groupedText } from '@musi/domain/amount/groupedText'
import { safeText } from '@musi/domain/safeText'
import { SONG_LIMITS } from '@musi/domain/text/textLimits'
import { type PageSubject, cardPath } from './pageSubject.ts'
import { type PublicSong, publicSongs } from './publicSongs.ts'
import type { ReachNeeds } from './reachNeeds.ts'

const SONG_ID = /^0x[0-9a-f]{64}$/
const PRICE_DIGITS = 6

/** A song's subject; null if it is unknown or may not be named. */
export async function songSubject(needs: ReachNeeds, identifier: string): Promise<PageSubject | null> {
  const id = identifier.toLowerCase()
  if (!SONG_ID.test(id)) return null
  const page = await publicSongs(needs, { artist: null, song: id, before: null })
  const [found] = page?.songs ?? []
  return found === undefined ? null : subjectOfSong(found)
}

/** The price of a play, such as "3 MIRA"; empty if the token has no name that may be used, or the song is retired. */
export function songPrice({ song, token }: Pick<PublicSong, 'song' | 'token'>): string {
  if (token === null || song.isRetired) return ''
  const currency = { kind: 'token', ...token } as const
  return `${groupedText(significantAmount({ currency, raw: BigInt(song.cost) }, PRICE_DIGITS))} ${token.symbol}`
}

function subjectOfSong(found: PublicSong): PageSubject {
  const { song, title, artist } = found
  const { about } = song
  const price = songPrice(found)
  const text = safeText(about.description, SONG_LIMITS.description)
  const listeners =
    song.listeners === 1 ? '1 listener has paid for it.' : `${song.listeners} listeners have paid for it.`
  const place = { kind: 'song', id: song.song } as const
  const path = `/song/${song.song}`
  return {
    ...place,
    path,
    title: `${title} by ${artist}`,
    description: [price === '' ? '' : `One play costs ${price}.`, song.listeners > 0 ? listeners : '', text]
      .filter((part) => part !== '')
      .join(' '),
    openGraphType: 'music.song',
    card: {
      label: 'Song',
      title,
      line: artist,
      figure: price === '' ? '' : `${price} a play`,
      picture: { kind: 'sleeve', seed: song.song, artwork: about.artwork },
    },
    data: (origin) => ({
      '@type': 'MusicRecording',
      name: title,
      url: `${origin}${path}`,
      image: `${origin}${cardPath(place)}`,
      byArtist: { '@type': 'MusicGroup', name: artist, url: `${origin}/artist/${song.artist}` },
      datePublished: about.released_date,
      genre: safeText(about.genre, SONG_LIMITS.genre),
      ...(about.sound === null ? {} : { duration: `PT${Math.round(about.sound.durationMs / 1000)}S` }),
    }),
    sample: found.sample,
    embed: { kind: 'play', price },
    feeds: [],
  }
}
