import { parseAddress } from '@musi/domain/address'
import { type Hex, toHex } from 'viem'
import { WalletError } from '../chainErrors.ts'
import { isPasskeyAccount, isSameKey, presentKey } from '../requests/accounts/passkeyAccount.ts'
import { recoveredAccounts } from '../requests/accounts/recoveredAccounts.ts'
import { accountAddress } from './accountAddress.ts'
import { candidateKeys } from './candidateKeys.ts'
import { passkeyAccounts } from './passkeyAccounts.ts'
import type { PasskeyContext } from './passkeyContext.ts'
import type { PasskeyKey } from './passkeyKey.ts'
import { signByTouch } from './signByTouch.ts'

const randomHash = (): Hex => toHex(crypto.getRandomValues(new Uint8Array(32)))

/**
 * The account named in the passkey, which a recovery made it for; null if it names none. Throws if the key is not in
 * force there yet, so that nobody mistakes the empty account of the new key for the lost one.
 */
async function namedAccount(
  { request, contracts }: PasskeyContext,
  userId: Hex | null,
  keys: readonly PasskeyKey[],
): Promise<PasskeyKey | null> {
  const account = userId === null ? null : parseAddress(userId)
  if (account === null || !(await isPasskeyAccount(request, contracts.implementation, account))) return null
  const present = await presentKey(request, account)
  const key = keys.find((each) => isSameKey(present, each))
  if (key !== undefined) return { ...key, account }
  throw new WalletError('keyNotInForce', 'The key of this passkey is not in force yet.')
}

/**
 * Finds the account of a passkey that this browser does not know. A touch proves one of two possible keys. Accounts
 * created with these keys come first if the keys still sign for them; accounts from a recovery come second, because a
 * stranger could hand over an account to any key. If there are none, a second touch decides between the keys.
 */
export async function findPasskey(context: PasskeyContext): Promise<PasskeyKey> {
  const { isOpen } = passkeyAccounts(context.request)
  const first = await signByTouch(context, randomHash(), null)
  const { credentialId } = first
  const keys = (await candidateKeys(first)).map((key) => ({
    ...key,
    credentialId,
    account: accountAddress(context.contracts, key),
  }))
  const open = await Promise.all(keys.map(({ account }) => isOpen(account)))
  const opened = keys.filter((_, at) => open[at])
  for (const key of opened) if (isSameKey(await presentKey(context.request, key.account), key)) return key
  const named = await namedAccount(context, first.userId, keys)
  if (named !== null) return named
  const [recovered] = await recoveredAccounts(context.request, context.contracts.implementation, keys)
  if (recovered !== undefined) return { ...recovered.key, account: recovered.account }
  // An address alone proves nothing: another key signs for this account now.
  if (opened.length > 0) throw new WalletError('keyReplaced', 'This passkey was replaced by another one.')
  const secondCandidates = await candidateKeys(await signByTouch(context, randomHash(), credentialId))
  const commonKey = keys.find(({ x, y }) => secondCandidates.some((key) => key.x === x && key.y === y))
  if (commonKey === undefined) throw new WalletError('internal', 'The passkey’s key could not be found out.')
  return commonKey
}
