import { type Hex, toHex } from 'viem'
import { WalletError } from '../chainErrors.ts'
import { parseBatchRequest, parseText } from '../wallet/demo/demoRequests.ts'
import { markRefused, operationOf } from './nonces/operationMemory.ts'
import { operationStatus } from './operationStatus.ts'
import { type KeyOf, type PasskeyContext, requireConsent } from './passkeyContext.ts'
import { sendOperation } from './sendOperation.ts'

/** Sends a batch (EIP-5792) as one operation. */
export async function sendBatch(context: PasskeyContext, keyOf: KeyOf, params: unknown): Promise<{ id: string }> {
  const { from, calls, chainId, id } = parseBatchRequest(params)
  const key = keyOf(from)
  if (Number(chainId) !== context.chainId)
    throw new WalletError('chainDisconnected', 'This passkey’s account is not on that chain.')
  await requireConsent(context, { kind: 'send', account: { address: from }, calls })
  const hash: Hex = await sendOperation(context, key, calls, id)
  return { id: id ?? hash }
}

/** Status of a batch (EIP-5792). */
export async function batchStatus({ request, chainId, operations, reportedStateOf }: PasskeyContext, params: unknown) {
  const id = parseText(params)
  const operation = operationOf(operations, id)
  if (operation === undefined) throw new WalletError('unknownCalls', 'This wallet knows no such batch.')
  const reported = await reportedStateOf(operation.hash)
  if (reported.kind === 'lost') markRefused(operations, operation.hash)
  const { code, receipts } = await operationStatus(request, operation, reported)
  return { version: '2.0.0', id, chainId: toHex(chainId), atomic: true, status: code, receipts }
}
