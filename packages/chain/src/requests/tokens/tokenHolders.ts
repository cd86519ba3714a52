import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { getAddress, slice, zeroAddress } from 'viem'
import type { Log } from '../logs/log.ts'
import { latestTokenBalance } from './latestTokenBalance.ts'

export type Holder = { account: Address; balance: bigint }

/** Maximum number of balances read; beyond that, the list says that there are more holders. */
const MAX_CHECKED = 300

const accountInTopic = (topic: `0x${string}` | undefined): Address | null =>
  topic === undefined ? null : getAddress(slice(topic, 12))

/** The holders of a token among the parties of the given transfers, largest first. */
export async function tokenHolders(
  request: RpcRequest,
  token: Address,
  transfers: readonly Log[],
): Promise<{ holders: readonly Holder[]; complete: boolean }> {
  const parties = transfers.toReversed().flatMap(({ topics }) => [accountInTopic(topics[2]), accountInTopic(topics[1])])
  const accounts = [...new Set(parties.filter((account) => account !== null))].filter((one) => one !== zeroAddress)
  const checked = accounts.slice(0, MAX_CHECKED)
  const balances = await Promise.all(checked.map((account) => latestTokenBalance(request, token, account)))
  const holders = checked.map((account, at) => ({ account, balance: balances[at] ?? 0n }))
  return {
    holders: holders
      .filter(({ balance }) => balance > 0n)
      .toSorted((one, other) => (one.balance < other.balance ? 1 : one.balance > other.balance ? -1 : 0)),
    complete: checked.length === accounts.length,
  }
}
