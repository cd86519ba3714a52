import type { RewardedArtist } from '@musi/contracts/deploy/areas/staking'
import { parseUnits } from 'viem'

/** A song as its artist registers it. `cost` is in the artist's own token. */
export type SongPlan = {
  title: string
  cost: string
  /** Basis points: the artist's share first, then those of the band, the label, the friends. */
  sharesBps: readonly [number, ...number[]]
  /** A later event of the song, if any. */
  later?: { kind: 'retired' } | { kind: 'cost'; cost: string }
  /** Added to the song's nonce, on which its drawn cover depends; 0 if absent. */
  cover?: number
}

export type RewardedPlan = {
  /** One of how many shares of the pool its artist stakes. */
  stakedPart: bigint
  /** UNI in 60 days: at the prices of the first day about a sixth of the stake in a year. */
  reward: string
}

export type ArtistPlan = {
  genre: string
  token: { name: string; symbol: string }
  /** Amounts the artist put into a pool with native currency; null if the token has no market. */
  pool: { native: string; tokens: string } | null
  /** The artist's stake in the reward pool of this token; absent if there is none. */
  rewarded?: RewardedPlan
  songs: readonly SongPlan[]
}

/** Shares of one payee, of two, with a remainder for the first, and of ten, the jukebox's maximum. */
const ALONE = [10_000] as const
const DUO = [7_500, 2_500] as const
const THIRDS = [3_334, 3_333, 3_333] as const
const BAND = [4_000, 2_000, 2_000, 2_000] as const
const CHOIR = [1_009, 999, 999, 999, 999, 999, 999, 999, 999, 999] as const

const song = (title: string, cost: string, sharesBps: SongPlan['sharesBps'], later?: SongPlan['later']): SongPlan => ({
  title,
  cost,
  sharesBps,
  ...(later === undefined ? {} : { later }),
})

/** In the order of seed/people.ts. The pools range from deep to tiny; one artist has none. */
export const ARTIST_PLANS: readonly ArtistPlan[] = [
  {
    genre: 'Indie folk',
    token: { name: 'Arlo', symbol: 'ARLO' },
    pool: { native: '60', tokens: '150000' },
    songs: [
      song('Kitchen Radio', '5', ALONE),
      song('Slow Ferry', '8', DUO),
      { ...song('Every Other Sunday', '12.5', THIRDS), cover: 40 },
      song('Demo From The Attic', '2', ALONE, { kind: 'retired' }),
    ],
  },
  {
    genre: 'Dream pop',
    token: { name: 'Mira Solenne', symbol: 'MIRA' },
    pool: { native: '150', tokens: '120000' },
    rewarded: { stakedPart: 5n, reward: '500' },
    songs: [
      song('Glass Weather', '3', DUO),
      song('Lighthouse Keeper', '4.2', ALONE),
      song('Velvet Alarm', '6', BAND, { kind: 'cost', cost: '4.5' }),
      { ...song('Tidal', '1.5', ALONE), cover: 40 },
      song('Paper Moons', '2.75', THIRDS),
    ],
  },
  {
    genre: 'Afrobeat',
    token: { name: 'Kofi Tempest', symbol: 'KOFI' },
    pool: { native: '80', tokens: '200000' },
    rewarded: { stakedPart: 4n, reward: '300' },
    songs: [song('Harbour Road', '10', BAND), song('Market Day', '7.77', THIRDS), song('No Small Storm', '15', CHOIR)],
  },
  {
    genre: 'Chamber pop',
    token: { name: 'The Paper Lanterns', symbol: 'LANTERN' },
    pool: { native: '25', tokens: '50000' },
    songs: [song('Choir For Ten Windows', '9.99', CHOIR), song('The Last Tram', '3.333333333333333333', THIRDS)],
  },
  {
    genre: 'House',
    token: { name: 'DJ Halcyon', symbol: 'HALCYON' },
    pool: { native: '40', tokens: '20000' },
    songs: [
      song('Four In The Morning', '1', ALONE),
      { ...song('Warehouse Sun', '1.25', DUO), cover: 40 },
      { ...song('Kingfisher', '0.5', ALONE), cover: 10 },
      { ...song('Strobe Lullaby', '0.0000005', THIRDS), cover: 80 },
    ],
  },
  {
    genre: 'Flamenco',
    token: { name: 'Inés Caldera', symbol: 'CALDERA' },
    pool: { native: '8', tokens: '40000' },
    songs: [song('Ceniza', '20', DUO), song('Patio De Agosto', '25', ALONE)],
  },
  {
    genre: 'Brass',
    token: { name: 'Brass Department', symbol: 'BRASS' },
    // A tiny pool: even a small purchase moves the price.
    pool: { native: '0.6', tokens: '6000' },
    songs: [
      song('Overtime', '4', BAND),
      { ...song('Fire Drill', '6', CHOIR), cover: 20 },
      song('Lunch Hour', '3', ALONE),
    ],
  },
  {
    genre: 'Ambient',
    token: { name: 'Ofelia Moth', symbol: 'MOTH' },
    pool: null,
    songs: [song('Night Shift For Two Pianos', '2', DUO), song('Dust', '1', ALONE)],
  },
]

/** Artists' tokens that have a reward pool. */
export const rewardedArtists = (): RewardedArtist[] =>
  ARTIST_PLANS.flatMap(({ token: { symbol }, rewarded }, place) =>
    rewarded === undefined ? [] : [{ symbol, place, reward: parseUnits(rewarded.reward, 18) }],
  )
