import { type Hex, concat, encodeAbiParameters, hexToString, numberToHex } from 'viem'
import type { Assertion } from '../signingGate/passkey/touch.ts'

/** Order of P-256. */
export const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

const AUTH = [
  { type: 'bytes32' },
  { type: 'bytes32' },
  { type: 'uint256' },
  { type: 'uint256' },
  { type: 'bytes' },
  { type: 'string' },
] as const

/**
 * Encodes a signature for the account's contract (WebAuthn of OpenZeppelin), which refuses an s in the upper half of
 * the order.
 */
export function signatureBytes({ r, s, challengeAt, typeAt, authenticatorData, clientData }: Assertion): Hex {
  const low = s > ORDER / 2n ? ORDER - s : s
  return encodeAbiParameters(AUTH, [
    numberToHex(r, { size: 32 }),
    numberToHex(low, { size: 32 }),
    BigInt(challengeAt),
    BigInt(typeAt),
    authenticatorData,
    hexToString(clientData),
  ])
}

/** Signature of an operation: its expiry, which the passkey signed as well, then the signature of the passkey. */
export const operationSignature = (untilSeconds: bigint, assertion: Assertion): Hex =>
  concat([numberToHex(untilSeconds, { size: 6 }), signatureBytes(assertion)])
