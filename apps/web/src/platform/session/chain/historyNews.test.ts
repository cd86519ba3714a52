import { expect, it } from 'vitest'
import { forgetHistoryNews, historyNews, holdHistoryNews, newsKey, noteHistoryNews } from './historyNews.ts'

const news = (behind: number | null, votes: number, trades = 1) => ({
  at: 5,
  behind,
  isFollowing: true,
  topics: { votes, trades } as never,
})

it('a topic has news when its number changes, or when the history has caught up again (spec: heads.history)', () => {
  expect(newsKey(news(0, 1, 1), ['votes'])).toBe(newsKey(news(0, 1, 2), ['votes']))
  expect(newsKey(news(0, 1), ['votes'])).not.toBe(newsKey(news(0, 2), ['votes']))
  expect(newsKey(news(3, 1), ['votes'])).not.toBe(newsKey(news(0, 1), ['votes']))
  expect(newsKey(news(3, 1), ['votes'])).toBe(newsKey(news(2, 1), ['votes']))
})

const TOPICS = Object.fromEntries(['votes'].map((topic) => [topic, 1]))
const noteBlock = (at: number) => noteHistoryNews(JSON.stringify({ at, behind: 0, isFollowing: true, topics: TOPICS }))

it('reports that are held back come when the hold ends, and only the newest of them (spec: heads.held)', () => {
  noteBlock(5)
  const release = holdHistoryNews()
  noteBlock(6)
  noteBlock(7)
  expect(historyNews.get()?.at).toBe(5)
  release()
  expect(historyNews.get()?.at).toBe(7)
  noteBlock(8)
  expect(historyNews.get()?.at).toBe(8)
})

it('a report that is held back does not outlive its stream (spec: heads.held, heads.history)', () => {
  noteBlock(5)
  const release = holdHistoryNews()
  noteBlock(6)
  forgetHistoryNews()
  release()
  expect(historyNews.get()).toBe(null)
})
