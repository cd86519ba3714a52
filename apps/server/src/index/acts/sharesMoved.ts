import type { Address } from '@musi/domain/address'

const NOBODY = '0x0000000000000000000000000000000000000000'

/** What one transaction has done with the shares of pairs so far: it tells whose an add or a removal is. */
export function sharesMoved(transaction: string) {
  const made = new Map<Address, { account: Address; amount: bigint }>()
  const brought = new Map<Address, Address>()
  const burned = new Map<Address, bigint>()
  return {
    transaction,
    note(pair: Address, from: Address, to: Address, amount: bigint) {
      if (from === NOBODY) made.set(pair, { account: to, amount })
      else if (to === pair) brought.set(pair, from)
      else if (from === pair && to === NOBODY) burned.set(pair, amount)
    },
    made: (pair: Address) => made.get(pair),
    brought: (pair: Address) => brought.get(pair),
    burned: (pair: Address) => burned.get(pair) ?? 0n,
  }
}

export type SharesMoved = ReturnType<typeof sharesMoved>
