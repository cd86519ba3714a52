import type { Address } from 'viem'

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

export function emptyBalances(): SeedBalances {
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
