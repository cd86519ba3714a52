import type { World } from '@musi/contracts/deploy/world'
import { type SongTexts, mapSongTexts } from '@musi/domain/text/textLimits'
import { parseUnits } from 'viem'
import { type SeededArtist, earlierSongIdOf, seededArtists, songIdOf } from './artists.ts'
import { SHARED_NONCE, SHARED_TITLE } from './owedShareEvents.ts'
import { PREMIERES, PREMIERE_NONCE } from './premieres.ts'
import { SONG_TEXTS, recordingName } from './songTexts.ts'

/** A holding that opens a song without payment. */
type Key = { kind: 'token'; token: `0x${string}`; atLeast: string } | { kind: 'collectible'; collection: `0x${string}` }

/** Details of a song that an artist gives the server. */
export type OwnSong = {
  song: `0x${string}`
  texts: SongTexts
  /** Name of its recording. */
  recording: string
  /** True if the song is available only here. */
  isExclusive: boolean
  keys: readonly Key[]
  /** Holdings that open the song before its release. */
  supporters: readonly Key[]
  /** True if the server's operator has taken it down. */
  isWithdrawn: boolean
  /** Account and fields of a song that is not registered yet. */
  draft: Draft | null
}

type Draft = {
  jukebox: `0x${string}`
  account: `0x${string}`
  nonce: string
  plan: {
    token: `0x${string}`
    cost: string
    opensAtSeconds: null
    payees: { account: `0x${string}`; shareBps: number }[]
  }
}

/** Songs that are free for holders of an amount of the artist's token. */
const TOKEN_KEYS: Readonly<Record<string, string>> = { 'Kitchen Radio': '1000', Tidal: '500', 'Warehouse Sun': '250' }
/** Upcoming songs that holders of an amount already hear. */
const SUPPORTERS: Readonly<Record<string, string>> = { 'Encore For An Empty Square': '50' }
/** Songs opened by any of our collectibles. */
const COLLECTIBLE_KEYS = new Set(['Patio De Agosto'])
/** Songs also published elsewhere. */
const ELSEWHERE = new Set([
  'Kitchen Radio',
  'Demo From The Attic',
  'Harbour Road',
  'The Last Tram',
  'Four In The Morning',
  'Ceniza',
  'Overtime',
  'Dust',
])
const WITHDRAWN = new Set(['Strobe Lullaby'])

/** A song Arlo has not registered yet, with a share for another account. */
const DRAFT = { title: 'Slow Ferry (Radio Edit)', of: 'Slow Ferry', cost: '7', sharesBps: [8000, 2000], nonce: 201n }

type SongId = (artist: `0x${string}`, nonce: bigint) => `0x${string}`

/** Every song registered in the history. `isEarlier`: registered in the previous jukebox. */
export function ownSongs(world: World, isEarlier = false): readonly OwnSong[] {
  const artists = seededArtists(world)
  const jukebox = (isEarlier ? world.own.jukeboxV2 : world.own.jukebox).address
  const idOf: SongId = isEarlier ? earlierSongIdOf : (artist, nonce) => songIdOf(jukebox, artist, nonce)
  const songOf = ({ person, token }: SeededArtist, title: string, nonce: bigint, id: SongId = idOf): OwnSong => {
    const recording = recordingName(person.name, title)
    const holding = (atLeast: string | undefined): Key[] =>
      atLeast === undefined ? [] : [{ kind: 'token', token: token.address, atLeast: String(parseUnits(atLeast, 18)) }]
    const collectible: Key = { kind: 'collectible', collection: world.own.musicNft.address }
    const keys = [...holding(TOKEN_KEYS[title]), ...(COLLECTIBLE_KEYS.has(title) ? [collectible] : [])]
    return {
      song: id(person.address, nonce),
      texts: { ...mapSongTexts(() => ''), ...SONG_TEXTS[recording], artist_name: person.name, song_title: title },
      recording,
      isExclusive: !ELSEWHERE.has(title),
      keys,
      supporters: holding(SUPPORTERS[title]),
      isWithdrawn: WITHDRAWN.has(title),
      draft: null,
    }
  }
  const later = PREMIERES.flatMap(({ title, artist }) => {
    const by = artists[artist]
    return by === undefined ? [] : [songOf(by, title, PREMIERE_NONCE)]
  })
  const halcyon = artists[4]
  const shared = halcyon === undefined ? [] : [songOf(halcyon, SHARED_TITLE, SHARED_NONCE, earlierSongIdOf)]
  const songs = artists.flatMap((by) => by.songs.map(({ title, nonce }) => songOf(by, title, nonce)))
  return [...songs, ...later, ...shared, ...drafts(artists, songs, jukebox, idOf)]
}

function drafts(
  [arlo, mira]: readonly SeededArtist[],
  songs: readonly OwnSong[],
  jukebox: `0x${string}`,
  idOf: SongId,
): readonly OwnSong[] {
  const releasedSong = songs.find(({ texts }) => texts.song_title === DRAFT.of)
  if (arlo === undefined || mira === undefined || releasedSong === undefined) return []
  const { title, cost, nonce, sharesBps } = DRAFT
  const payees = [arlo, mira].map(({ person }, at) => ({ account: person.address, shareBps: sharesBps[at] ?? 0 }))
  const plan = { token: arlo.token.address, cost: String(parseUnits(cost, 18)), opensAtSeconds: null, payees }
  const draft = { jukebox, account: arlo.person.address, nonce: String(nonce), plan }
  return [
    {
      ...releasedSong,
      texts: { ...releasedSong.texts, song_title: title },
      song: idOf(arlo.person.address, nonce),
      keys: [],
      draft,
    },
  ]
}
