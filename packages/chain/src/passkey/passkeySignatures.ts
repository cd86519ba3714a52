import { parseAddress } from '@musi/domain/address'
import { type Hex, type TypedDataDefinition, hexToString, isHex, toHex } from 'viem'
import { WalletError } from '../chainErrors.ts'
import { accountTextHash } from '../signingGate/passkey/finishedOperation.ts'
import { parseText, parseTypedDataRequest } from '../wallet/demo/demoRequests.ts'
import type { WalletPrompt } from '../wallet/walletPrompt.ts'
import { nestedTypedData } from './nestedTypedData.ts'
import { passkeyAccounts } from './passkeyAccounts.ts'
import { type KeyOf, type PasskeyContext, requireConsent } from './passkeyContext.ts'
import type { PasskeyKey } from './passkeyKey.ts'
import { sendOperation, waitUntilOpen } from './sendOperation.ts'
import { signatureBytes } from './signatureBytes.ts'
import { signByTouch } from './signByTouch.ts'

/** Signatures of an account without code cannot be checked, so the account is deployed first, with a separate touch. */
async function ensureOpen(context: PasskeyContext, key: PasskeyKey): Promise<void> {
  if (await passkeyAccounts(context.request).isOpen(key.account)) return
  await sendOperation(context, key, [], null)
  await waitUntilOpen(context, key.account)
}

async function sign(context: PasskeyContext, prompt: WalletPrompt, key: PasskeyKey, hash: Hex): Promise<Hex> {
  await requireConsent(context, prompt)
  await ensureOpen(context, key)
  return signatureBytes(await signByTouch(context, hash, key.credentialId))
}

/** Signs typed data in the nested form that the account's contract checks. */
export async function signTypedData(context: PasskeyContext, keyOf: KeyOf, params: unknown): Promise<Hex> {
  const { signer, typedData } = parseTypedDataRequest(params)
  const key = keyOf(signer)
  // The market recognises an order tree by the length of its signature, and a contract's signature is longer.
  if (typedData['primaryType'] === 'BulkOrder')
    throw new WalletError('unsupported', 'An account with a passkey signs orders one by one.')
  const content = JSON.stringify(typedData, null, 2)
  const { chainId } = context
  const { hash, wrap } = nestedTypedData(typedData as unknown as TypedDataDefinition, { account: signer, chainId })
  const prompt = { kind: 'sign', account: { address: signer }, what: 'typedData', content } as const
  return wrap(await sign(context, prompt, key, hash))
}

/** Signs a text (EIP-191). */
export async function signText(context: PasskeyContext, keyOf: KeyOf, params: unknown): Promise<Hex> {
  const content = parseText(params)
  const signer = parseAddress(String((params as readonly unknown[])[1]))
  const bytes = isHex(content) ? content : toHex(content)
  if (signer === null) throw new WalletError('invalidParams', 'The signer is missing.')
  const key = keyOf(signer)
  const hash = accountTextHash(bytes, signer, context.chainId)
  if (hash === null) throw new WalletError('invalidParams', 'The text is not of its form.')
  const prompt = { kind: 'sign', account: { address: signer }, what: 'text', content: hexToString(bytes) } as const
  return sign(context, prompt, key, hash)
}
