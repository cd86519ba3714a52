import { expect, it } from 'vitest'
import { waitForSuccess } from './waitForSuccess.ts'

const requestThatAnswers = (...answers: unknown[]) => {
  const left = [...answers]
  return () => Promise.resolve(left.shift())
}

it.each([
  ['0x1', true],
  ['0x0', false],
  [undefined, false],
])('a receipt with status %s counts as success: %s', async (status, fine) => {
  expect(await waitForSuccess(requestThatAnswers({ status }), '0x12')).toBe(fine)
})

it('a missing receipt is requested again', async () => {
  expect(await waitForSuccess(requestThatAnswers(null, null, { status: '0x1' }), '0x12')).toBe(true)
})
