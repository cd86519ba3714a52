import * as v from 'valibot'
import { indexPage } from '../indexPage.ts'
import { address, hash, integer, wholeNumber } from '../values.ts'
import { byAddress, byId, byNumber } from '../parameters.ts'
import { resource } from '../resource.ts'
import { RANKED_ARTISTS_PATH, RANKED_SONGS_PATH, RANK_PAYERS_PATH } from '../paths.ts'

const figures = {
  /** Position in the list, from 1. */
  place: wholeNumber,
  /** Sum over the payers, each counted once by the day of the newest payment. */
  points: wholeNumber,
  /** Payers of the last 28 days, without the artist and payees. */
  payers: wholeNumber,
  plays: wholeNumber,
  /** Payers of the last seven days minus those of the seven days before. */
  rising: integer,
  /** Plays paid for by the artist or a payee. */
  ownPlays: wholeNumber,
}

const rankedSong = { ...figures, song: hash, artist: address }
export const RankedChainSong = v.object(rankedSong)
export type RankedChainSong = v.InferInput<typeof RankedChainSong>

/** A ranked song with the title given by the artist; null if there is none. */
export const RankedSong = v.object({ ...rankedSong, title: v.nullable(v.string()) })
export type RankedSong = v.InferInput<typeof RankedSong>

export const RankedArtist = v.object({ ...figures, artist: address, songs: wholeNumber })
export type RankedArtist = v.InferInput<typeof RankedArtist>

/** Answer of GET /api/ranks/songs, most points first. */
export const RankedSongs = indexPage(RankedSong)
export type RankedSongs = v.InferInput<typeof RankedSongs>

/** Answer of GET /api/ranks/artists, most points first. */
export const RankedArtists = indexPage(RankedArtist)
export type RankedArtists = v.InferInput<typeof RankedArtists>

/** One account's payments for plays of one song on one day, which ranks are computed from. */
export const PayerDay = v.object({
  place: wholeNumber,
  song: hash,
  payer: address,
  /** Days since 1970, in UTC. */
  day: wholeNumber,
  plays: wholeNumber,
  isOwn: v.boolean(),
})
export type PayerDay = v.InferInput<typeof PayerDay>

/** Answer of GET /api/ranks/payers, newest first. */
export const RankPayers = indexPage(PayerDay)
export type RankPayers = v.InferInput<typeof RankPayers>

export const rankedSongsResource = resource({
  path: RANKED_SONGS_PATH,
  description:
    'Songs with payments in the last 28 days, most points first. 100 per page. Each payer counts once: 28 points on the day (UTC) of the newest payment, one less with each day since. Payments by the artist or a payee are counted separately.',
  query: {
    after: byNumber('the `place` of the last song of the previous page'),
  },
  row: RankedSong,
  answer: RankedSongs,
})

export const rankedArtistsResource = resource({
  path: RANKED_ARTISTS_PATH,
  description:
    'Artists by the same points over all of their songs; each payer counts once for an artist. 100 per page.',
  query: {
    after: byNumber('the `place` of the last artist of the previous page'),
  },
  row: RankedArtist,
  answer: RankedArtists,
})

export const rankPayersResource = resource({
  path: RANK_PAYERS_PATH,
  description:
    'The inputs of the rank of a song or an artist: who paid on which of the last 28 days, newest first. 500 per page.',
  query: {
    song: byId('the song'),
    artist: byAddress('the artist, with all of their songs; either `song` or `artist` is required'),
    after: byNumber('the `place` of the last row of the previous page'),
  },
  row: PayerDay,
  answer: RankPayers,
})
