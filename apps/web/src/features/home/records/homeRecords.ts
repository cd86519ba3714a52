import type { Address } from '@musi/domain/address'
import type { JukeSong } from '#platform/tokens/songs/jukeSong.ts'

const CRATE = 5

/** The record beside the title and those of the crate, without repeats. */
export type HomeRecords = { readonly first: JukeSong; readonly crate: readonly JukeSong[] }

type SongChoice = {
  /** Songs of the chain and the bundled ones. */
  readonly songs: readonly JukeSong[]
  /** Artist tokens worth showing, deepest pool first. */
  readonly tokens: readonly Address[]
  readonly chainSeconds: number
}

const isSample = ({ offer }: JukeSong): boolean => offer.kind === 'sample'

/** True if the song has a preview and can be paid for now. */
function isOnSale({ offer, track }: JukeSong, { tokens, chainSeconds }: SongChoice): boolean {
  if (offer.kind === 'sample' || track.preview === null || track.whole === null) return false
  return !offer.isRetired && offer.opensAtSeconds <= BigInt(chainSeconds) && tokens.includes(offer.token)
}

const byPlays = (songs: readonly JukeSong[]): readonly JukeSong[] =>
  songs.toSorted((one, other) => other.views - one.views)

/** Lists every artist once before any artist repeats. */
function byTurns(songs: readonly JukeSong[]): readonly JukeSong[] {
  const turnOf = (song: JukeSong) =>
    songs.slice(0, songs.indexOf(song)).filter(({ artist_name }) => artist_name === song.artist_name).length
  return songs.toSorted((one, other) => turnOf(one) - turnOf(other))
}

const tokenOf = ({ offer }: JukeSong) => (offer.kind === 'registered' ? offer.token : null)

/**
 * Chooses Home's songs: the most played of the most deeply traded artist, then the most played overall, then samples.
 */
export function homeRecords(choice: SongChoice): HomeRecords | null {
  const sold = byPlays(choice.songs.filter((song) => isOnSale(song, choice)))
  const all = [...sold, ...choice.songs.filter((song) => isSample(song) && song.track.preview !== null)]
  const deepest = choice.tokens.find((token) => sold.some((song) => tokenOf(song) === token))
  const first = sold.find((song) => tokenOf(song) === deepest) ?? all[0]
  if (first === undefined) return null
  const isOthers = ({ artist_name }: JukeSong) => artist_name !== first.artist_name
  const more = [...byTurns(sold.filter(isOthers)), ...all].filter((song) => song !== first)
  return { first, crate: [...new Set(more)].slice(0, CRATE) }
}
