import { HISTORY_TOPICS, type HistoryNews } from '@musi/api/history/historyNews'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { historyNewsHub } from './historyNewsHub.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function fakeIndex(isKept = true) {
  const listeners = new Set<() => void>()
  let block = 0
  const topics = Object.fromEntries(HISTORY_TOPICS.map((topic) => [topic, 1])) as HistoryNews['topics']
  return {
    isKept,
    status: () => ({ at: { number: block, hash: '0x' }, since: 0, behind: 0, isFollowing: true, isInTrouble: false }),
    topics: () => topics,
    follow(onChange: (undoneAfter: number | null) => void) {
      const notify = () => onChange(null)
      listeners.add(notify)
      return () => void listeners.delete(notify)
    },
    indexBlock(number: number) {
      block = number
      for (const notify of listeners) notify()
    },
  }
}

it('the first change is published at once, later ones are merged, and none is published twice (spec: heads.history)', () => {
  const index = fakeIndex()
  const hub = historyNewsHub(index)
  const blocks: (number | null)[] = []
  const unlisten = hub.listen(({ at }) => blocks.push(at))
  index.indexBlock(1)
  expect(blocks).toEqual([1])
  for (const number of [2, 3, 4]) index.indexBlock(number)
  expect(blocks).toEqual([1])
  vi.advanceTimersByTime(1000)
  expect(blocks).toEqual([1, 4])
  index.indexBlock(4)
  index.indexBlock(5)
  expect(blocks).toEqual([1, 4, 5])
  unlisten()
  vi.advanceTimersByTime(1000)
  index.indexBlock(6)
  expect([blocks, hub.latest()?.at]).toEqual([[1, 4, 5], 6])
  hub.stop()
})

it('a server without a history publishes no news', () => {
  const hub = historyNewsHub(fakeIndex(false))
  expect(hub.latest()).toBeNull()
  hub.stop()
})
