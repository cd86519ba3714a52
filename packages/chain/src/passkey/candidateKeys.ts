import { type Hex, numberToHex } from 'viem'
import { bytesOf } from '../signingGate/passkey/bytes.ts'
import type { Assertion } from '../signingGate/passkey/touch.ts'
import type { PublicKey } from './passkeyKey.ts'
import { ORDER } from './signatureBytes.ts'

// Arithmetic of P-256. All values are public, so it need not run in constant time.

const P = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffffn
const B = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn
const GENERATOR: Point = [
  0x6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296n,
  0x4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5n,
]

/** A point of the curve; null is the point at infinity. */
type Point = readonly [x: bigint, y: bigint] | null

const modulo = (value: bigint, by: bigint): bigint => ((value % by) + by) % by

function power(base: bigint, exponent: bigint, by: bigint): bigint {
  let result = 1n
  let square = modulo(base, by)
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if ((rest & 1n) === 1n) result = (result * square) % by
    square = (square * square) % by
  }
  return result
}

/** Inverts a value modulo the prime `by`, with Euclid's algorithm. */
function inverse(value: bigint, by: bigint): bigint {
  let [rest, next] = [by, modulo(value, by)]
  let [factor, nextFactor] = [0n, 1n]
  while (next > 0n) {
    const quotient = rest / next
    ;[rest, next] = [next, rest - quotient * next]
    ;[factor, nextFactor] = [nextFactor, factor - quotient * nextFactor]
  }
  return modulo(factor, by)
}

function add(one: Point, other: Point): Point {
  if (one === null) return other
  if (other === null) return one
  const [x, y] = one
  const [otherX, otherY] = other
  if (x === otherX && modulo(y + otherY, P) === 0n) return null
  const slope =
    x === otherX
      ? modulo((3n * x * x - 3n) * inverse(2n * y, P), P)
      : modulo((otherY - y) * inverse(modulo(otherX - x, P), P), P)
  const sumX = modulo(slope * slope - x - otherX, P)
  return [sumX, modulo(slope * (x - sumX) - y, P)]
}

function multiply(point: Point, by: bigint): Point {
  let result: Point = null
  let doubled = point
  for (let rest = modulo(by, ORDER); rest > 0n; rest >>= 1n) {
    if ((rest & 1n) === 1n) result = add(result, doubled)
    doubled = add(doubled, doubled)
  }
  return result
}

const digest = async (bytes: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

/** The hash that an authenticator signs: over its own data and the hash of the browser's data. */
async function signedNumber({ authenticatorData, clientData }: Assertion): Promise<bigint> {
  const own = bytesOf(authenticatorData)
  const signed = new Uint8Array(own.length + 32)
  signed.set(own)
  signed.set(await digest(bytesOf(clientData)), own.length)
  return BigInt(`0x${[...(await digest(signed))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`)
}

/** The public keys that can have signed an assertion: at most two, one of which did. Empty if the signature is impossible. */
export async function candidateKeys(assertion: Assertion): Promise<readonly PublicKey[]> {
  const { r, s } = assertion
  if (r <= 0n || r >= ORDER || s <= 0n || s >= ORDER) return []
  const y = power(r * r * r - 3n * r + B, (P + 1n) / 4n, P)
  if (modulo(y * y - (r * r * r - 3n * r + B), P) !== 0n) return []
  const signed = await signedNumber(assertion)
  const byR = inverse(r, ORDER)
  const offset = multiply(GENERATOR, -signed * byR)
  return [y, P - y].flatMap((either) => {
    const key = add(multiply([r, either], s * byR), offset)
    return key === null ? [] : [{ x: wordOf(key[0]), y: wordOf(key[1]) }]
  })
}

const wordOf = (value: bigint): Hex => numberToHex(value, { size: 32 })
