import { expect, test } from 'vitest'
import { type FeedItem, rss } from './rss.ts'

const ORIGIN = 'https://musi.example'
const CHANNEL = { title: 'Mira', description: 'Songs', path: '/artist/0x1', feedPath: '/artist/0x1/feed.xml' }
const itemNamed = (name: string): FeedItem => ({
  title: name,
  description: name,
  path: '/song/0x1',
  publishedSeconds: 0,
  sample: { path: '/sounds/1', bytes: 7 },
})
const feedOf = (name: string) => rss({ ...CHANNEL, title: name }, [itemNamed(name)], ORIGIN)
/** Extracts all tags of a feed, without the texts between them. */
const tagsOf = (xml: string) => xml.match(/<[^>]*>/g) ?? []

test.each([
  '</title><script>alert(1)</script>',
  ']]><x>',
  '<!-- ',
  '<!DOCTYPE x [',
  '"><enclosure url="//evil"',
  "'&amp;&",
])('a name adds no tag and no entity to a feed, whatever is in it: %j (spec: reach.feeds)', (name) => {
  const xml = feedOf(name)
  expect(tagsOf(xml)).toEqual(tagsOf(feedOf('Dust')))
  expect(xml.match(/&(?!(?:amp|lt|gt|quot|#39);)/g)).toBeNull()
})

test('a feed links to itself, and each item to its page and sample, with URLs of the requested origin (spec: reach.feeds)', () => {
  const xml = feedOf('Dust')
  expect(xml).toContain(`<atom:link rel="self" type="application/rss+xml" href="${ORIGIN}/artist/0x1/feed.xml"/>`)
  expect(xml).toContain(`<guid isPermaLink="true">${ORIGIN}/song/0x1</guid>`)
  expect(xml).toContain('<pubDate>Thu, 01 Jan 1970 00:00:00 GMT</pubDate>')
  expect(xml).toContain(`<enclosure url="${ORIGIN}/sounds/1" length="7" type="audio/mpeg"/>`)
  expect(rss(CHANNEL, [{ ...itemNamed('Dust'), sample: null }], ORIGIN)).not.toContain('enclosure')
})
