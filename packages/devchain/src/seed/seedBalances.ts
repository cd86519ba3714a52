import type { Address } from 'viem'

/** Balances and approvals that people acquire during the seed; what the deployment gave them is not counted. */
export type SeedBalances = {
  held: (who: Address, token: Address) => bigint
  give: (who: Address, token: Address, amount: bigint) => void
  /** True on the first call for these arguments. */
  mustAllow: (who: Address, token: Address, spender: Address) => boolean
  /** The number that the next permit of this account for this token carries. */
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
