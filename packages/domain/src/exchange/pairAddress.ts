import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import { type Address, parseAddress } from '../address.ts'
import { sortsBefore } from './pair.ts'

/** Factory of the pairs and the hash of their init code. */
export type PairFactory = { readonly factory: Address; readonly initCodeHash: `0x${string}` }

const CREATE2_PREFIX = Uint8Array.of(0xff)
const bytes = (hex: `0x${string}`) => hexToBytes(hex.slice(2).toLowerCase())

/**
 * CREATE2 address of the pair of two tokens, deployed or not (spec: swap.pair-address). The pair is also its liquidity token.
 */
export function pairAddress({ factory, initCodeHash }: PairFactory, tokenA: Address, tokenB: Address): Address {
  const [token0, token1] = sortsBefore(tokenA, tokenB) ? [tokenA, tokenB] : [tokenB, tokenA]
  const salt = keccak_256(concatBytes(bytes(token0), bytes(token1)))
  const hash = keccak_256(concatBytes(CREATE2_PREFIX, bytes(factory), salt, bytes(initCodeHash)))
  const address = parseAddress(bytesToHex(hash.subarray(12)))
  if (!address) throw new Error('Twenty bytes are always an address.')
  return address
}
