import type { Address } from '../address.ts'

const WHOLE_BPS = 10_000n

/** Who shares in what a song earns, in the order of the jukebox. */
export type Payee = { readonly account: Address; readonly shareBps: number }

export type CoinShare = { readonly account: Address; readonly shareBps: number; readonly raw: bigint }

/**
 * Where the coin goes, to the wei, as the jukebox divides it: rounded down, and the first payee gets what is left (spec: songs.shares).
 * Somebody with two shares has one of both. A share of nothing is not paid.
 */
export function coinShares(cost: bigint, payees: readonly Payee[]): readonly CoinShare[] {
  const [first, ...others] = payees
  if (first === undefined) return []
  const parts = others.map(({ account, shareBps }) => ({
    account,
    shareBps,
    raw: (cost * BigInt(shareBps)) / WHOLE_BPS,
  }))
  const rest = parts.reduce((left, { raw }) => left - raw, cost)
  const byAccount = new Map<Address, CoinShare>()
  for (const { account, shareBps, raw } of [{ ...first, raw: rest }, ...parts]) {
    const before = byAccount.get(account)
    byAccount.set(account, {
      account,
      shareBps: shareBps + (before?.shareBps ?? 0),
      raw: raw + (before?.raw ?? 0n),
    })
  }
  return [...byAccount.values()].filter(({ raw }) => raw > 0n)
}
