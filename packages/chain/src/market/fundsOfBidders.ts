import type { Address } from '@musi/domain/address'
import type { OrderFacts } from '@musi/domain/market/orderStanding'
import { aggregatedCalls } from '../multicall/aggregatedCalls.ts'
import type { RpcRequest } from '../rpc/rpcRequest.ts'
import { fundsOfReads, fundsReads } from './orderReads.ts'

type Funds = NonNullable<OrderFacts['funds']>
type Contracts = { seaport: Address; multicall: Address }

/** Each bidder's balance of a token and the market's allowance, all in one block. Throws if nobody answers. */
export async function fundsOfBidders(
  request: RpcRequest,
  { seaport, multicall }: Contracts,
  owners: readonly { bidder: Address; token: Address }[],
): Promise<readonly Funds[]> {
  const reads = owners.flatMap(({ bidder, token }) => fundsReads(bidder, token, seaport))
  const { answers } = await aggregatedCalls(request, multicall, reads)
  return owners.map((_, at) => fundsOfReads(answers.slice(at * 2, at * 2 + 2)))
}
