import { expect, it } from 'vitest'
import { newsOf } from './historyNews.ts'

const news = (behind: number | null, votes: number, trades = 1) => ({
  ...{ at: 5, behind, isFollowing: true },
  topics: { votes, trades } as never,
})

it('there is news of a topic when its number is another, or when the history is level again (spec: heads.history)', () => {
  expect(newsOf(news(0, 1, 1), ['votes'])).toBe(newsOf(news(0, 1, 2), ['votes']))
  expect(newsOf(news(0, 1), ['votes'])).not.toBe(newsOf(news(0, 2), ['votes']))
  expect(newsOf(news(3, 1), ['votes'])).not.toBe(newsOf(news(0, 1), ['votes']))
  expect(newsOf(news(3, 1), ['votes'])).toBe(newsOf(news(2, 1), ['votes']))
})
