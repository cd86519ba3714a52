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
import { touched } from './touched.ts'

const randomHash = (): Hex => toHex(crypto.getRandomValues(new Uint8Array(32)))

/**
 * The account that a passkey was made for by a recovery, if its key is in force there. Throws while it is not, so that nobody takes the
 * empty account of the new key for the one that was lost.
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
 * The account of a passkey that this browser knows nothing about. One touch leaves two keys, and the one that signs for its own open
 * account is it, or else the one that a recovery gave an account to: a stranger can give a key an account of which he is the second
 * signer. If there is none, a second touch decides.
 */
export async function findPasskey(context: PasskeyContext): Promise<PasskeyKey> {
  const { isOpen } = passkeyAccounts(context.request)
  const first = await touched(context, randomHash(), null)
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
  const again = await candidateKeys(await touched(context, randomHash(), credentialId))
  const both = keys.find(({ x, y }) => again.some((key) => key.x === x && key.y === y))
  if (both === undefined) throw new WalletError('internal', 'The passkey’s key could not be found out.')
  return both
}
