import type { Address } from '@musi/domain/address'
import type { JukeSong } from '#platform/tokens/songs/jukeSong.ts'

const CRATE = 5

/** The record beside the title, and those of the crate, of which none is that one. */
export type HomeRecords = { readonly first: JukeSong; readonly crate: readonly JukeSong[] }

type Given = {
  /** Those of the chain and the bundled ones. */
  readonly songs: readonly JukeSong[]
  /** The tokens of the artists that are worth showing, the deepest pool first. */
  readonly tokens: readonly Address[]
  readonly chainSeconds: number
}

const isSample = ({ offer }: JukeSong): boolean => offer.kind === 'sample'

/** Whether somebody can hear its preview now and pay for all of it. */
function isOnSale({ offer, track }: JukeSong, { tokens, chainSeconds }: Given): boolean {
  if (offer.kind === 'sample' || track.preview === null || track.whole === null) return false
  return !offer.isRetired && offer.opensAtSeconds <= BigInt(chainSeconds) && tokens.includes(offer.token)
}

const byPlays = (songs: readonly JukeSong[]): readonly JukeSong[] =>
  songs.toSorted((one, other) => other.views - one.views)

/** Each artist once before anybody twice. */
function byTurns(songs: readonly JukeSong[]): readonly JukeSong[] {
  const turnOf = (song: JukeSong) =>
    songs.slice(0, songs.indexOf(song)).filter(({ artist_name }) => artist_name === song.artist_name).length
  return songs.toSorted((one, other) => turnOf(one) - turnOf(other))
}

const tokenOf = ({ offer }: JukeSong) => (offer.kind === 'registered' ? offer.token : null)

/** What Home plays: the most played song of the artist that is traded most deeply, then the most played of all, then samples. */
export function homeRecords(given: Given): HomeRecords | null {
  const sold = byPlays(given.songs.filter((song) => isOnSale(song, given)))
  const all = [...sold, ...given.songs.filter((song) => isSample(song) && song.track.preview !== null)]
  const deepest = given.tokens.find((token) => sold.some((song) => tokenOf(song) === token))
  const first = sold.find((song) => tokenOf(song) === deepest) ?? all[0]
  if (first === undefined) return null
  const isOthers = ({ artist_name }: JukeSong) => artist_name !== first.artist_name
  const more = [...byTurns(sold.filter(isOthers)), ...all].filter((song) => song !== first)
  return { first, crate: [...new Set(more)].slice(0, CRATE) }
}
