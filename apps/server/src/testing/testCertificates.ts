// For tests only: our own certificate authority and its certificates, encoded by hand in X.509 (RFC 5280), because Node cannot
// create certificates.
import { type KeyObject, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

export type Identity = { certificate: string; key: string }

const EC_WITH_SHA256 = '1.2.840.10045.4.3.2'
const COMMON_NAME = '2.5.4.3'
const ALTERNATIVE_NAMES = '2.5.29.17'
const BASIC_CONSTRAINTS = '2.5.29.19'
const DAY_MS = 86_400_000

function tagged(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
const sequence = (...parts: readonly Buffer[]) => tagged(0x30, ...parts)
const octets = (content: Buffer) => tagged(0x04, content)
const bits = (content: Buffer) => tagged(0x03, Buffer.from([0]), content)

function objectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  const bytesOf = (arc: number): number[] =>
    arc < 128 ? [arc] : [...bytesOf(arc >> 7).map((byte) => byte | 128), arc & 127]
  return tagged(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(bytesOf)]))
}

const time = (ms: number) => {
  const digits = new Date(ms).toISOString().replace(/\D/g, '').slice(2, 14)
  return tagged(0x17, Buffer.from(`${digits}Z`))
}
const named = (name: string) => sequence(tagged(0x31, sequence(objectId(COMMON_NAME), tagged(0x0c, Buffer.from(name)))))

const extension = (id: string, content: Buffer) => sequence(objectId(id), octets(content))
const pem = (content: Buffer) =>
  `-----BEGIN CERTIFICATE-----\n${content.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`

type Terms = { subject: string; issuer: string; publicKey: KeyObject; signedBy: KeyObject; extensions: Buffer }

function certificate({ subject, issuer, publicKey, signedBy, extensions }: Terms): string {
  const algorithm = sequence(objectId(EC_WITH_SHA256))
  const serial = randomBytes(8)
  serial[0] = 1
  const content = sequence(
    tagged(0xa0, tagged(0x02, Buffer.from([2]))),
    tagged(0x02, serial),
    algorithm,
    named(issuer),
    sequence(time(Date.now() - DAY_MS), time(Date.now() + DAY_MS)),
    named(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(extensions)),
  )
  return pem(sequence(content, algorithm, bits(sign('sha256', content, signedBy))))
}

const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })

/** `vouch`: issues a certificate for a server at this IPv4 address, without a name. */
export function testAuthority(): { certificate: string; vouch: (address: string) => Identity } {
  const own = newKeys()
  const issuer = `An authority of the test ${randomBytes(4).toString('hex')}`
  const isAuthority = extension(BASIC_CONSTRAINTS, sequence(tagged(0x01, Buffer.from([0xff]))))
  return {
    certificate: certificate({
      subject: issuer,
      issuer,
      publicKey: own.publicKey,
      signedBy: own.privateKey,
      extensions: isAuthority,
    }),
    vouch(address) {
      const { publicKey, privateKey } = newKeys()
      const numbers = Buffer.from(address.split('.').map(Number))
      return {
        certificate: certificate({
          subject: 'A server of the test',
          issuer,
          publicKey,
          signedBy: own.privateKey,
          extensions: extension(ALTERNATIVE_NAMES, sequence(tagged(0x87, numbers))),
        }),
        key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      }
    },
  }
}
