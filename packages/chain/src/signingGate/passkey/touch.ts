import { type PasskeyReferences, pristine } from '../../firstReferences.ts'
import { byteAt, bytesOf, hexOf } from './bytes.ts'
import { bigintOf, defineField, emptyFields, safeAwait, sliceText, startsWith } from '../ownFields.ts'

const { apply, decodeText } = pristine

/** The parts that an authenticator and the browser return for one touch. */
export type Assertion = {
  credentialId: `0x${string}`
  /** The account that the passkey was made for, or arbitrary bytes; null if it stores none. */
  userId: `0x${string}` | null
  r: bigint
  /** The signature's s, in either half of the curve's order. */
  s: bigint
  authenticatorData: `0x${string}`
  clientData: `0x${string}`
  /**
   * Indexes of `"challenge":"` and `"type":"` in the client data. Browsers add fields at random, so both are
   * searched each time.
   */
  challengeAt: number
  typeAt: number
}

/** `otherChallenge`: the signed hash is not the requested one. */
export type Touched = { ok: true; assertion: Assertion } | { ok: false; code: 'noPasskeys' | 'otherChallenge' }

/** `credentialId` null: the person chooses among all passkeys of this site. */
type TouchOptions = { rpId: string; credentialId: `0x${string}` | null; passkeys: PasskeyReferences }

/**
 * Has a hash signed with one touch. Uses the browser's functions as the first script saved them, and checks what was
 * signed before returning it. Rejects as the browser does (NotAllowedError and others).
 */
export async function touch(hash: `0x${string}`, { rpId, credentialId, passkeys }: TouchOptions): Promise<Touched> {
  const { container, get } = passkeys
  if (container === undefined || get === undefined) return { ok: false, code: 'noPasskeys' }
  // The browser reads absent options from the prototype, so these objects have none.
  const publicKey = emptyFields()
  defineField(publicKey, 'challenge', bytesOf(hash))
  defineField(publicKey, 'rpId', rpId)
  defineField(publicKey, 'userVerification', 'required')
  defineField(publicKey, 'allowCredentials', credentialId === null ? [] : [credentialOf(credentialId)])
  const options = emptyFields()
  defineField(options, 'publicKey', publicKey)
  // The answer needs no such care: a signature that another script replaced is simply invalid.
  const credential: unknown = await safeAwait(apply(get, container, [options]) as Promise<unknown>)
  const { response, rawId } = credential as PublicKeyCredential
  const { signature, authenticatorData, userHandle } = response as AuthenticatorAssertionResponse
  const clientData = hexOf(passkeys.clientData === undefined ? undefined : apply(passkeys.clientData, response, []))
  const text = textOf(clientData)
  const challengeAt = indexOfText(text, '"challenge":"')
  const typeAt = indexOfText(text, '"type":"')
  const isAsked =
    startsWith(sliceText(text, challengeAt), `"challenge":"${base64url(hash)}"`) &&
    startsWith(sliceText(text, typeAt), '"type":"webauthn.get"')
  const pair = numbersIn(hexOf(signature))
  if (!isAsked || pair === null) return { ok: false, code: 'otherChallenge' }
  const assertion: Assertion = {
    credentialId: hexOf(rawId),
    userId: userHandle === null || userHandle === undefined ? null : hexOf(userHandle),
    r: pair.r,
    s: pair.s,
    authenticatorData: hexOf(authenticatorData),
    clientData,
    challengeAt,
    typeAt,
  }
  return { ok: true, assertion }
}

function credentialOf(id: `0x${string}`): object {
  const credential = emptyFields()
  defineField(credential, 'type', 'public-key')
  defineField(credential, 'id', bytesOf(id))
  return credential
}

function textOf(hex: `0x${string}`): string {
  let escaped = ''
  for (let at = 2; at < hex.length; at += 2) escaped += `%${sliceText(hex, at, at + 2)}`
  return decodeText(escaped)
}

/** Index of the first occurrence; the text's length if there is none. */
function indexOfText(text: string, part: string): number {
  let at = 0
  while (at < text.length && sliceText(text, at, at + part.length) !== part) at += 1
  return at
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** A hash as browsers write a challenge: base64url without padding. */
function base64url(hash: `0x${string}`): string {
  let text = ''
  let bits = 0
  let count = 0
  for (let at = 2; at < hash.length; at += 2) {
    bits = ((bits << 8) | byteAt(hash, at)) & 0xffff
    count += 8
    while (count >= 6) {
      count -= 6
      text += LETTERS[(bits >> count) & 63] ?? ''
    }
  }
  return count === 0 ? text : `${text}${LETTERS[(bits << (6 - count)) & 63] ?? ''}`
}

/** r and s of a DER signature, each possibly with a leading 00 or shorter than 32 bytes. Null if it is not DER. */
function numbersIn(der: `0x${string}`): { r: bigint; s: bigint } | null {
  if (sliceText(der, 2, 4) !== '30') return null
  const rAt = 6
  const rEnd = rAt + 4 + byteAt(der, rAt + 2) * 2
  const sEnd = rEnd + 4 + byteAt(der, rEnd + 2) * 2
  if (sliceText(der, rAt, rAt + 2) !== '02' || sliceText(der, rEnd, rEnd + 2) !== '02' || sEnd !== der.length)
    return null
  const r = bigintOf(`0x${sliceText(der, rAt + 4, rEnd)}`)
  const s = bigintOf(`0x${sliceText(der, rEnd + 4, sEnd)}`)
  return r === null || s === null || r >> 256n !== 0n || s >> 256n !== 0n ? null : { r, s }
}
