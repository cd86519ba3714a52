import type { RpcRequest } from '../rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { encodeFunctionData, parseAbi } from 'viem'
import { tokenAbi } from '../abi/token.ts'
import { calledOrNull, contractValue } from './contractValue.ts'
import { NAME_LIMIT, SYMBOL_LIMIT, tokenText } from './tokenText.ts'

export type TokenFacts = {
  symbol: string
  name: string
  /** Null: the token does not say, or says something that cannot be. Its amounts are shown in its smallest unit. */
  decimals: number | null
  supply: bigint
}

const ask = parseAbi(['function symbol()', 'function name()'])

/** What a token says of itself. Null: what stands there is no token. */
export async function tokenFacts(request: RpcRequest, address: Address): Promise<TokenFacts | null> {
  const [symbol, name, decimals, supply] = await Promise.all([
    calledOrNull(request, address, encodeFunctionData({ abi: ask, functionName: 'symbol' })),
    calledOrNull(request, address, encodeFunctionData({ abi: ask, functionName: 'name' })),
    contractValue(request, { address, abi: tokenAbi, functionName: 'decimals', args: [] }),
    contractValue(request, { address, abi: tokenAbi, functionName: 'totalSupply', args: [] }),
  ])
  const said = { symbol: tokenText(symbol ?? '0x', SYMBOL_LIMIT), name: tokenText(name ?? '0x', NAME_LIMIT) }
  // What has no name at all is a contract that happens to answer, such as a template that nobody set up.
  if (supply === null || said.symbol + said.name === '') return null
  return { symbol: said.symbol || '?', name: said.name || said.symbol || '?', decimals, supply }
}
