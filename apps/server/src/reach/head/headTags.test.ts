import { expect, test } from 'vitest'
import type { PageSubject } from '../subjects/pageSubject.ts'
import { documentTitle, headTags } from './headTags.ts'

const ORIGIN = 'https://musi.example'
const subjectNamed = (name: string): PageSubject => ({
  kind: 'song',
  id: '0x1',
  path: '/song/0x1',
  title: name,
  description: name,
  openGraphType: 'music.song',
  card: { label: 'Song', title: name, line: '', figure: '', picture: { kind: 'mark' } },
  data: (origin) => ({ '@type': 'MusicRecording', name, url: `${origin}/song/0x1` }),
  sample: '/sounds/1',
  embed: { kind: 'play', price: '' },
  feeds: [{ type: 'application/rss+xml', path: '/artist/0x1/feed.xml', title: name }],
})
/** Extracts all tags of a head, without the texts between them. */
const tagsOf = (html: string) => html.match(/<[^>]*>/g) ?? []
const dataOf = (html: string) => /ld\+json" data-head>([^<]*)<\/script>/.exec(html)?.[1] ?? ''
const SHAPE = tagsOf(headTags(subjectNamed('Dust'), ORIGIN)).map((tag) => tag.replaceAll(/"[^"]*"/g, '""'))

test.each([
  '"><script>alert(1)</script>',
  '</title><script src=//evil.example></script>',
  "' onload='alert(1)",
  '<!-- ',
  '</script><script>alert(1)</script>',
  '&quot;&lt;',
  '\u202Eedoc',
  'x'.repeat(5000),
])('a name adds no tag and no attribute to the head, whatever is in it: %j (spec: reach.head)', (name) => {
  const html = headTags(subjectNamed(name), ORIGIN)
  expect(tagsOf(html).map((tag) => tag.replaceAll(/"[^"]*"/g, '""'))).toEqual(SHAPE)
  expect(JSON.parse(dataOf(html))).toMatchObject({ '@context': 'https://schema.org', name })
})

test('a long description is truncated, and right-to-left names are isolated in the title (spec: reach.head)', () => {
  const html = headTags(subjectNamed('x'.repeat(5000)), ORIGIN)
  expect(/name="description" content="([^"]*)"/.exec(html)?.[1]).toHaveLength(300)
  expect(documentTitle({ title: 'ليل', path: '/song/0x1' })).toBe('\u2068ليل\u2069 · Musi')
  expect(documentTitle({ title: 'Musi', path: '/' })).toBe('Musi')
})

test('URLs are absolute and of the requested origin', () => {
  const html = headTags(subjectNamed('Dust'), ORIGIN)
  const addresses = [...html.matchAll(/(?:href|content)="(https?:[^"]*)"/g)].map(([, address = '']) => address)
  expect(addresses).toEqual([
    `${ORIGIN}/song/0x1`,
    `${ORIGIN}/song/0x1`,
    `${ORIGIN}/cards/song/0x1.png`,
    `${ORIGIN}/sounds/1`,
    `${ORIGIN}/api/openapi.json`,
    `${ORIGIN}/oembed?url=${encodeURIComponent(`${ORIGIN}/song/0x1`)}`,
    `${ORIGIN}/artist/0x1/feed.xml`,
  ])
})
