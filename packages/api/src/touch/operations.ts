import * as v from 'valibot'
import { bytes, hash, hexAddress, uint256 } from '../values.ts'

/**
 * Body of POST /api/ops: one signed ERC-4337 operation, packed as EntryPoint 0.8 takes it. The server submits it at its own cost,
 * so the fees are 0.
 */
export const OperationRequest = v.object({
  sender: hexAddress,
  nonce: uint256,
  initCode: bytes,
  callData: bytes,
  accountGasLimits: hash,
  preVerificationGas: uint256,
  gasFees: hash,
  paymasterAndData: bytes,
  signature: bytes,
})
export type OperationRequest = v.InferInput<typeof OperationRequest>

/**
 * Answer of POST /api/ops and of GET /api/ops/:hash, by the operation's hash. A transaction succeeds although the operation in it
 * failed, so `failed` is by `UserOperationEvent`. `lost`: it was accepted, and can no longer be mined.
 */
export const OperationState = v.object({
  operation: hash,
  state: v.picklist(['waiting', 'done', 'failed', 'lost']),
  /** The transaction that contains it; null while it waits, and if it is lost. */
  transaction: v.nullable(hash),
})
export type OperationState = v.InferOutput<typeof OperationState>

/** Error codes of POST /api/ops and GET /api/ops/:hash. */
export const OPERATION_REFUSALS = [
  /** 404: this server submits no operations. */
  'noRelayer',
  /** 404: this server knows no such operation. */
  'noSuchOperation',
  /** 422: another account's code, a paymaster, fees, or more gas than the server pays for. */
  'notOurs',
  /** 422: the account refuses the signature or the nonce (AA24, AA25). */
  'badSignature',
  /** 422: the chain refuses it for another reason. */
  'wouldFail',
  /** 429: too many for this account, network or day. */
  'tooMany',
  /** 503: the chain is unreachable. */
  'chainAway',
] as const
export type OperationRefusalCode = (typeof OPERATION_REFUSALS)[number]

/** An order with many parts is about 4 kB; the signature is at most 1 kB. */
export const MAX_OPERATION_BYTES = 65_536
