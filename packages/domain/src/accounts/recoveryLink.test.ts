import { expect, test } from 'vitest'
import { readRecoveryLink, recoveryPath } from './recoveryLink.ts'

const account = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
/** The generator of P-256. */
const key = {
  x: '0x6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296',
  y: '0x4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5',
} as const
const searchOf = (path: string) => path.slice(path.indexOf('?'))
const whole = searchOf(recoveryPath(account, key))

test('a link is read as it was written', () => {
  expect(readRecoveryLink(whole)).toEqual({ kind: 'key', account, key })
  expect(readRecoveryLink(searchOf(recoveryPath(account)))).toEqual({ kind: 'account', account })
  expect(readRecoveryLink('')).toEqual({ kind: 'nothing' })
})

test.each([
  ['no address', whole.replace(account, '0x12')],
  ['an address with a wrong checksum', whole.replace('aAeb', 'aaeb')],
  ['a key without an account', '?x=0x1&y=0x2'],
  ['half a key', `?account=${account}&x=${key.x}`],
  ['a key that is not on the curve', whole.replace(key.y, `${key.y.slice(0, -1)}6`)],
  ['the neutral point', `?account=${account}&x=0x${'0'.repeat(64)}&y=0x${'0'.repeat(64)}`],
  ['a number beyond the field', `?account=${account}&x=0x${'f'.repeat(64)}&y=${key.y}`],
  ['markup', `?account=${account}&x=<b>&y=${key.y}`],
])('a link with %s is refused (spec: touch.recovery-link)', (_, search) => {
  expect(readRecoveryLink(search)).toEqual({ kind: 'faulty' })
})
