import { type Address, parseAddress } from '@musi/domain/address'
import { type Hex, hashMessage, recoverAddress } from 'viem'
import { callData } from '../multicall/words.ts'

/** Half the order of the curve. A signature with a higher `s` is a malleated copy of another (EIP-2). */
const MAX_S = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n

/** Address whose key signed a text (EIP-191). Null if the signature is invalid or in its second form. */
export async function messageSigner(message: string, signature: Hex): Promise<Address | null> {
  if (!/^0x[0-9a-fA-F]{130}$/.test(signature) || BigInt(`0x${signature.slice(66, 130)}`) > MAX_S) return null
  try {
    return parseAddress(await recoverAddress({ hash: hashMessage(message), signature }))
  } catch {
    return null
  }
}

/** The call that asks a smart wallet about a signature (EIP-1271): isValidSignature(bytes32, bytes). */
export function validSignatureCall(message: string, signature: Hex): Hex {
  const bytes = signature.slice(2)
  const padded = bytes.padEnd(Math.ceil(bytes.length / 64) * 64, '0')
  return `${callData('0x1626ba7e', hashMessage(message), 64n, BigInt(bytes.length / 2))}${padded}`
}

/** True for the answer of a smart wallet that accepts the signature. */
export const isValidSignature = (answer: unknown): boolean => answer === `0x1626ba7e${'0'.repeat(56)}`
