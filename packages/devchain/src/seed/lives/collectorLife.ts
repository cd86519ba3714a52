import { parseUnits } from 'viem'
import { demoAccount } from '../../world/demoAccounts.ts'
import { secondsAgoAt } from '../clock.ts'
import { playSteps } from '../music/playEvents.ts'
import type { SeedEvent } from '../seedState.ts'
import { tradeSteps } from '../exchange/tradeSteps.ts'

/** Plays: index of the artist in seed/people.ts, the song, and whether it is a gift. */
const PLAYED = [
  { days: 20, artist: 0, song: 0 },
  { days: 18, artist: 1, song: 1 },
  { days: 17, artist: 7, song: 0 },
  { days: 15, artist: 0, song: 2 },
  { days: 10, artist: 2, song: 1, present: true },
  { days: 6, artist: 4, song: 0 },
  { days: 3, artist: 0, song: 1 },
  { days: 1, artist: 1, song: 2 },
] as const

const BOUGHT = [
  { artist: 0, native: '0.4' },
  { artist: 1, native: '0.6' },
  { artist: 2, native: '0.3' },
  { artist: 4, native: '0.2' },
] as const

/** Cleo holds the tokens of four artists, plays their songs and has given one away. */
export function collectorLife(): SeedEvent[] {
  const cleo = demoAccount('collector')
  const purchases: SeedEvent[] = BOUGHT.map(({ artist: place, native }, at) => ({
    secondsAgo: secondsAgoAt(21, 10 - at),
    act(seed) {
      const artist = seed.artists[place]
      if (artist === undefined) return []
      const path = ['native', artist.token.address] as const
      return tradeSteps(seed, { by: cleo.address, path, exact: 'in', amount: parseUnits(native, 18) })
    },
  }))
  const listens = PLAYED.map((play): SeedEvent => ({
    secondsAgo: secondsAgoAt(play.days, 4),
    async act(seed) {
      const artist = seed.artists[play.artist]
      const song = artist?.songs[play.song]
      if (artist === undefined || song === undefined) return []
      const friend = 'present' in play ? demoAccount('trader').address : undefined
      return playSteps(seed, cleo, { artist, song }, 10n, friend)
    },
  }))
  return [...purchases, ...listens]
}
