import { CANIMUS_PATH } from '@musi/api/paths'
import { safeText } from '@musi/domain/safeText'
import { SONG_LIMITS } from '@musi/domain/text/textLimits'
import { openSinceSeconds } from '#music/songs/songDetails.ts'
import { CARD_SIZE, escapedHtml } from '../head/headTags.ts'
import { cardPath } from '../subjects/pageSubject.ts'
import type { CatalogueCursor, CataloguePage, CatalogueSong } from './songCatalogue.ts'

const CURSOR = /^(\d{1,12})-(0x[0-9a-f]{64})$/

/** Returns undefined if the text is not a cursor. */
export function parseCursor(text: string): CatalogueCursor | undefined {
  const [, seconds, song] = CURSOR.exec(text) ?? []
  return seconds === undefined || song === undefined ? undefined : { changedSeconds: Number(seconds), song }
}

const cursorText = ({ changedSeconds, song }: CatalogueCursor): string => `${changedSeconds}-${song}`

const pageAddress = (origin: string, after: CatalogueCursor | null): string =>
  `${origin}${CANIMUS_PATH}${after === null ? '' : `?after=${cursorText(after)}`}`

const dayText = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10)

const songUrl = (origin: string, song: string): string => `${origin}/song/${song}`

/** A page of the catalogue in the Canimus format, which music platforms read from each other (spec: reach.catalogue). */
export function canimusFeed(page: CataloguePage, after: CatalogueCursor | null, origin: string): object {
  const { songs, deleted, next } = page
  const current = pageAddress(origin, null)
  const byArtist = Map.groupBy(songs, ({ publicSong }) => publicSong.song.artist)
  return {
    type: 'feed',
    name: 'Musi',
    url: `${origin}/jukebox`,
    uid: current,
    summary: 'Songs of artists who let other programs list them, with samples.',
    links: [
      { rel: 'self', name: 'This page', href: pageAddress(origin, after) },
      { rel: 'current', name: 'First page', href: current },
      ...(next === null ? [] : [{ rel: 'next', name: 'Next page', href: pageAddress(origin, next) }]),
    ],
    deleted: deleted.map((song) => ({ uid: song, url: songUrl(origin, song) })),
    children: [...byArtist].map(([artist, ofArtist]) => ({
      type: 'artist',
      uid: artist,
      name: ofArtist[0]?.publicSong.artist,
      url: `${origin}/artist/${artist}`,
      children: ofArtist.map((each) => track(each, origin)),
    })),
  }
}

function track({ publicSong, sample, changedSeconds }: CatalogueSong, origin: string): object {
  const { song, title, artist } = publicSong
  const { about } = song
  const url = songUrl(origin, song.song)
  const text = safeText(about.description, SONG_LIMITS.description)
  const genre = safeText(about.genre, SONG_LIMITS.genre)
  const preview = about.sound?.preview ?? null
  return {
    type: 'track',
    uid: song.song,
    name: title,
    artist,
    url,
    'release-date': dayText(openSinceSeconds(song)),
    'updated-date': dayText(changedSeconds),
    images: { main: picture(publicSong, origin) },
    // In this format, the description is HTML.
    ...(text === '' ? {} : { description: escapedHtml(text) }),
    ...(genre === '' ? {} : { genre }),
    ...(about.sound === null ? {} : { duration: about.sound.durationMs / 1000 }),
    links: [{ rel: 'support', name: 'Pay for a play on Musi', href: url, type: 'text/html' }],
    media:
      sample === null || preview === null
        ? []
        : [
            {
              type: 'audio/mpeg',
              src: origin + sample.path,
              size: sample.bytes,
              duration: preview.durationMs / 1000,
              label: 'Sample',
            },
          ],
  }
}

function picture({ song, title, artist }: CatalogueSong['publicSong'], origin: string): object {
  const alt = `${title} by ${artist}`
  const { artwork } = song.about
  if (artwork !== null) return { src: origin + artwork, alt }
  return { src: origin + cardPath({ kind: 'song', id: song.song }), alt, type: 'image/png', ...CARD_SIZE }
}
