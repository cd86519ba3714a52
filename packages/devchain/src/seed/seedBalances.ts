import type { Address } from 'viem'

/** Balances and approvals acquired during the seed, without the amounts from the deployment. */
export type SeedBalances = {
  held: (who: Address, token: Address) => bigint
  give: (who: Address, token: Address, amount: bigint) => void
  /** True on the first call for these arguments. */
  mustAllow: (who: Address, token: Address, spender: Address) => boolean
  /** Nonce of the account's next permit for the token. */
  nextNonce: (who: Address, token: Address) => bigint
}

export function emptyBalances(): SeedBalances {
  const amounts = new Map<string, bigint>()
  const allowed = new Set<string>()
  const nonces = new Map<string, bigint>()
  const held = (who: Address, token: Address) => amounts.get(who + token) ?? 0n
  return {
    held,
    give: (who, token, amount) => void amounts.set(who + token, held(who, token) + amount),
    mustAllow: (who, token, spender) => {
      const key = who + token + spender
      const first = !allowed.has(key)
      allowed.add(key)
      return first
    },
    nextNonce: (who, token) => {
      const nonce = nonces.get(who + token) ?? 0n
      nonces.set(who + token, nonce + 1n)
      return nonce
    },
  }
}
