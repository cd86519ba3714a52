import * as z from 'zod/mini'
import { hash, hexAddress, indexPage } from './indexPage.ts'

z.config({ jitless: true })

const figures = {
  /** In the list, from 1. */
  place: z.int(),
  /** Of its payers: each counts once, by the day of its newest payment. */
  points: z.int(),
  /** Of the last 28 days, but for those who share in it. */
  payers: z.int(),
  plays: z.int(),
  /** How many more payers the last seven days had than the seven before. */
  rising: z.int(),
  /** Plays that the artist or whoever shares in it paid for. */
  ownPlays: z.int(),
}

const rankedSong = { ...figures, song: hash, artist: hexAddress }
export const RankedChainSong = z.object(rankedSong)
export type RankedChainSong = z.infer<typeof RankedChainSong>

/** With what its artist called it; null: nobody told. */
export const RankedSong = z.object({ ...rankedSong, title: z.nullable(z.string()) })
export type RankedSong = z.infer<typeof RankedSong>

export const RankedArtist = z.object({ ...figures, artist: hexAddress, songs: z.int() })
export type RankedArtist = z.infer<typeof RankedArtist>

/** What GET /api/ranks/songs answers: most points first. */
export const RankedSongs = indexPage(RankedSong)
export type RankedSongs = z.infer<typeof RankedSongs>

/** What GET /api/ranks/artists answers: most points first. */
export const RankedArtists = indexPage(RankedArtist)
export type RankedArtists = z.infer<typeof RankedArtists>

/** What one account paid for plays of one song on one day: ranks are made of these alone. */
export const PayerDay = z.object({
  place: z.int(),
  song: hash,
  payer: hexAddress,
  /** Since 1970, in UTC. */
  day: z.int(),
  plays: z.int(),
  isOwn: z.boolean(),
})
export type PayerDay = z.infer<typeof PayerDay>

/** What GET /api/ranks/payers answers: newest first. */
export const RankPayers = indexPage(PayerDay)
export type RankPayers = z.infer<typeof RankPayers>

export const RANKED_SONGS_PATH = '/api/ranks/songs'
export const RANKED_ARTISTS_PATH = '/api/ranks/artists'
export const RANK_PAYERS_PATH = '/api/ranks/payers'
