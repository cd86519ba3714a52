import type { RpcRequest } from '../rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { getAddress, slice, zeroAddress } from 'viem'
import type { Log } from './logs.ts'
import { tokenBalance } from './tokenBalance.ts'

export type Holder = { account: Address; balance: bigint }

/** So many accounts are asked for their balance; beyond that the list says that there are more. */
const ASKED_AT_MOST = 300

const party = (topic: `0x${string}` | undefined): Address | null =>
  topic === undefined ? null : getAddress(slice(topic, 12))

/** Who holds a token, of those who ever took part in the transfers given; the largest first. */
export async function tokenHolders(
  request: RpcRequest,
  token: Address,
  transfers: readonly Log[],
): Promise<{ holders: readonly Holder[]; complete: boolean }> {
  const parties = transfers.toReversed().flatMap(({ topics }) => [party(topics[2]), party(topics[1])])
  const accounts = [...new Set(parties.filter((account) => account !== null))].filter((one) => one !== zeroAddress)
  const asked = accounts.slice(0, ASKED_AT_MOST)
  const balances = await Promise.all(asked.map((account) => tokenBalance(request, token, account)))
  const holders = asked.map((account, at) => ({ account, balance: balances[at] ?? 0n }))
  return {
    holders: holders
      .filter(({ balance }) => balance > 0n)
      .toSorted((one, other) => (one.balance < other.balance ? 1 : one.balance > other.balance ? -1 : 0)),
    complete: asked.length === accounts.length,
  }
}
