import type { Address } from '@musi/domain/address'
import { type Hex, concat, encodeAbiParameters, encodeFunctionData, numberToHex, parseAbi, zeroHash } from 'viem'
import type { PackedOperation } from '../signingGate/passkey/finishedOperation.ts'
import type { Call } from '../write.ts'

const EXECUTE = parseAbi(['function execute(bytes32 mode, bytes executionData)'])
/** ERC-7821 mode of a batch that is executed entirely or not at all. */
const WHOLE_BATCH: Hex = `0x01${'00'.repeat(31)}`
const CALLS = [
  {
    type: 'tuple[]',
    components: [
      { name: 'to', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'data', type: 'bytes' },
    ],
  },
] as const

/** Opening an account and checking P-256 without its precompile takes about 450,000. */
const VERIFICATION_GAS = 700_000n
/** The most expensive batches take about 1,000,000; unused gas costs nothing. */
const CALL_GAS = 2_000_000n

type OperationParts = { sender: Address; nonce: bigint; initCode: Hex; calls: readonly Call[] }

/**
 * An operation without fees, because the server that sends it to the chain pays the gas. Without calls it only
 * deploys the account.
 */
export function packedOperation({ sender, nonce, initCode, calls }: OperationParts): PackedOperation {
  return {
    sender,
    nonce,
    initCode,
    callData: calls.length === 0 ? '0x' : executeData(calls),
    accountGasLimits: concat([numberToHex(VERIFICATION_GAS, { size: 16 }), numberToHex(CALL_GAS, { size: 16 })]),
    preVerificationGas: 0n,
    gasFees: zeroHash,
    paymasterAndData: '0x',
  }
}

/** In lower case, as the server expects; a call's data may contain a checksummed address. */
const executeData = (calls: readonly Call[]): Hex =>
  encodeFunctionData({
    abi: EXECUTE,
    functionName: 'execute',
    args: [WHOLE_BATCH, encodeAbiParameters(CALLS, [calls])],
  }).toLowerCase() as Hex
