import { sortsBefore } from '@musi/domain/exchange/pair'
import type { Address } from '@musi/domain/address'
import { poolAddress } from '#platform/session/exchange/poolAddress.ts'
import { PositionTruth } from './PositionTruth.tsx'

/** The performance of the pool of two tokens, in either order. */
export function OwnTruth({ account, tokens: [one, other] }: { account: Address; tokens: readonly [Address, Address] }) {
  const tokens = sortsBefore(one, other) ? ([one, other] as const) : ([other, one] as const)
  return <PositionTruth account={account} pair={poolAddress(...tokens)} tokens={tokens} />
}
