import { artistTokenFactoryAbi } from '@musi/contracts/abi/artistTokenFactory'
import type { Address } from '@musi/domain/address'
import { type Hex, decodeFunctionResult, encodeFunctionData, toHex } from 'viem'
import { encodedCall, tryAggregate } from '../multicall/aggregate.ts'
import { addressOrNone, callData, uint } from '../multicall/words.ts'
import type { RpcRequest } from '../rpcRequest.ts'
import { hex } from '../wire.ts'
import { tokenText } from './tokenText.ts'

/** A token of our own factory, with texts made safe to show. */
export type ArtistTokenFacts = { address: Address; creator: Address; symbol: string; name: string }

/** The factory refuses longer ones, so nothing is cut. */
const [LONGEST_SYMBOL, LONGEST_NAME] = [32, 64]

const calledAt =
  (request: RpcRequest, block: number) =>
  async (to: Address, data: Hex): Promise<Hex> =>
    hex(await request('eth_call', [{ to, data }, toHex(block)]))

export async function artistTokenCount(request: RpcRequest, factory: Address, block: number): Promise<number> {
  const data = encodeFunctionData({ abi: artistTokenFactoryAbi, functionName: 'tokenCount' })
  const count = uint(await calledAt(request, block)(factory, data))
  if (count === undefined) throw new Error(`There is no factory of artist tokens at ${factory}.`)
  return Number(count)
}

type Span = { from: number; count: number; block: number }

/** Some of the factory's tokens as they are in a block, in the order in which they were made. */
export async function artistTokens(
  request: RpcRequest,
  { factory, multicall }: { factory: Address; multicall: Address },
  { from, count, block }: Span,
): Promise<readonly ArtistTokenFacts[]> {
  const ask = calledAt(request, block)
  const args = [BigInt(from), BigInt(count)] as const
  const call = { abi: artistTokenFactoryAbi, functionName: 'tokens', args } as const
  const data = await ask(factory, encodeFunctionData(call))
  const addresses = decodeFunctionResult({ ...call, data })
  if (addresses.length === 0) return []
  const calls = addresses.flatMap((address) => [
    { address, callData: callData('0x95d89b41') },
    { address, callData: callData('0x06fdde03') },
    {
      address: factory,
      callData: encodeFunctionData({ abi: artistTokenFactoryAbi, functionName: 'creatorOf', args: [address] }),
    },
  ])
  const read = tryAggregate.read(await ask(multicall, tryAggregate.calldata(calls.map(encodedCall))), calls.length)
  if (read === null) throw new Error('The chain answered with something that is not an aggregate.')
  return addresses.map((address, at) => {
    const [symbol, name, creator] = read.data.slice(at * 3, at * 3 + 3)
    const maker = addressOrNone(creator ?? '0x')
    if (!maker) throw new Error(`The factory does not name who made ${address}.`)
    return {
      address,
      creator: maker,
      symbol: tokenText(symbol ?? '0x', LONGEST_SYMBOL),
      name: tokenText(name ?? '0x', LONGEST_NAME),
    }
  })
}
