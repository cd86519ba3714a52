import type { SendProblem } from '@musi/chain/sendWriteProblem'
import { afterEach, expect, test, vi } from 'vitest'
import { logProblem } from './logProblem.ts'

afterEach(() => void vi.restoreAllMocks())

const failing: SendProblem = { kind: 'wouldFail', write: 'removeLiquidity', why: { kind: 'silent' } }
const unestimated: SendProblem = { kind: 'estimate' }

test.each([
  [failing, 'This transaction would fail. Please contact support.'],
  [unestimated, 'Unexpected error. Please contact support: none of the calls threw an error.'],
])(
  'a transaction that could not be sent is logged in the specified words (spec: sending.logged-only)',
  (problem, text) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    logProblem(problem)
    expect(logged.mock.calls).toEqual([[text]])
  },
)

test('a person’s own refusal is not logged', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  logProblem({ kind: 'rejected', write: 'stake' })
  expect(logged).not.toHaveBeenCalled()
})
