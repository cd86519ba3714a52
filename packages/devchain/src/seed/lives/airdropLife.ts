import { parseUnits } from 'viem'
import { demoAccount } from '../../world/demoAccounts.ts'
import { secondsAgoAt } from '../clock.ts'
import { addLiquiditySteps } from '../exchange/liquiditySteps.ts'
import { boughtPlaySteps, playSteps } from '../music/playEvents.ts'
import type { SeedEvent } from '../seedState.ts'
import { findToken } from '../findToken.ts'
import { tradeSteps } from '../exchange/tradeSteps.ts'

const coins = (amount: string) => parseUnits(amount, 18)

/** Indexes in seed/people.ts of Aria's artist, and of one whose token she does not hold. */
const KOFI = 2
const MIRA = 1

/** Aria swaps, adds some liquidity, plays Kofi's songs and one of Mira's with native currency; her airdrop is unclaimed. */
export function airdropLife(): SeedEvent[] {
  const aria = demoAccount('airdrop')
  const by = aria.address
  const playEvent = (days: number, place: number): SeedEvent => ({
    secondsAgo: secondsAgoAt(days, 6),
    async act(seed) {
      const artist = seed.artists[KOFI]
      const song = artist?.songs[place]
      return artist === undefined || song === undefined ? [] : playSteps(seed, aria, { artist, song }, 10n)
    },
  })
  return [
    {
      secondsAgo: secondsAgoAt(22, 6),
      act(seed) {
        const { address } = findToken(seed.world, 'DAI')
        return tradeSteps(seed, { by, path: ['native', address], exact: 'in', amount: coins('0.3') })
      },
    },
    {
      secondsAgo: secondsAgoAt(21, 6),
      act(seed) {
        const dai = findToken(seed.world, 'DAI')
        const pool = seed.market.poolOf(seed.world.wrappedNative.address, dai.address)
        return addLiquiditySteps(seed, by, pool, dai.amount('250'))
      },
    },
    {
      secondsAgo: secondsAgoAt(19, 6),
      act(seed) {
        const kofi = seed.artists[KOFI]
        if (kofi === undefined) return []
        return tradeSteps(seed, { by, path: ['native', kofi.token.address], exact: 'in', amount: coins('0.2') })
      },
    },
    playEvent(16, 0),
    playEvent(7, 1),
    {
      secondsAgo: secondsAgoAt(4, 6),
      act(seed) {
        const artist = seed.artists[MIRA]
        const song = artist?.songs[2]
        return artist === undefined || song === undefined ? [] : boughtPlaySteps(seed, aria, { artist, song })
      },
    },
  ]
}
