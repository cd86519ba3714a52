import type { MarketOrder, Royalty } from '@musi/domain/market/marketOrder'
import type { Address } from '@musi/domain/address'
import { decodeFunctionResult, encodeFunctionData, numberToHex } from 'viem'
import { royaltyAbi } from '../abi/royalty.ts'
import { seaportAbi } from '../abi/seaport.ts'
import { contractValue } from '../requests/contracts/contractValue.ts'
import { RpcError } from '../rpc/rpcError.ts'
import type { RpcRequest } from '../rpc/rpcRequest.ts'
import { parseHex } from '../rpc/wire.ts'
import { type SignedOrder, orderParameters } from './orderParameters.ts'

/** Gas limit for one signature check, by the market or a contract wallet (EIP-1271). */
const MAX_GAS = numberToHex(600_000)

/**
 * True if the market accepts the signature for this order: of a key, a contract wallet, or a leaf of a tree. False with
 * an outdated counter. Throws if nobody answers.
 */
export async function isSignedForMarket(
  request: RpcRequest,
  seaport: Address,
  { order, signature }: SignedOrder,
): Promise<boolean> {
  const args = [[{ parameters: orderParameters(order), signature }]] as const
  const data = encodeFunctionData({ abi: seaportAbi, functionName: 'validate', args })
  try {
    const answer = parseHex(await request('eth_call', [{ to: seaport, data, gas: MAX_GAS }, 'latest']))
    return decodeFunctionResult({ abi: seaportAbi, functionName: 'validate', data: answer })
  } catch (error) {
    if (error instanceof RpcError && error.kind === 'unreachable') throw error
    return false
  }
}

/** The collection's royalty for this piece and price (ERC-2981); null if it names none. */
export async function namedRoyalty(request: RpcRequest, order: MarketOrder): Promise<Royalty | null> {
  if (order.kind === 'collectionOffer') return null
  const { collection: address, tokenId, price } = order
  const args = [tokenId, price.amount] as const
  const named = await contractValue(request, { address, abi: royaltyAbi, functionName: 'royaltyInfo', args })
  return named === null || named[1] === 0n ? null : { artist: named[0], amount: named[1] }
}
