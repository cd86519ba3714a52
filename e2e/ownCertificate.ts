// A certificate for this machine alone, made anew by each test: no key is kept anywhere.
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Certified = {
  key: string
  /** Signed by itself; who shall trust it is given it. */
  cert: string
}

/** One value of DER: its kind, its length, its bytes. */
function der(kind: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts)
  const length = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 255]
  return Buffer.concat([Uint8Array.of(kind, ...length), body])
}
const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts)
const id = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const text = (kind: number, value: string) => der(kind, Buffer.from(value))

const ECDSA_WITH_SHA256 = sequence(id('2a8648ce3d040302'))
const NAME = sequence(der(0x31, sequence(id('550403'), text(0x0c, 'Musi tests'))))
const YES = der(0x01, Uint8Array.of(0xff))
const LOOPBACK = Uint8Array.of(127, 0, 0, 1)
const DAY_MS = 86_400_000

const moment = (ms: number) =>
  text(
    0x17,
    new Date(ms)
      .toISOString()
      .replaceAll(/[-:T]|\.\d+/g, '')
      .slice(2),
  )

/** For 127.0.0.1 (RFC 5280): yesterday to the day after tomorrow. */
export function ownCertificate(): Certified {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const issuerOfItself = sequence(id('551d13'), YES, der(0x04, sequence(YES)))
  const forThisMachine = sequence(id('551d11'), der(0x04, sequence(der(0x87, LOOPBACK))))
  const content = sequence(
    der(0xa0, der(0x02, Uint8Array.of(2))),
    der(0x02, Uint8Array.of(1), randomBytes(8)),
    ECDSA_WITH_SHA256,
    NAME,
    sequence(moment(Date.now() - DAY_MS), moment(Date.now() + 2 * DAY_MS)),
    NAME,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(issuerOfItself, forThisMachine)),
  )
  const signature = der(0x03, Uint8Array.of(0), sign('sha256', content, privateKey))
  const lines = sequence(content, ECDSA_WITH_SHA256, signature).toString('base64').replaceAll(/.{64}/g, '$&\n')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  }
}
