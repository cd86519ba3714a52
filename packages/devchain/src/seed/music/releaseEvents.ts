import { changeSongCost } from '@musi/chain/writes/music/changeSongCost'
import { createArtistToken } from '@musi/chain/writes/music/createArtistToken'
import { registerSong } from '@musi/chain/writes/music/registerSong'
import { retireSong } from '@musi/chain/writes/music/retireSong'
import { parseUnits } from 'viem'
import type { SeededArtist } from './artists.ts'
import { secondsAgoAt } from '../clock.ts'
import { stepOf } from '../stepOf.ts'
import { openPoolSteps } from '../exchange/liquiditySteps.ts'
import { stakeSteps } from '../exchange/stakeSteps.ts'
import type { SeedEvent, SeedState } from '../seedState.ts'
import type { Step } from '../timeline.ts'

/** Gas limit for creating a token, which deploys a contract. */
const TOKEN_GAS = 4_000_000n

/** Creates all tokens in one moment, because their addresses depend on the order. */
const createTokenSteps = ({ world, artists }: SeedState): Step[] =>
  artists.map(({ person, token: { name, symbol } }) => {
    const factory = world.own.artistTokenFactory.address
    const write = createArtistToken({ factory, name, symbol, owner: person.address })
    return stepOf(person.address, `${name} creates a token`, write, TOKEN_GAS)
  })

const openPoolsSteps = (seed: SeedState): Step[] =>
  seed.artists.flatMap(({ person, token, pool }) =>
    pool === null ? [] : openPoolSteps(seed, person.address, token.address, pool),
  )

/** Artists whose pair is rewarded stake a part of their own shares. */
const stakeOwnSteps = (seed: SeedState): Step[] =>
  seed.artists.flatMap(({ person, token, stakedPart }) => {
    if (stakedPart === null) return []
    const pool = seed.market.poolOf(seed.world.wrappedNative.address, token.address)
    return stakeSteps(seed, person.address, pool, pool.supply / stakedPart)
  })

const registerSteps = ({ world }: SeedState, { person, token, songs }: SeededArtist): Step[] =>
  songs.map(({ title, nonce, cost, payees, contentHash }) => {
    const song = {
      jukebox: world.own.jukebox.address,
      nonce,
      token: token.address,
      cost,
      payees,
      opensAtSeconds: null,
      contentHash,
    }
    return stepOf(person.address, `${title} is registered`, registerSong(song))
  })

/** Changes of songs after their registration. */
const changeSteps = ({ world, artists }: SeedState): Step[] => {
  const jukebox = world.own.jukebox.address
  return artists.flatMap(({ person, songs }) =>
    songs.flatMap((song) => {
      const { songId, later, title } = song
      if (later === undefined) return []
      if (later.kind === 'retired') {
        song.retired = true
        return [stepOf(person.address, `${title} is retired`, retireSong({ jukebox, songId }))]
      }
      song.cost = parseUnits(later.cost, 18)
      const write = changeSongCost({ jukebox, songId, cost: song.cost })
      return [stepOf(person.address, `${title} has another price`, write)]
    }),
  )
}

/** Tokens, pools and songs in the first hours; stakes on the third day; changes of songs twelve days ago. */
export const releaseEvents = (count: number): SeedEvent[] => [
  { secondsAgo: secondsAgoAt(29, 22), act: createTokenSteps },
  { secondsAgo: secondsAgoAt(29, 21), act: openPoolsSteps },
  { secondsAgo: secondsAgoAt(27, 6), act: stakeOwnSteps },
  ...Array.from({ length: count }, (_, index): SeedEvent => ({
    secondsAgo: secondsAgoAt(29 - index, 19),
    act: (seed) => seed.artists.slice(index, index + 1).flatMap((artist) => registerSteps(seed, artist)),
  })),
  { secondsAgo: secondsAgoAt(12, 10), act: changeSteps },
]
