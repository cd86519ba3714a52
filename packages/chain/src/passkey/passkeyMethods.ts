import { type Address, parseAddress } from '@musi/domain/address'
import { type Hex, type TypedDataDefinition, hexToString, isHex, toHex } from 'viem'
import { WalletError } from '../chainErrors.ts'
import { type PasskeyReferences, pristine } from '../firstReferences.ts'
import type { RpcRequest } from '../rpc/rpcRequest.ts'
import { finishedBatch } from '../signingGate/finish.ts'
import {
  type PackedOperation,
  accountTextHash,
  finishedOperation,
  openingCode,
} from '../signingGate/passkey/finishedOperation.ts'
import { type Assertion, touch } from '../signingGate/passkey/touch.ts'
import type { Call } from '../write.ts'
import type { BatchMemory } from '../wallet/demo/demoBatches.ts'
import { parseBatchRequest, parseChainId, parseText, parseTypedDataRequest } from '../wallet/demo/demoRequests.ts'
import { SIGNING_METHODS } from '../wallet/signingMethods.ts'
import type { WalletPrompt } from '../wallet/walletPrompt.ts'
import { candidateKeys } from './candidateKeys.ts'
import { lastSecond } from './lastSecond.ts'
import { makePasskey } from './makePasskey.ts'
import { nestedTypedData } from './nestedTypedData.ts'
import { type OperationPlace, operationStatus } from './operationStatus.ts'
import { packedOperation } from './packedOperation.ts'
import { passkeyAccounts } from './passkeyAccounts.ts'
import { passkeyError } from './passkeyErrors.ts'
import type { PasskeyKey, PasskeyMemory } from './passkeyKey.ts'
import { operationSignature, signatureBytes } from './signatureBytes.ts'

type SignedOperation = PackedOperation & { signature: Hex }

export type PasskeyContext = {
  request: RpcRequest
  chainId: number
  factory: Address
  /** The host of the page, to which passkeys belong. */
  rpId: string
  /** The name under which the browser lists a new passkey. */
  name: string
  memory: PasskeyMemory
  /** The hash of each operation, by the id of its batch. */
  batches: BatchMemory
  /** Browsers show the site only, never what is signed, so the page itself must. */
  ask: (prompt: WalletPrompt) => Promise<boolean>
  /** Has the server bring an operation to the chain; throws a WalletError if it refuses. */
  bring: (operation: SignedOperation) => Promise<void>
  placeOf: (operation: Hex) => Promise<OperationPlace>
  /** For tests. */
  passkeys?: PasskeyReferences
}

export type PasskeySession = { connected: boolean; begin: 'make' | 'find' }

type Methods = Readonly<Record<string, (params: unknown) => unknown>>

/** The methods of the passkey wallet. It sends batches only: an operation has no transaction of its own. */
export function passkeyMethods(context: PasskeyContext, session: PasskeySession): Methods {
  const { chainId, memory } = context
  const shown = () => (session.connected ? [memory.read()?.account].filter((one) => one !== undefined) : [])
  const keyOf = (account: Address): PasskeyKey => {
    const key = memory.read()
    if (!session.connected || key === null || key.account !== account)
      throw new WalletError('notAllowed', 'This passkey is not of that account.')
    return key
  }
  const requireOwnChain = (params: unknown) => {
    if (parseChainId(params) !== chainId) throw new WalletError('unknownChain', 'Unrecognized chain ID.')
    return null
  }
  return {
    eth_accounts: shown,
    eth_chainId: () => toHex(chainId),
    async eth_requestAccounts() {
      if (memory.read() === null) memory.write(await (session.begin === 'make' ? make(context) : find(context)))
      session.connected = true
      return shown()
    },
    wallet_switchEthereumChain: requireOwnChain,
    wallet_addEthereumChain: requireOwnChain,
    wallet_getCapabilities: () => ({ [toHex(chainId)]: { atomic: { status: 'supported' } } }),
    ...batchMethods(context, keyOf),
    ...signMethods(context, keyOf),
  }
}

type KeyOf = (account: Address) => PasskeyKey

async function requireConsent({ ask }: PasskeyContext, prompt: WalletPrompt): Promise<void> {
  if (!(await ask(prompt))) throw new WalletError('rejected', 'User rejected the request.')
}

/** One touch for a hash, by this passkey or by one that the person chooses. */
async function touched(context: PasskeyContext, hash: Hex, credentialId: Hex | null): Promise<Assertion> {
  const { rpId, passkeys = pristine.passkeys } = context
  const answer = await touch(hash, { rpId, credentialId, passkeys }).catch((error: unknown) => {
    throw passkeyError(error)
  })
  if (answer.ok) return answer.assertion
  if (answer.code === 'noPasskeys') throw new WalletError('unsupported', 'This browser has no passkeys.')
  throw new WalletError('internal', 'Something else was signed than what was asked for. Nothing was sent.')
}

async function make({
  rpId,
  name,
  request,
  factory,
  passkeys = pristine.passkeys,
}: PasskeyContext): Promise<PasskeyKey> {
  const made = await makePasskey({ rpId, name, passkeys }).catch((error: unknown) => {
    throw passkeyError(error)
  })
  if (made === null) throw new WalletError('unsupported', 'This browser makes no passkeys that the chain can check.')
  return { ...made, account: await passkeyAccounts(request, factory).accountOf(made) }
}

const randomHash = (): Hex => toHex(crypto.getRandomValues(new Uint8Array(32)))

/**
 * The account of a passkey that this browser knows nothing about. One touch leaves two keys, and the one whose account is open is it;
 * if neither is, a second touch decides.
 */
async function find(context: PasskeyContext): Promise<PasskeyKey> {
  const accounts = passkeyAccounts(context.request, context.factory)
  const first = await touched(context, randomHash(), null)
  const { credentialId } = first
  const keys = await Promise.all(
    (await candidateKeys(first)).map(async (key) => ({ ...key, credentialId, account: await accounts.accountOf(key) })),
  )
  const open = await Promise.all(keys.map(({ account }) => accounts.isOpen(account)))
  const known = keys.find((_, at) => open[at])
  if (known !== undefined) return known
  const again = await candidateKeys(await touched(context, randomHash(), credentialId))
  const both = keys.find(({ x, y }) => again.some((key) => key.x === x && key.y === y))
  if (both === undefined) throw new WalletError('internal', 'The passkey’s key could not be found out.')
  return both
}

/** Has one operation signed and brought. Without calls it only opens the account. */
async function send(context: PasskeyContext, key: PasskeyKey, calls: readonly Call[], id: string | null): Promise<Hex> {
  const { request, factory, chainId, batches, bring } = context
  const { account } = key
  const accounts = passkeyAccounts(request, factory)
  const [isOpen, nonce, untilSeconds] = await Promise.all([
    accounts.isOpen(account),
    accounts.nextNonce(account),
    lastSecond(request, chainId),
  ])
  const initCode = isOpen ? '0x' : openingCode(factory, key)
  const operation = packedOperation({ sender: account, nonce, initCode, calls })
  const finished = finishedBatch(
    calls.map((call) => ({ call })),
    undefined,
    { from: account, chainId },
  )
  const bounds = { account, chainId, calls: finished.calls, factory, key, untilSeconds }
  const checked = finishedOperation(operation, bounds)
  if (!checked.ok) throw new WalletError('internal', `The operation is not what was asked for: ${checked.refusal.kind}`)
  const { hash, challenge } = checked
  const signature = operationSignature(untilSeconds, await touched(context, challenge, key.credentialId))
  // Stored first: a page that is closed during the request finds the operation again.
  batches.store(id ?? hash, hash)
  await bring({ ...operation, signature })
  return hash
}

function batchMethods(context: PasskeyContext, keyOf: KeyOf): Methods {
  const { chainId, batches, placeOf, request } = context
  return {
    async [SIGNING_METHODS.sendCalls](params) {
      const { from, calls, chainId: requestedChainId, id } = parseBatchRequest(params)
      const key = keyOf(from)
      if (Number(requestedChainId) !== chainId)
        throw new WalletError('chainDisconnected', 'This passkey’s account is not on that chain.')
      await requireConsent(context, { kind: 'send', account: { address: from }, calls })
      const hash = await send(context, key, calls, id)
      return { id: id ?? hash }
    },
    async wallet_getCallsStatus(params) {
      const id = parseText(params)
      const hash = batches.find(id)
      if (!isHex(hash)) throw new WalletError('unknownCalls', 'This wallet knows no such batch.')
      const { code, receipts } = await operationStatus(request, hash, await placeOf(hash))
      return { version: '2.0.0', id, chainId: toHex(chainId), atomic: true, status: code, receipts }
    },
  }
}

const POLL_MS = 500
const OPENED_WITHIN_MS = 60_000

/** Nobody can check a signature of an account without code, so the account is opened first, by a touch of its own. */
async function ensureOpen(context: PasskeyContext, key: PasskeyKey): Promise<void> {
  const { isOpen } = passkeyAccounts(context.request, context.factory)
  if (await isOpen(key.account)) return
  await send(context, key, [], null)
  for (let waited = 0; waited < OPENED_WITHIN_MS; waited += POLL_MS) {
    if (await isOpen(key.account)) return
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new WalletError('internal', 'The account is not open yet. Try again in a moment.')
}

function signMethods(context: PasskeyContext, keyOf: KeyOf): Methods {
  const { chainId } = context
  const sign = async (prompt: WalletPrompt, key: PasskeyKey, hash: Hex): Promise<Hex> => {
    await requireConsent(context, prompt)
    await ensureOpen(context, key)
    return signatureBytes(await touched(context, hash, key.credentialId))
  }
  return {
    async [SIGNING_METHODS.signTypedData](params) {
      const { signer, typedData } = parseTypedDataRequest(params)
      const key = keyOf(signer)
      // The market tells a tree by the signature's length, which that of a contract exceeds.
      if (typedData['primaryType'] === 'BulkOrder')
        throw new WalletError('unsupported', 'An account with a passkey signs orders one by one.')
      const content = JSON.stringify(typedData, null, 2)
      const { hash, wrap } = nestedTypedData(typedData as unknown as TypedDataDefinition, { account: signer, chainId })
      return wrap(await sign({ kind: 'sign', account: { address: signer }, what: 'typedData', content }, key, hash))
    },
    async [SIGNING_METHODS.signText](params) {
      const content = parseText(params)
      const signer = parseAddress(String((params as readonly unknown[])[1]))
      const bytes = isHex(content) ? content : toHex(content)
      if (signer === null) throw new WalletError('invalidParams', 'The signer is missing.')
      const key = keyOf(signer)
      const hash = accountTextHash(bytes, signer, chainId)
      if (hash === null) throw new WalletError('invalidParams', 'The text is not of its form.')
      return sign({ kind: 'sign', account: { address: signer }, what: 'text', content: hexToString(bytes) }, key, hash)
    },
  }
}
