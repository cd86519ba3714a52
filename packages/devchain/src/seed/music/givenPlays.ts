import { givePlays } from '@musi/chain/writes/music/givePlays'
import { takeBackPlays } from '@musi/chain/writes/music/takeBackPlays'
import { approve } from '@musi/chain/writes/tokens/approve'
import { secondsAgoAt } from '../clock.ts'
import type { SeedEvent } from '../seedState.ts'
import { stepOf } from '../stepOf.ts'

/** Plays that the budget pays for, in all and a day. */
const PLAYS = 200n
const PLAYS_A_DAY = 25n

/** Mira pays for first plays of her first song, after she took a first amount back. Nobody was welcomed yet. */
export const givenPlayEvents = (): SeedEvent[] => [
  fundedAt(3, { isTakenBack: true }),
  fundedAt(2, { isTakenBack: false }),
]

function fundedAt(days: number, { isTakenBack }: { isTakenBack: boolean }): SeedEvent {
  return {
    secondsAgo: secondsAgoAt(days, 12),
    act({ world, artists, balances }) {
      const [, artist] = artists
      const [song] = artist?.songs ?? []
      const welcome = world.accounts.welcome?.address
      if (artist === undefined || song === undefined || welcome === undefined) return []
      const { address: by } = artist.person
      const token = artist.token.address
      const amount = song.cost * PLAYS
      if (!isTakenBack) balances.change(by, token, -amount)
      const budget = { songId: song.songId, token, amount, maximumCost: song.cost, perDay: PLAYS_A_DAY }
      return [
        stepOf(by, 'A token is approved', approve({ token, spender: welcome, amount })),
        stepOf(by, `First plays of ${song.title} are paid for`, givePlays({ welcome, ...budget })),
        ...(isTakenBack
          ? [stepOf(by, 'What was put up is taken back', takeBackPlays({ welcome, songId: song.songId }))]
          : []),
      ]
    },
  }
}
