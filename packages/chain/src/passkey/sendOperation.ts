import type { Address } from '@musi/domain/address'
import type { Hex } from 'viem'
import { WalletError } from '../chainErrors.ts'
import { latestBlockTime } from '../requests/blocks/latestBlockTime.ts'
import { finishedBatch } from '../signingGate/finish.ts'
import { finishedOperation, openingCode } from '../signingGate/passkey/finishedOperation.ts'
import type { Call } from '../write.ts'
import { operationExpiry } from './nonces/operationExpiry.ts'
import { nextNonce } from './nonces/nextNonce.ts'
import { forget, markRefused, remember } from './nonces/operationMemory.ts'
import { packedOperation } from './packedOperation.ts'
import { passkeyAccounts } from './passkeyAccounts.ts'
import type { PasskeyContext } from './passkeyContext.ts'
import type { PasskeyKey } from './passkeyKey.ts'
import { operationSignature } from './signatureBytes.ts'
import { signByTouch } from './signByTouch.ts'

const POLL_MS = 500
const DEPLOYMENT_TIMEOUT_MS = 60_000

/** Waits until another operation has deployed the account. */
export async function waitUntilOpen({ request }: PasskeyContext, account: Address): Promise<void> {
  const { isOpen } = passkeyAccounts(request)
  for (let waited = 0; waited < DEPLOYMENT_TIMEOUT_MS; waited += POLL_MS) {
    if (await isOpen(account)) return
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new WalletError('internal', 'The account is not open yet. Try again in a moment.')
}

/** Signs an operation, has the server send it, and returns its hash. Without calls it only deploys the account. */
export async function sendOperation(
  context: PasskeyContext,
  key: PasskeyKey,
  calls: readonly Call[],
  id: string | null,
): Promise<Hex> {
  const { contracts, chainId, operations, submit } = context
  const { account } = key
  const { operation, untilSeconds } = await unsignedOperation(context, key, calls)
  const finished = finishedBatch(
    calls.map((call) => ({ call })),
    undefined,
    { from: account, chainId },
  )
  const bounds = { account, chainId, calls: finished.calls, factory: contracts.factory, key, untilSeconds }
  const checked = finishedOperation(operation, bounds)
  if (!checked.ok) throw new WalletError('internal', `The operation is not what was asked for: ${checked.refusal.kind}`)
  const { hash, challenge } = checked
  // Stored first: another tab takes another nonce, and a page that is closed during the request finds the operation again.
  remember(operations, { id: id ?? hash, hash, account, nonce: operation.nonce, untilSeconds, isRefused: false })
  const assertion = await signByTouch(context, challenge, key.credentialId).catch((error: unknown) => {
    forget(operations, hash)
    throw error
  })
  try {
    await submit({ ...operation, signature: operationSignature(untilSeconds, assertion) })
  } catch (error) {
    markRefused(operations, hash)
    throw error
  }
  return hash
}

/** An operation to sign, with a nonce that no other operation of this browser uses, and its expiry. */
async function unsignedOperation(context: PasskeyContext, key: PasskeyKey, calls: readonly Call[]) {
  const { request, contracts, chainId, operations } = context
  const { account } = key
  const accounts = passkeyAccounts(request)
  const [wasOpen, chainSeconds] = await Promise.all([accounts.isOpen(account), latestBlockTime(request)])
  const { nonce, hasPending } = await nextNonce({
    account,
    signed: operations.read(),
    chainSeconds,
    nonceIn: (lane) => accounts.nonceIn(account, lane),
  })
  // An account can be deployed only once, so a second operation waits for the first.
  if (!wasOpen && hasPending) await waitUntilOpen(context, account)
  const initCode = wasOpen || hasPending ? '0x' : openingCode(contracts.factory, key)
  const operation = packedOperation({ sender: account, nonce, initCode, calls })
  return { operation, untilSeconds: operationExpiry(chainSeconds, chainId) }
}
