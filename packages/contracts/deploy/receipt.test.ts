import { expect, it } from 'vitest'
import { succeeded } from './receipt.ts'

const answering = (...answers: unknown[]) => {
  const left = [...answers]
  return () => Promise.resolve(left.shift())
}

it.each([
  ['0x1', true],
  ['0x0', false],
  [undefined, false],
])('a receipt with status %s counts as success: %s', async (status, fine) => {
  expect(await succeeded(answering({ status }), '0x12')).toBe(fine)
})

it('a receipt that is not there yet is waited for', async () => {
  expect(await succeeded(answering(null, null, { status: '0x1' }), '0x12')).toBe(true)
})
