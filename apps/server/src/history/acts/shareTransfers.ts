import { type Address, ZERO_ADDRESS } from '@musi/domain/address'

/** Collects the share transfers of one transaction, which show who added or removed liquidity. */
export function shareTransfers(transaction: string) {
  const minted = new Map<Address, { account: Address; amount: bigint }>()
  const returnedFrom = new Map<Address, Address>()
  const burned = new Map<Address, bigint>()
  return {
    transaction,
    note(pair: Address, from: Address, to: Address, amount: bigint) {
      if (from === ZERO_ADDRESS) minted.set(pair, { account: to, amount })
      else if (to === pair) returnedFrom.set(pair, from)
      else if (from === pair && to === ZERO_ADDRESS) burned.set(pair, amount)
    },
    minted: (pair: Address) => minted.get(pair),
    returnedBy: (pair: Address) => returnedFrom.get(pair),
    burned: (pair: Address) => burned.get(pair) ?? 0n,
  }
}

export type ShareTransfers = ReturnType<typeof shareTransfers>
