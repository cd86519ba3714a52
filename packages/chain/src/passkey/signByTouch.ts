import type { Hex } from 'viem'
import { WalletError } from '../chainErrors.ts'
import { pristine } from '../firstReferences.ts'
import { type Assertion, touch } from '../signingGate/passkey/touch.ts'
import type { PasskeyContext } from './passkeyContext.ts'
import { passkeyError } from './passkeyErrors.ts'

/**
 * Has a hash signed with one touch, by this passkey or by one that the person chooses. Throws a WalletError if it is
 * not signed.
 */
export async function signByTouch(
  { rpId, passkeys = pristine.passkeys }: PasskeyContext,
  hash: Hex,
  credentialId: Hex | null,
): Promise<Assertion> {
  const answer = await touch(hash, { rpId, credentialId, passkeys }).catch((error: unknown) => {
    throw passkeyError(error)
  })
  if (answer.ok) return answer.assertion
  if (answer.code === 'noPasskeys') throw new WalletError('unsupported', 'This browser has no passkeys.')
  throw new WalletError('internal', 'Something else was signed than what was asked for. Nothing was sent.')
}
