import { type Address, parseAddress } from '@musi/domain/address'
import { type Hex, type TypedDataDefinition, hexToString, isHex, toHex } from 'viem'
import { WalletError } from '../chainErrors.ts'
import { pristine } from '../firstReferences.ts'
import { accountTextHash } from '../signingGate/passkey/finishedOperation.ts'
import { parseBatchRequest, parseChainId, parseText, parseTypedDataRequest } from '../wallet/demo/demoRequests.ts'
import { SIGNING_METHODS } from '../wallet/signingMethods.ts'
import type { WalletPrompt } from '../wallet/walletPrompt.ts'
import { accountAddress } from './accountAddress.ts'
import { candidateKeys } from './candidateKeys.ts'
import { makePasskey } from './makePasskey.ts'
import { nestedTypedData } from './nestedTypedData.ts'
import { markRefused, operationOf } from './operationMemory.ts'
import { operationStatus } from './operationStatus.ts'
import { passkeyAccounts } from './passkeyAccounts.ts'
import type { PasskeyContext } from './passkeyContext.ts'
import { passkeyError } from './passkeyErrors.ts'
import type { PasskeyKey } from './passkeyKey.ts'
import { sendOperation, untilOpen } from './sendOperation.ts'
import { signatureBytes } from './signatureBytes.ts'
import { touched } from './touched.ts'

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

async function make({ rpId, name, contracts, passkeys = pristine.passkeys }: PasskeyContext): Promise<PasskeyKey> {
  const made = await makePasskey({ rpId, name, passkeys }).catch((error: unknown) => {
    throw passkeyError(error)
  })
  if (made === null) throw new WalletError('unsupported', 'This browser makes no passkeys that the chain can check.')
  return { ...made, account: accountAddress(contracts, made) }
}

const randomHash = (): Hex => toHex(crypto.getRandomValues(new Uint8Array(32)))

/**
 * The account of a passkey that this browser knows nothing about. One touch leaves two keys, and the one whose account is open is it;
 * if neither is, a second touch decides.
 */
async function find(context: PasskeyContext): Promise<PasskeyKey> {
  const { isOpen } = passkeyAccounts(context.request)
  const first = await touched(context, randomHash(), null)
  const { credentialId } = first
  const keys = (await candidateKeys(first)).map((key) => ({
    ...key,
    credentialId,
    account: accountAddress(context.contracts, key),
  }))
  const open = await Promise.all(keys.map(({ account }) => isOpen(account)))
  const known = keys.find((_, at) => open[at])
  if (known !== undefined) return known
  const again = await candidateKeys(await touched(context, randomHash(), credentialId))
  const both = keys.find(({ x, y }) => again.some((key) => key.x === x && key.y === y))
  if (both === undefined) throw new WalletError('internal', 'The passkey’s key could not be found out.')
  return both
}

function batchMethods(context: PasskeyContext, keyOf: KeyOf): Methods {
  const { chainId, operations, placeOf, request } = context
  return {
    async [SIGNING_METHODS.sendCalls](params) {
      const { from, calls, chainId: requestedChainId, id } = parseBatchRequest(params)
      const key = keyOf(from)
      if (Number(requestedChainId) !== chainId)
        throw new WalletError('chainDisconnected', 'This passkey’s account is not on that chain.')
      await requireConsent(context, { kind: 'send', account: { address: from }, calls })
      const hash = await sendOperation(context, key, calls, id)
      return { id: id ?? hash }
    },
    async wallet_getCallsStatus(params) {
      const id = parseText(params)
      const operation = operationOf(operations, id)
      if (operation === undefined) throw new WalletError('unknownCalls', 'This wallet knows no such batch.')
      const place = await placeOf(operation.hash)
      if (place.kind === 'lost') markRefused(operations, operation.hash)
      const { code, receipts } = await operationStatus(request, operation, place)
      return { version: '2.0.0', id, chainId: toHex(chainId), atomic: true, status: code, receipts }
    },
  }
}

/** Nobody can check a signature of an account without code, so the account is opened first, by a touch of its own. */
async function ensureOpen(context: PasskeyContext, key: PasskeyKey): Promise<void> {
  if (await passkeyAccounts(context.request).isOpen(key.account)) return
  await sendOperation(context, key, [], null)
  await untilOpen(context, key.account)
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
