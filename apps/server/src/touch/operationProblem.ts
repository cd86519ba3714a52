import type { PackedOperation } from '@musi/chain/relay/relayedCalls'
import { openedKey } from '@musi/chain/relay/relayedCalls'
import type { Address } from '@musi/domain/address'

/** Maximum verification gas of an operation, enough to deploy its account without the P-256 precompile. */
const MAX_VERIFICATION_GAS = 1_200_000n
const MAX_CALL_GAS = 3_000_000n
/** For the EntryPoint's own work around an operation. */
const AROUND_GAS = 150_000n
const MAX_CALL_BYTES = 24_000
const MAX_SIGNATURE_BYTES = 2048

const bytesIn = (hex: string): number => (hex.length - 2) / 2

/** The reason why this server does not submit an operation; null if there is none. The account itself is read from the chain afterwards. */
export function operationProblem(operation: PackedOperation, factory: Address): string | null {
  const { gasFees, preVerificationGas, paymasterAndData, initCode, callData, signature } = operation
  if (BigInt(gasFees) !== 0n || preVerificationGas !== 0n)
    return 'It offers fees; the server submits only operations without fees.'
  if (paymasterAndData !== '0x') return 'It names a paymaster.'
  if (initCode !== '0x' && openedKey(initCode, factory) === null) return 'It opens an account of another factory.'
  if (bytesIn(callData) > MAX_CALL_BYTES || bytesIn(signature) > MAX_SIGNATURE_BYTES) return 'It is too long.'
  const { verification, call } = gasLimits(operation)
  return verification > MAX_VERIFICATION_GAS || call > MAX_CALL_GAS
    ? 'It asks for more gas than the server pays for.'
    : null
}

/** Gas limit of the transaction that submits an operation. */
export function transactionGas(operation: PackedOperation): number {
  const { verification, call } = gasLimits(operation)
  // The EntryPoint demands that a 64th be left over.
  return Number(((verification + call) * 65n) / 64n + AROUND_GAS)
}

function gasLimits({ accountGasLimits }: PackedOperation) {
  const both = BigInt(accountGasLimits)
  return { verification: both >> 128n, call: both & ((1n << 128n) - 1n) }
}
