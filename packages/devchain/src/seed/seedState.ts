import type { World } from '@musi/contracts/deploy/world'
import { type SeededArtist, seededArtists } from './music/artists.ts'
import { type Market, marketOf } from './exchange/pools.ts'
import type { Step } from './timeline.ts'
import type { Address } from 'viem'

/** The simulated state while the history is written. It tracks all changes, so that amounts are right without a chain. */
export type SeedState = {
  world: World
  artists: readonly SeededArtist[]
  market: Market
  balances: SeedBalances
}

/** Something that happens at a given time; its details depend on what happened before. */
export type SeedEvent = { secondsAgo: number; act: (seed: SeedState) => readonly Step[] | Promise<readonly Step[]> }

export const createSeedState = (world: World): SeedState => ({
  world,
  artists: seededArtists(world),
  market: marketOf(world),
  balances: emptyBalances(),
})

/** Balances and approvals acquired during the seed, without the amounts from the deployment. */
export type SeedBalances = {
  balanceOf: (account: Address, token: Address) => bigint
  /** Adds an amount, which may be negative. */
  change: (account: Address, token: Address, amount: bigint) => void
  /** True on the first call for these arguments. */
  needsApproval: (account: Address, token: Address, spender: Address) => boolean
  /** Nonce of the account's next permit for the token. */
  nextNonce: (account: Address, token: Address) => bigint
}

function emptyBalances(): SeedBalances {
  const amounts = new Map<string, bigint>()
  const allowed = new Set<string>()
  const nonces = new Map<string, bigint>()
  const balanceOf = (account: Address, token: Address) => amounts.get(account + token) ?? 0n
  return {
    balanceOf,
    change: (account, token, amount) => void amounts.set(account + token, balanceOf(account, token) + amount),
    needsApproval: (account, token, spender) => {
      const key = account + token + spender
      const isFirst = !allowed.has(key)
      allowed.add(key)
      return isFirst
    },
    nextNonce: (account, token) => {
      const nonce = nonces.get(account + token) ?? 0n
      nonces.set(account + token, nonce + 1n)
      return nonce
    },
  }
}
