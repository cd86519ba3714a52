import { type Hex, toHex } from 'viem'
import { WalletError } from '../chainErrors.ts'
import { accountAddress } from './accountAddress.ts'
import { candidateKeys } from './candidateKeys.ts'
import { passkeyAccounts } from './passkeyAccounts.ts'
import type { PasskeyContext } from './passkeyContext.ts'
import type { PasskeyKey } from './passkeyKey.ts'
import { touched } from './touched.ts'

const randomHash = (): Hex => toHex(crypto.getRandomValues(new Uint8Array(32)))

/**
 * The account of a passkey that this browser knows nothing about. One touch leaves two keys, and the one whose account is open is it;
 * if neither is, a second touch decides.
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
  const known = keys.find((_, at) => open[at])
  if (known !== undefined) return known
  const again = await candidateKeys(await touched(context, randomHash(), credentialId))
  const both = keys.find(({ x, y }) => again.some((key) => key.x === x && key.y === y))
  if (both === undefined) throw new WalletError('internal', 'The passkey’s key could not be found out.')
  return both
}
