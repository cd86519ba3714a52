import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PartNotLoaded } from '#platform/page/loading/retryOnce.ts'
import { oneRequest } from './oneRequest.ts'

beforeEach(() => vi.stubGlobal('navigator', {}))
afterEach(() => vi.unstubAllGlobals())

it('case 111: code that does not load gives a sentence, and the wallet is not awaited', async () => {
  const outcome = await oneRequest('swap 1', () => Promise.reject(new PartNotLoaded('offline')))
  expect(outcome).toMatchObject({ kind: 'problem', trouble: { kind: 'notLoaded' } })
  expect(outcome.kind === 'problem' && outcome.text).toBe(
    'This part did not load. Check the connection, then try again.',
  )
})

it('an unexpected error stays an exception', async () => {
  await expect(oneRequest('swap 2', () => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug')
})

it('case 48: a second press while the first is open is the same request', async () => {
  const run = vi.fn(async () => ({ kind: 'cancelled' }) as const)
  await Promise.all([oneRequest('swap 3', run), oneRequest('swap 3', run)])
  expect(run).toHaveBeenCalledTimes(1)
})
