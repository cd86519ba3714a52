import { parseUnits } from 'viem'
import { demoAccount } from '../../world/demoAccounts.ts'
import { ago } from '../clock.ts'
import { addLiquiditySteps } from '../exchange/liquiditySteps.ts'
import { boughtPlaySteps, playSteps } from '../music/plays.ts'
import type { SeedEvent } from '../stage.ts'
import { tokenIn } from '../tokenIn.ts'
import { tradeSteps } from '../exchange/tradeSteps.ts'

const coins = (amount: string) => parseUnits(amount, 18)

/** Indexes in seed/people.ts of Aria's artist, and of one whose token she does not hold. */
const KOFI = 2
const MIRA = 1

/** Aria swaps, adds some liquidity, plays Kofi's songs and one of Mira's with native currency; her airdrop is unclaimed. */
export function airdropLife(): SeedEvent[] {
  const aria = demoAccount('airdrop')
  const by = aria.address
  const listening = (days: number, place: number): SeedEvent => ({
    secondsAgo: ago(days, 6),
    async act(stage) {
      const artist = stage.artists[KOFI]
      const song = artist?.songs[place]
      return artist === undefined || song === undefined ? [] : playSteps(stage, aria, { artist, song }, 10n)
    },
  })
  return [
    {
      secondsAgo: ago(22, 6),
      act(stage) {
        const { address } = tokenIn(stage.world, 'DAI')
        return tradeSteps(stage, { by, path: ['native', address], exact: 'in', amount: coins('0.3') })
      },
    },
    {
      secondsAgo: ago(21, 6),
      act(stage) {
        const dai = tokenIn(stage.world, 'DAI')
        const pool = stage.market.poolOf(stage.world.wrappedNative.address, dai.address)
        return addLiquiditySteps(stage, by, pool, dai.amount('250'))
      },
    },
    {
      secondsAgo: ago(19, 6),
      act(stage) {
        const kofi = stage.artists[KOFI]
        if (kofi === undefined) return []
        return tradeSteps(stage, { by, path: ['native', kofi.token.address], exact: 'in', amount: coins('0.2') })
      },
    },
    listening(16, 0),
    listening(7, 1),
    {
      secondsAgo: ago(4, 6),
      act(stage) {
        const artist = stage.artists[MIRA]
        const song = artist?.songs[2]
        return artist === undefined || song === undefined ? [] : boughtPlaySteps(stage, aria, { artist, song })
      },
    },
  ]
}
