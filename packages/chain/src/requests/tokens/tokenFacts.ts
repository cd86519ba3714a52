import { symbolText } from '@musi/domain/amount/symbolText'
import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { encodeFunctionData } from 'viem'
import { tokenAbi } from '../../abi/token.ts'
import { tokenTextsAbi } from '../../abi/tokenTexts.ts'
import { callOrNull, contractValue } from '../contracts/contractValue.ts'
import { NAME_LIMIT, SYMBOL_LIMIT, parseTokenText } from '../../reads/tokens/parseTokenText.ts'

export type TokenFacts = {
  symbol: string
  name: string
  /** The token's decimals; null if the token has no valid decimals. Its amounts are then shown in its smallest unit. */
  decimals: number | null
  supply: bigint
}

/** A token's own description; null if there is no token at this address. */
export async function tokenFacts(request: RpcRequest, address: Address): Promise<TokenFacts | null> {
  const [symbol, name, decimals, supply] = await Promise.all([
    callOrNull(request, address, encodeFunctionData({ abi: tokenTextsAbi, functionName: 'symbol' })),
    callOrNull(request, address, encodeFunctionData({ abi: tokenTextsAbi, functionName: 'name' })),
    contractValue(request, { address, abi: tokenAbi, functionName: 'decimals', args: [] }),
    contractValue(request, { address, abi: tokenAbi, functionName: 'totalSupply', args: [] }),
  ])
  const texts = {
    symbol: symbolText(parseTokenText(symbol ?? '0x', SYMBOL_LIMIT)),
    name: parseTokenText(name ?? '0x', NAME_LIMIT),
  }
  // A contract without any name only happens to answer, for example an uninitialised template.
  if (supply === null || texts.symbol + texts.name === '') return null
  return { symbol: texts.symbol || '?', name: texts.name || texts.symbol || '?', decimals, supply }
}
