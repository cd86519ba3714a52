import { expect, it } from 'vitest'
import type { AskResult } from '#platform/page/http/ask.ts'
import { submitOrder } from './submitOrder.ts'

const answer = (status: number, code: string | null = null): AskResult<unknown> =>
  status === 200 ? { ok: true, value: {} } : { ok: false, failure: { kind: 'refused', status, code } }
const NOT_YET = [409, 'notYet'] as const

async function submitWithAnswers(...answers: readonly (readonly [number, string?])[]) {
  let posts = 0
  const outcome = await submitOrder(() => {
    const [status, code] = answers[posts] ?? expect.fail('The order was posted once more.')
    posts += 1
    return Promise.resolve(answer(status, code))
  })
  return [outcome.kind === 'stored' ? 'stored' : outcome.trouble, posts]
}

it('an order is posted again to a server that has not seen the maker’s block yet (spec: market.book)', async () => {
  expect(await submitWithAnswers(NOT_YET, [200])).toEqual(['stored', 2])
  expect(await submitWithAnswers(NOT_YET, NOT_YET, [200])).toEqual(['stored', 3])
})
it('an order is posted three times to a server that never sees the block, then reported as not open', async () => {
  expect(await submitWithAnswers(NOT_YET, NOT_YET, NOT_YET)).toEqual(['behind', 3])
})
it('any other refusal is final', async () => {
  expect(await submitWithAnswers([409, 'notGood'])).toEqual(['refused', 1])
  expect(await submitWithAnswers(NOT_YET, [422, 'badSignature'])).toEqual(['refused', 2])
  expect(await submitWithAnswers([503, 'chainAway'])).toEqual(['away', 1])
})
