import { keccak256, stringToHex } from 'viem'
import { expect, test } from 'vitest'
import { candidateKeys } from '../../passkey/candidateKeys.ts'
import { ORDER } from '../../passkey/signatureBytes.ts'
import { softPasskey } from '../../testing/softPasskey.ts'
import { bytesOf } from './bytes.ts'
import { type Touched, touch } from './touch.ts'

const hash = keccak256(stringToHex('an operation'))
const touchOf = (passkey: ReturnType<typeof softPasskey>, of = hash) =>
  touch(of, { rpId: 'localhost', credentialId: passkey.credentialId, passkeys: passkey.passkeys })
const assertionOf = (touched: Touched) => {
  if (!touched.ok) throw new Error(touched.code)
  return touched.assertion
}

test('a touch asks for this hash, this key and a person who was recognised', async () => {
  const passkey = softPasskey()
  assertionOf(await touchOf(passkey))
  expect(passkey.requests).toEqual([
    {
      kind: 'get',
      options: {
        challenge: bytesOf(hash),
        rpId: 'localhost',
        userVerification: 'required',
        allowCredentials: [{ type: 'public-key', id: bytesOf(passkey.credentialId) }],
      },
    },
  ])
  // Options that are absent must not be found on the prototype.
  expect(Object.getPrototypeOf(passkey.requests[0]?.options)).toBeNull()
})

test('the positions sent to the contract allow for fields that a browser adds at random', async () => {
  const plain = assertionOf(await touchOf(softPasskey()))
  const more = '"other_keys_can_be_added_here":"do not compare clientDataJSON against a template",'
  const moved = assertionOf(await touchOf(softPasskey({ more })))
  expect([moved.typeAt, moved.challengeAt]).toEqual([plain.typeAt + more.length, plain.challengeAt + more.length])
  const text = Buffer.from(moved.clientData.slice(2), 'hex').toString()
  expect(text.slice(moved.challengeAt)).toMatch(/^"challenge":"/)
  expect(text.slice(moved.typeAt)).toMatch(/^"type":"webauthn.get"/)
})

test('a signature over another challenge is refused', async () => {
  const other = () => Buffer.from(keccak256('0x').slice(2), 'hex')
  expect(await touchOf(softPasskey({ challenge: other }))).toEqual({ ok: false, code: 'otherChallenge' })
  expect(await touchOf(softPasskey({ challenge: (same) => same.subarray(0, 31) }))).toMatchObject({ ok: false })
  expect(await touchOf(softPasskey({ challenge: (same) => Buffer.concat([same, same]) }))).toMatchObject({ ok: false })
})

test('the touch that created a key is not accepted as a signature', async () => {
  expect(await touchOf(softPasskey({ type: 'webauthn.create' }))).toEqual({ ok: false, code: 'otherChallenge' })
})

test('a browser without passkeys is distinguished from a refusal', async () => {
  const { passkeys, ...rest } = softPasskey()
  expect(await touchOf({ ...rest, passkeys: { ...passkeys, get: undefined } as unknown as typeof passkeys })).toEqual({
    ok: false,
    code: 'noPasskeys',
  })
  const refused = Object.assign(new Error('no'), { name: 'NotAllowedError' })
  await expect(touchOf(softPasskey({ rejectsWith: refused }))).rejects.toBe(refused)
})

/** Functions that a script of the page could replace. */
const REPLACEABLE: readonly (readonly [of: object, name: string])[] = [
  ...['slice', 'charCodeAt', 'indexOf', 'startsWith', 'padStart', 'at'].map(
    (name) => [String.prototype, name] as const,
  ),
  ...['map', 'join', 'push', 'indexOf'].map((name) => [Array.prototype, name] as const),
  [BigInt.prototype, 'toString'],
  [globalThis, 'Uint8Array'],
  [globalThis, 'BigInt'],
  [globalThis, 'decodeURIComponent'],
]

test('functions of the page that were replaced after the start are not used', async () => {
  const { passkeys, ...passkey } = softPasskey()
  const credential = await passkeys.get?.call(passkeys.container as never, { publicKey: { challenge: bytesOf(hash) } })
  const get = async () => credential
  const originals = REPLACEABLE.map(([of, name]) => Object.getOwnPropertyDescriptor(of, name) ?? {})
  let ran = 0
  const replace = () => {
    for (const [of, name] of REPLACEABLE)
      Object.defineProperty(of, name, { configurable: true, writable: true, value: () => (ran += 1) })
  }
  const restore = () => {
    for (let at = 0; at < originals.length; at += 1) {
      const [of, name] = REPLACEABLE[at] ?? [{}, '']
      Object.defineProperty(of, name, originals[at] ?? {})
    }
  }
  replace()
  const pending = touch(hash, {
    rpId: 'localhost',
    credentialId: passkey.credentialId,
    passkeys: { ...passkeys, get },
  })
  const touched = await pending.finally(restore)
  expect([touched.ok, ran]).toEqual([true, 0])
})

test('one signature leaves at most two candidate keys, including the right one, for low and high s', async () => {
  for (const highS of [false, true]) {
    const passkey = softPasskey({ highS })
    for (let time = 0; time < 3; time += 1) {
      const assertion = assertionOf(await touchOf(passkey, keccak256(`0x0${time}`)))
      expect(assertion.s > ORDER / 2n).toBe(highS)
      const keys = await candidateKeys(assertion)
      expect(keys).toContainEqual({ x: passkey.x, y: passkey.y })
      expect(keys.length).toBeLessThanOrEqual(2)
    }
  }
})

test('values that no key can have signed leave no candidate key', async () => {
  const assertion = assertionOf(await touchOf(softPasskey()))
  for (const wrong of [{ r: 0n }, { s: 0n }, { r: ORDER }, { s: ORDER }])
    expect(await candidateKeys({ ...assertion, ...wrong })).toEqual([])
})
