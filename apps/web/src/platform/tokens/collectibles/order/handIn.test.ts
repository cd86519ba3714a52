import { expect, it } from 'vitest'
import type { AskResult } from '#platform/page/http/ask.ts'
import { handIn } from './handIn.ts'

const answer = (status: number, code: string | null = null): AskResult<unknown> =>
  status === 200 ? { ok: true, value: {} } : { ok: false, failure: { kind: 'refused', status, code } }
const NOT_YET = [409, 'notYet'] as const

async function handedIn(...answers: readonly (readonly [number, string?])[]) {
  let posts = 0
  const outcome = await handIn(() => {
    const [status, code] = answers[posts] ?? expect.fail('It was asked once more.')
    posts += 1
    return Promise.resolve(answer(status, code))
  })
  return [outcome.kind === 'kept' ? 'kept' : outcome.trouble, posts]
}

it('a server that has not seen the block of the maker yet is asked again, and keeps the same order then (spec: market.book)', async () => {
  expect(await handedIn(NOT_YET, [200])).toEqual(['kept', 2])
  expect(await handedIn(NOT_YET, NOT_YET, [200])).toEqual(['kept', 3])
})
it('one that never sees it is asked three times, and the person is told that the order is not open', async () => {
  expect(await handedIn(NOT_YET, NOT_YET, NOT_YET)).toEqual(['behind', 3])
})
it('any other refusal is the last word', async () => {
  expect(await handedIn([409, 'notGood'])).toEqual(['refused', 1])
  expect(await handedIn(NOT_YET, [422, 'badSignature'])).toEqual(['refused', 2])
  expect(await handedIn([503, 'chainAway'])).toEqual(['away', 1])
})
