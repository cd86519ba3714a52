import type { Address } from '@musi/domain/address'
import type { Hex } from 'viem'
import type { PasskeyReferences } from '../firstReferences.ts'
import { bytesOf, hexOf } from '../signingGate/passkey/bytes.ts'
import type { PublicKey } from './passkeyKey.ts'

/** SPKI encoding of a P-256 key: these bytes, then 04, x and y. */
const SPKI = '0x3059301306072a8648ce3d020106082a8648ce3d03010703420004'
/** ES256, the only signature that the account's contract can check. */
const ES256 = -7

type MakeOptions = {
  rpId: string
  name: string
  /** The account to recover, stored in the passkey as its user id; absent for the passkey's own account. */
  account?: Address
  passkeys: PasskeyReferences
}

/** `isOnThisDevice`: this device stores the passkey, according to the browser, rather than another one nearby. */
type MadePasskey = PublicKey & { credentialId: Hex; isOnThisDevice: boolean }

/**
 * Makes a passkey with one touch, which the browser can find again without an id. Null if the authenticator made
 * another kind of key.
 */
export async function makePasskey({ rpId, name, account, passkeys }: MakeOptions): Promise<MadePasskey | null> {
  const { container, create, publicKey } = passkeys
  if (container === undefined || create === undefined || publicKey === undefined) return null
  const credential = await create.call(container, {
    publicKey: {
      challenge: crypto.getRandomValues(new Uint8Array(32)),
      rp: { id: rpId, name: 'Musi' },
      user: {
        id: account === undefined ? crypto.getRandomValues(new Uint8Array(16)) : bytesOf(account),
        name,
        displayName: name,
      },
      pubKeyCredParams: [{ type: 'public-key', alg: ES256 }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    },
  })
  const { response, rawId, authenticatorAttachment } = credential as PublicKeyCredential
  const spki = hexOf(publicKey.call(response as AuthenticatorAttestationResponse))
  if (!spki.startsWith(SPKI) || spki.length !== SPKI.length + 128) return null
  const x: Hex = `0x${spki.slice(SPKI.length, SPKI.length + 64)}`
  const y: Hex = `0x${spki.slice(SPKI.length + 64)}`
  return { credentialId: hexOf(rawId), x, y, isOnThisDevice: authenticatorAttachment === 'platform' }
}
