import { sortsBefore } from '@musi/domain/exchange/pair'
import type { Address } from '@musi/domain/address'
import { poolAddress } from '#platform/session/exchange/poolAddress.ts'
import { PositionPerformance } from './PositionPerformance.tsx'

/** The account's performance in the pool of two tokens, given in either order. */
export function OwnPerformance({
  account,
  tokens: [one, other],
}: {
  account: Address
  tokens: readonly [Address, Address]
}) {
  const tokens = sortsBefore(one, other) ? ([one, other] as const) : ([other, one] as const)
  return <PositionPerformance account={account} pair={poolAddress(...tokens)} tokens={tokens} />
}
