import type { Address } from '@musi/domain/address'
import { TOKEN_LIMITS } from '@musi/domain/text/textLimits'
import { encodeCall, tryAggregate } from '../../multicall/aggregate.ts'
import { callData } from '../../multicall/words.ts'
import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import { parseHex } from '../../rpc/wire.ts'
import { parseTokenText } from '../../reads/tokens/parseTokenText.ts'

/** Tokens per aggregate, with two calls each. */
const TOKENS_PER_REQUEST = 150

/**
 * Names and symbols of our own factory's tokens, made safe to show. They cannot change, so the latest block is read.
 */
export async function artistTokenTexts(
  request: RpcRequest,
  multicall: Address,
  tokens: readonly Address[],
): Promise<ReadonlyMap<Address, { symbol: string; name: string }>> {
  const texts = new Map<Address, { symbol: string; name: string }>()
  for (let from = 0; from < tokens.length; from += TOKENS_PER_REQUEST) {
    const part = tokens.slice(from, from + TOKENS_PER_REQUEST)
    const calls = part.flatMap((address) => [
      { address, callData: callData('0x95d89b41') },
      { address, callData: callData('0x06fdde03') },
    ])
    const call = { to: multicall, data: tryAggregate.calldata(calls.map(encodeCall)) }
    const read = tryAggregate.read(parseHex(await request('eth_call', [call, 'latest'])), calls.length)
    if (read === null) throw new Error('The chain’s answer is not an aggregate.')
    for (const [at, address] of part.entries()) {
      const [symbol, name] = read.data.slice(at * 2, at * 2 + 2)
      texts.set(address, {
        symbol: parseTokenText(symbol ?? '0x', TOKEN_LIMITS.symbol),
        name: parseTokenText(name ?? '0x', TOKEN_LIMITS.name),
      })
    }
  }
  return texts
}
