import { createHash, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import type { Hex } from 'viem'
import type { PasskeyReferences } from '../firstReferences.ts'
import { ORDER } from '../passkey/signatureBytes.ts'

type Change = {
  /** The browser signs another challenge than it was given. */
  challenge?: (challenge: Buffer) => Buffer
  type?: string
  /** Fields that Chromium adds at random. */
  more?: string
  highS?: boolean
  rejectsWith?: Error
  /** The account that the passkey was made for. */
  userId?: Hex
}

/** The fields that a browser's getters would return. */
type Made = { rawId: Uint8Array; response: Readonly<Record<string, Uint8Array>> }

const sha256 = (...parts: (string | Uint8Array)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()

/** A copy, as browsers return a buffer of its own. */
const buffer = (bytes: Uint8Array) => Uint8Array.from(bytes).buffer as unknown as Uint8Array

const wordAt = (bytes: Buffer, at: number) => BigInt(`0x${bytes.subarray(at, at + 32).toString('hex')}`)

/** DER of a number: without leading zeros, and with one if the first bit is set. */
function derNumber(number: bigint): Buffer {
  const plain = number.toString(16)
  const even = plain.length % 2 === 0 ? plain : `0${plain}`
  const hex = Number.parseInt(even.slice(0, 2), 16) > 127 ? `00${even}` : even
  return Buffer.concat([Buffer.from([2, hex.length / 2]), Buffer.from(hex, 'hex')])
}

/** A passkey in software and the browser around it; a test can falsify parts of the answer. */
export function softPasskey(change: Change = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = createPublicKey(privateKey).export({ format: 'jwk' })
  const [x, y] = [jwk.x, jwk.y].map((part): Hex => `0x${Buffer.from(part ?? '', 'base64url').toString('hex')}`)
  const rawId = sha256('id', x ?? '')
  const requests: { kind: 'get' | 'create'; options: Readonly<Record<string, unknown>> }[] = []

  function assertion(challenge: Buffer): Made {
    const signed = (change.challenge ?? ((same) => same))(challenge)
    const clientData = `{${change.more ?? ''}"type":"${change.type ?? 'webauthn.get'}","challenge":"${signed.toString('base64url')}","origin":"http://localhost:3210","crossOrigin":false}`
    const authenticatorData = Buffer.concat([sha256('localhost'), Buffer.from([5, 0, 0, 0, 1])])
    const raw = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), {
      key: privateKey,
      dsaEncoding: 'ieee-p1363',
    })
    const s = wordAt(raw, 32)
    const isHigh = s > ORDER / 2n
    const numbers = Buffer.concat([
      derNumber(wordAt(raw, 0)),
      derNumber(isHigh === (change.highS ?? false) ? s : ORDER - s),
    ])
    const response = {
      clientData: buffer(Buffer.from(clientData)),
      authenticatorData: buffer(authenticatorData),
      ...(change.userId !== undefined && { userHandle: buffer(Buffer.from(change.userId.slice(2), 'hex')) }),
      signature: buffer(Buffer.concat([Buffer.from([0x30, numbers.length]), numbers])),
    }
    return { rawId: buffer(rawId), response }
  }

  const getter = (name: string) =>
    function get(this: Record<string, unknown>) {
      return this[name]
    }
  const answer = async (kind: 'get' | 'create', options: { publicKey: Record<string, unknown> }, make: () => Made) => {
    requests.push({ kind, options: options.publicKey })
    if (change.rejectsWith !== undefined) throw change.rejectsWith
    return make()
  }
  const passkeys = {
    container: {},
    get: (options: { publicKey: { challenge: Uint8Array } }) =>
      answer('get', options, () => assertion(Buffer.from(options.publicKey.challenge))),
    create: (options: { publicKey: Record<string, unknown> }) =>
      answer('create', options, () => ({
        rawId: buffer(rawId),
        response: { publicKey: buffer(publicKey.export({ type: 'spki', format: 'der' })) },
      })),
    clientData: getter('clientData'),
    publicKey: getter('publicKey'),
  } as unknown as PasskeyReferences
  const credentialId: Hex = `0x${rawId.toString('hex')}`
  return { x: x ?? '0x', y: y ?? '0x', credentialId, passkeys, requests, change }
}
