import { expect, test } from 'vitest'
import { type SignInTerms, readSignIn, signInText } from './signInText.ts'

const TERMS: SignInTerms = {
  domain: 'localhost:3210',
  account: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  uri: 'http://localhost:3210',
  chainId: 31_337,
  nonce: 'aB3dE6gH9jK2mN5pQ8sT1v',
  issuedAtSeconds: 1_795_400_000,
  endsAtSeconds: 1_795_400_600,
  notBeforeSeconds: null,
}

test('a sign-in is the text of EIP-4361, line for line (spec: sign-in.text)', () => {
  expect(signInText(TERMS).split('\n')).toEqual([
    'localhost:3210 wants you to sign in with your Ethereum account:',
    '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    '',
    'Sign in to Musi. This shows that the account is yours; it moves nothing and costs nothing.',
    '',
    'URI: http://localhost:3210',
    'Version: 1',
    'Chain ID: 31337',
    'Nonce: aB3dE6gH9jK2mN5pQ8sT1v',
    'Issued At: 2026-11-23T02:13:20Z',
    'Expiration Time: 2026-11-23T02:23:20Z',
  ])
})

test('readSignIn parses what signInText writes, with and without a start time', () => {
  const later = { ...TERMS, notBeforeSeconds: 1_795_400_100 }
  expect([TERMS, later].map((terms) => readSignIn(signInText(terms)))).toEqual([TERMS, later])
})

test('case 93: a text that differs by one letter from the canonical form is not read', () => {
  const text = signInText(TERMS)
  const spoiled = [
    text.replace('sign in', 'log in'),
    text.replace('moves nothing', 'moves everything'),
    text.replace('0x70997970C5', '0x70997970c5'),
    text.replace('Version: 1', 'Version: 2'),
    text.replace('Chain ID: 31337', 'Chain ID: 031337'),
    text.replace('Chain ID: 31337', 'Chain ID: 1e3'),
    text.replace('2026-11-23T02', '2026-11-31T02'),
    text.replace('2026-11-23T02:13:20Z', '2026-11-23T02:53:20+'),
    text.replace('\nVersion', '\r\nVersion'),
    `${text}\n`,
    `${text}\nResources:`,
    ` ${text}`,
    text.replace('Nonce: aB3', 'Nonce: aB-'),
    '',
  ]
  expect(spoiled.filter((other) => other === text || readSignIn(other) !== null)).toEqual([])
})
