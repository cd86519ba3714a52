import { expect, test } from 'vitest'
import { redactor, shownUrl } from './redact.ts'

test('a URL is shown without anything that may be a key', () => {
  expect(shownUrl('https://node.example/v2/abcdefgh12345678')).toBe('https://node.example/…')
  expect(shownUrl('https://user:pass@node.example')).toBe('https://node.example/…')
  expect(shownUrl('https://node.example/?key=1')).toBe('https://node.example/…')
  expect(shownUrl('http://127.0.0.1:8545')).toBe('http://127.0.0.1:8545')
  expect(shownUrl('nonsense')).toBe('(hidden)')
})

test('a key is removed from a text in every form in which a URL may contain it', () => {
  const clean = redactor([
    'https://me:secretsecret@node.example/v2/abcdefgh12345678?token=qwertyuiop',
    'http://127.0.0.1:8545',
  ])
  expect(
    clean('bad key abcdefgh12345678 of me at /v2/abcdefgh12345678?token=qwertyuiop, qwertyuiop, secretsecret'),
  ).toBe('bad key … of me at …, …, …')
  expect(clean('http://127.0.0.1:8545 does not answer')).toBe('http://127.0.0.1:8545 does not answer')
})
