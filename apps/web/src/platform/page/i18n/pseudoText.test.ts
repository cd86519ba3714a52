import { expect, it } from 'vitest'
import { pseudoText } from './pseudoText.ts'

it('a pseudo text is longer, is marked at both ends, and keeps its placeholders', () => {
  const text = pseudoText('Make sure the URL is {host}')
  expect(text).toContain('{host}')
  expect(text).toMatch(/^\[.*\]$/)
  expect(text.length).toBeGreaterThan('Make sure the URL is {host}'.length * 1.35)
  expect(pseudoText('OK')).not.toBe('OK')
})
