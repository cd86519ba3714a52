import { expect, test } from 'vitest'
import { keyFingerprint } from './keyFingerprint.ts'
import { passkeySigner, secondSigner } from './secondSigner.ts'
import { type SecondSignerProblem, secondSignerProblem } from './secondSignerProblem.ts'

const verifier = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const friend = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const x = `0x${'1a'.repeat(32)}` as const
const y = `0x${'2b'.repeat(32)}` as const

test.each([
  ['nothing', '0x', { kind: 'none' }],
  ['an address', friend.toLowerCase(), { kind: 'address', address: friend }],
  ['our verifier and a key', passkeySigner(verifier, { x, y }), { kind: 'passkey', x, y }],
  ['another verifier', passkeySigner(friend, { x, y }), { kind: 'unknown' }],
  ['a key that is too short', passkeySigner(verifier, { x, y }).slice(0, -2), { kind: 'unknown' }],
  ['less than an address', '0x12', { kind: 'unknown' }],
])('a second signer is read from %s (spec: touch.second-signer)', (_, bytes, signer) => {
  expect(secondSigner(bytes as `0x${string}`, verifier)).toEqual(signer)
})

test('a key is shown by its first 64 bits', () => {
  expect(keyFingerprint(`0x6B17d1f2e12c4247${'00'.repeat(24)}`)).toBe('6b17 d1f2 e12c 4247')
})

const typed = { kind: 'address', address: friend } as const
const known = {
  account: verifier,
  current: { kind: 'none' },
  contracts: [],
  identity: { kind: 'account' },
} as const

const PROBLEMS: readonly (readonly [
  string,
  Partial<Parameters<typeof secondSignerProblem>[0]>,
  SecondSignerProblem,
])[] = [
  ['an empty field', { target: { kind: 'empty' } }, 'noAddress'],
  ['a name that is looked up', { target: { kind: 'loading' } }, 'lookingUp'],
  ['text that leads nowhere', { target: { kind: 'unresolved' } }, 'unknown'],
  ['the account itself', { account: friend }, 'self'],
  ['the present second signer', { current: typed }, 'same'],
  ['the zero address', { target: { kind: 'address', address: `0x${'0'.repeat(40)}` } }, 'contract'],
  ['a contract of this chain', { contracts: [friend] }, 'contract'],
  ['a token', { identity: { kind: 'token' } }, 'contract'],
  ['an account that is not identified yet', { identity: null }, 'lookingUp'],
  [
    'a contract that does not check signatures',
    { identity: { kind: 'contract' }, checksSignatures: false },
    'contract',
  ],
  ['a contract that was not asked yet', { identity: { kind: 'contract' }, checksSignatures: null }, 'lookingUp'],
]

test.each(PROBLEMS)('%s cannot be the second signer (spec: touch.second-signer-problem)', (_, change, problem) => {
  expect(secondSignerProblem({ target: typed, checksSignatures: false, ...known, ...change })).toBe(problem)
})

test.each(['account', 'person', 'passkeyAccount'] as const)(
  'an account of kind %s can be the second signer',
  (kind) => {
    expect(secondSignerProblem({ target: typed, ...known, identity: { kind }, checksSignatures: false })).toBeNull()
  },
)

test('a contract that checks signatures can be the second signer', () => {
  const asked = { target: typed, ...known, identity: { kind: 'contract' }, checksSignatures: true } as const
  expect(secondSignerProblem(asked)).toBeNull()
})
