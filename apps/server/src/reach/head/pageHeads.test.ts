import { expect, test, vi } from 'vitest'
import { pageHeads } from './pageHeads.ts'

const NOTHING = { rows: [], at: { number: 1, hash: '0x' }, since: 0, behind: 0, isLast: true }
const ORIGIN = 'https://musi.example'

function headsWith(query: () => Promise<unknown>) {
  const log = { error: vi.fn() }
  const state = { nowMs: 0, takedowns: 0 }
  const needs = {
    index: { query: vi.fn(query), topics: () => ({}) },
    moderation: { has: () => false, changeCount: () => state.takedowns },
    clock: { now: () => state.nowMs },
    log,
  }
  return { ...pageHeads(needs as unknown as Parameters<typeof pageHeads>[0]), needs, log, state }
}

test('a page whose subject cannot be read has the head of the home page, and the error is logged (spec: reach.head)', async () => {
  const { tags, log } = headsWith(() => Promise.reject(new Error('The thread is gone.')))
  expect(await tags('/vote/1', ORIGIN)).toContain('<title>Musi</title>')
  expect(log.error).toHaveBeenCalledOnce()
})

test('a page does not wait for a slow history (spec: reach.head)', async () => {
  const { tags } = headsWith(() => new Promise(() => {}))
  expect(await tags('/vote/1', ORIGIN)).toContain('<title>Musi</title>')
})

test('a flood of requests reads few subjects at once, and each subject once', async () => {
  const held = Promise.withResolvers<unknown>()
  const { tags, needs } = headsWith(() => held.promise)
  const pages = Array.from({ length: 100 }, (_, at) => tags(`/vote/${(at % 50) + 1}`, ORIGIN))
  expect(needs.index.query).toHaveBeenCalledTimes(16)
  held.resolve(NOTHING)
  expect(new Set(await Promise.all(pages)).size).toBe(1)
})

const proposal = (title: string) => ({
  ...NOTHING,
  rows: [{ id: 1, description: `# ${title}`, proposer: `0x${'1'.repeat(40)}`, timeSeconds: 0, block: 1, log: 0 }],
})

test('a head is used for 15 s, refreshed in the background after 5 s, and read again before a later page is served (spec: reach.head)', async () => {
  const reads: PromiseWithResolvers<unknown>[] = []
  const { tags, needs, state } = headsWith(() => {
    const read = Promise.withResolvers<unknown>()
    reads.push(read)
    return read.promise
  })
  const answerLast = async (title: string) => {
    reads.at(-1)?.resolve(proposal(title))
    await new Promise(setImmediate)
  }
  const first = Promise.all([tags('/vote/1', ORIGIN), tags('/vote/1', 'https://other.example')])
  await answerLast('Press records')
  const [here, elsewhere] = await first
  expect(here).toContain('Press records')
  expect(elsewhere).toContain('https://other.example/vote/1')
  expect(here).not.toContain('other.example')
  state.nowMs = 4999
  expect(await tags('/vote/1', ORIGIN)).toBe(here)
  expect(needs.index.query).toHaveBeenCalledTimes(1)
  state.nowMs = 5000
  expect([await tags('/vote/1', ORIGIN), await tags('/vote/1', ORIGIN)]).toEqual([here, here])
  expect(needs.index.query).toHaveBeenCalledTimes(2)
  await answerLast('Press tapes')
  expect(await tags('/vote/1', ORIGIN)).toContain('Press tapes')
  state.nowMs = 20_001
  const late = tags('/vote/1', ORIGIN)
  await answerLast('Press nothing')
  expect(await late).toContain('Press nothing')
})

test('a takedown invalidates a head at once, even one that is being read (spec: reach.silent)', async () => {
  const reads: PromiseWithResolvers<unknown>[] = []
  const { tags, state } = headsWith(() => {
    const read = Promise.withResolvers<unknown>()
    reads.push(read)
    return read.promise
  })
  const before = tags('/vote/1', ORIGIN)
  state.takedowns = 1
  const after = tags('/vote/1', ORIGIN)
  reads[0]?.resolve(proposal('Taken down'))
  expect(await before).toContain('Taken down')
  reads[1]?.resolve(NOTHING)
  expect(await after).toContain('<title>Musi</title>')
  expect(await tags('/vote/1', ORIGIN)).toContain('<title>Musi</title>')
})
