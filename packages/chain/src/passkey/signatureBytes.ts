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

/** The signature as the account's contract takes it (WebAuthn of OpenZeppelin); it refuses the upper half of s. */
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

/** The signature of an operation: its last second, which was touched with it, then the passkey's answer. */
export const operationSignature = (untilSeconds: bigint, assertion: Assertion): Hex =>
  concat([numberToHex(untilSeconds, { size: 6 }), signatureBytes(assertion)])
