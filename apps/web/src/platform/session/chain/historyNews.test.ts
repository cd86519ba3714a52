import { expect, it } from 'vitest'
import { newsKey } from './historyNews.ts'

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
