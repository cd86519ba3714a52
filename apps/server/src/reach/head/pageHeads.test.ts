import { expect, test, vi } from 'vitest'
import { pageHeads } from './pageHeads.ts'

const NOTHING = { rows: [], at: { number: 1, hash: '0x' }, since: 0, behind: 0, isLast: true }
const ORIGIN = 'https://musi.example'

function headsWith(query: () => Promise<unknown>) {
  const log = { error: vi.fn() }
  const needs = {
    index: { query: vi.fn(query), topics: () => ({}) },
    takedowns: { has: () => false, changeCount: () => 0 },
    clock: { now: () => 0 },
    log,
  }
  return { ...pageHeads(needs as unknown as Parameters<typeof pageHeads>[0]), needs, log }
}

test('a page whose subject cannot be read has the head of the house, and the error is logged (spec: reach.head)', async () => {
  const { tags, log } = headsWith(() => Promise.reject(new Error('The thread is gone.')))
  expect(await tags('/vote/1', ORIGIN)).toContain('<title>Musi</title>')
  expect(log.error).toHaveBeenCalledOnce()
})

test('a page is not held up by a slow history (spec: reach.head)', async () => {
  const { tags } = headsWith(() => new Promise(() => {}))
  expect(await tags('/vote/1', ORIGIN)).toContain('<title>Musi</title>')
})

test('a flood of pages reads few subjects at once, and each subject once', async () => {
  const held = Promise.withResolvers<unknown>()
  const { tags, needs } = headsWith(() => held.promise)
  const pages = Array.from({ length: 100 }, (_, at) => tags(`/vote/${(at % 50) + 1}`, ORIGIN))
  expect(needs.index.query).toHaveBeenCalledTimes(16)
  held.resolve(NOTHING)
  expect(new Set(await Promise.all(pages)).size).toBe(1)
})
