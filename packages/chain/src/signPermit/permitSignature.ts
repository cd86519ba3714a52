import type { Hex } from 'viem'

export type PermitSignature = { v: 27 | 28; r: Hex; s: Hex }

const FULL_FORM = /^0x([0-9a-f]{64})([0-9a-f]{64})([0-9a-f]{2})$/i
/** EIP-2098: the parity is the first bit of s. */
const COMPACT_FORM = /^0x([0-9a-f]{64})([0-9a-f]{64})$/i
const PARITY_BIT = 1n << 255n

const PARITIES: Readonly<Record<number, 27 | 28>> = { 0: 27, 1: 28, 27: 27, 28: 28 }

/**
 * Normalizes a wallet's signature to the form that contracts accept (case 35). Null if it is not an ECDSA signature.
 */
export function permitSignature(value: unknown): PermitSignature | null {
  if (typeof value !== 'string') return null
  const [, r, s, last] = FULL_FORM.exec(value) ?? []
  if (r !== undefined && s !== undefined && last !== undefined) {
    const v = PARITIES[Number.parseInt(last, 16)]
    return v === undefined ? null : { v, r: `0x${r}`, s: `0x${s}` }
  }
  const [, shortR, parityAndS] = COMPACT_FORM.exec(value) ?? []
  if (shortR === undefined || parityAndS === undefined) return null
  const both = BigInt(`0x${parityAndS}`)
  const plainS = (both & (PARITY_BIT - 1n)).toString(16).padStart(64, '0')
  return { v: both >= PARITY_BIT ? 28 : 27, r: `0x${shortR}`, s: `0x${plainS}` }
}
