import type { Request } from '@musi/contracts/deploy/request'
import type { Address } from '@musi/domain/address'
import { safeText } from '@musi/domain/safeText'
import { type Hex, encodeFunctionData, hexToString, parseAbi, size, trim } from 'viem'
import { tokenAbi } from '../abi/token.ts'
import { calledOrNull, contractValue } from './contractValue.ts'

export type TokenFacts = {
  symbol: string
  name: string
  /** Null: the token does not say, or says something that cannot be. Its amounts are shown in its smallest unit. */
  decimals: number | null
  supply: bigint
}

const SYMBOL_LIMIT = 20
const NAME_LIMIT = 60

/** Old tokens answer with 32 bytes where today's answer with a text (decisions.md A-24). */
function text(answer: Hex | null, limit: number): string {
  if (answer === null) return ''
  if (size(answer) === 32) return safeText(hexToString(trim(answer, { dir: 'right' })), limit)
  return safeText(longText(answer), limit)
}

/** Read by hand: a text of a megabyte is not decoded to show twenty letters of it. */
function longText(answer: Hex): string {
  const word = (at: number) => Number.parseInt(answer.slice(2 + at * 2, 66 + at * 2), 16)
  const start = word(0)
  const length = Math.min(word(start), 4000)
  return Number.isSafeInteger(start + length)
    ? hexToString(`0x${answer.slice(66 + start * 2, 66 + start * 2 + length * 2)}`)
    : ''
}

const ask = parseAbi(['function symbol()', 'function name()'])

/** What a token says of itself. Null: what stands there is no token. */
export async function tokenFacts(request: Request, address: Address): Promise<TokenFacts | null> {
  const [symbol, name, decimals, supply] = await Promise.all([
    calledOrNull(request, address, encodeFunctionData({ abi: ask, functionName: 'symbol' })),
    calledOrNull(request, address, encodeFunctionData({ abi: ask, functionName: 'name' })),
    contractValue(request, { address, abi: tokenAbi, functionName: 'decimals', args: [] }),
    contractValue(request, { address, abi: tokenAbi, functionName: 'totalSupply', args: [] }),
  ])
  const said = { symbol: text(symbol, SYMBOL_LIMIT), name: text(name, NAME_LIMIT) }
  // What has no name at all is a contract that happens to answer, such as a template that nobody set up.
  if (supply === null || said.symbol + said.name === '') return null
  return { symbol: said.symbol || '?', name: said.name || said.symbol || '?', decimals, supply }
}
