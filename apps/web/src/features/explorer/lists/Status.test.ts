import { expect, it } from 'vitest'
import { statusOf } from './Status.tsx'

const receipt = { status: 'success', gasUsed: 1n, gasPrice: null, created: null, logs: [] } as const

it.each([
  ['has no receipt', null, 'waiting'],
  ['succeeded', 'success', 'done'],
  ['failed', 'failed', 'failed'],
  ['has an unknown outcome', 'unknown', 'unknown'],
] as const)('a transaction that %s is shown with that status', (_, status, expected) => {
  expect(statusOf({ receipt: status === null ? null : ({ ...receipt, status } as never) })).toBe(expected)
})
