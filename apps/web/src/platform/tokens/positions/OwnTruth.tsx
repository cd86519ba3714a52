import { sortsBefore } from '@musi/domain/exchange/pair'
import type { Address } from '@musi/domain/address'
import { poolAddress } from '#platform/session/exchange/poolAddress.ts'
import { PositionTruth } from './PositionTruth.tsx'

/** The account's performance in the pool of two tokens, given in either order. */
export function OwnTruth({ account, tokens: [one, other] }: { account: Address; tokens: readonly [Address, Address] }) {
  const tokens = sortsBefore(one, other) ? ([one, other] as const) : ([other, one] as const)
  return <PositionTruth account={account} pair={poolAddress(...tokens)} tokens={tokens} />
}
