import { expect, it } from 'vitest'
import { forgetHistoryNews, historyNews, noteHistoryNews } from '#platform/session/chain/historyNews.ts'
import { holdHistoryNews } from './holdHistoryNews.ts'

const TOPICS = Object.fromEntries(['votes'].map((topic) => [topic, 1]))
const noteBlock = (at: number) => noteHistoryNews(JSON.stringify({ at, behind: 0, isFollowing: true, topics: TOPICS }))

it('when the hold ends, only the newest held report is delivered (spec: heads.held)', () => {
  noteBlock(5)
  const release = holdHistoryNews()
  noteBlock(6)
  noteBlock(7)
  expect(historyNews.get()?.at).toBe(5)
  release()
  expect(historyNews.get()?.at).toBe(7)
  noteBlock(8)
  // A second release delivers nothing.
  release()
  expect(historyNews.get()?.at).toBe(8)
})

it('a held report is dropped with its stream (spec: heads.held, heads.history)', () => {
  noteBlock(5)
  const release = holdHistoryNews()
  noteBlock(6)
  forgetHistoryNews()
  release()
  expect(historyNews.get()).toBe(null)
})
