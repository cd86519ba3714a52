import type { Address } from '@musi/domain/address'
import type { Hex } from 'viem'
import { EVERY_BLOCK, type Read } from '../../multicall/read.ts'
import { callData } from '../../multicall/words.ts'
import type { Reserves } from './pairReserves.ts'

const WORD_DIGITS = 64
/** Hex digits of a 112-bit reserve; the word ends with a 32-bit time that is not used. */
const RESERVE_DIGITS = 28
const EMPTY_WORD = '0'.repeat(WORD_DIGITS)

function decodeWords(data: Hex, count: number): readonly (Reserves | null)[] | undefined {
  if (data.length !== 2 + (2 + count) * WORD_DIGITS) return undefined
  const reserves: (Reserves | null)[] = []
  for (let pair = 0; pair < count; pair++) {
    const at = 2 + (2 + pair) * WORD_DIGITS
    const word = data.slice(at, at + WORD_DIGITS)
    const first = word.slice(0, RESERVE_DIGITS)
    const second = word.slice(RESERVE_DIGITS, 2 * RESERVE_DIGITS)
    reserves.push(word === EMPTY_WORD ? null : [BigInt(`0x${first}`), BigInt(`0x${second}`)])
  }
  return reserves
}

/**
 * Reserves of many pairs from the packed reader, one word each; null for no pair, or a pair that never held anything.
 */
export function packedReserves(reader: Address, pairs: readonly Address[]): Read<readonly (Reserves | null)[]> {
  const list = callData('0xc21934c9', 32n, BigInt(pairs.length), ...pairs)
  return {
    call: { address: reader, callData: list },
    decode: (data) => decodeWords(data, pairs.length),
    holdsBlocks: EVERY_BLOCK,
  }
}
