import type { Hex } from 'viem'
import { type PasskeyReferences, pristine } from '../firstReferences.ts'
import { signatureBytes } from '../passkey/signatureBytes.ts'
import { passkeyError } from '../passkey/passkeyErrors.ts'
import { recoveryHash } from '../signingGate/passkey/finishedOperation.ts'
import { touch } from '../signingGate/passkey/touch.ts'
import type { ShownRecovery } from '../signingGate/typed-data/recoveryTypedData.ts'

type Options = {
  chainId: number
  /** The host of the page, to which passkeys belong. */
  rpId: string
  /** For tests. */
  passkeys?: PasskeyReferences
}

/**
 * Has a second passkey, which needs no account of its own, sign a proposed key with one touch. Throws as wallets do;
 * null if something else was signed. Rehearsing the proposal proves the signature.
 */
export async function signRecoveryByPasskey(
  shown: Omit<ShownRecovery, 'signer'>,
  { chainId, rpId, passkeys = pristine.passkeys }: Options,
): Promise<Hex | null> {
  const answer = await touch(recoveryHash(shown, chainId), { rpId, credentialId: null, passkeys }).catch(
    (error: unknown) => {
      throw passkeyError(error)
    },
  )
  return answer.ok ? signatureBytes(answer.assertion) : null
}
