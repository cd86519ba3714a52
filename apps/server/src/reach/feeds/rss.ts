import { escapedHtml } from '../head/headTags.ts'
import type { SizedSample } from './sampleSizes.ts'

export type FeedItem = {
  readonly title: string
  readonly description: string
  /** The path of its page; also identifies the item. */
  readonly path: string
  readonly publishedSeconds: number
  /** The sample of the song; null if it has none. */
  readonly sample: SizedSample | null
}

type Channel = {
  readonly title: string
  readonly description: string
  /** The path of the page that the feed is about. */
  readonly path: string
  /** The path of the feed itself. */
  readonly feedPath: string
}

const dateText = (seconds: number): string => new Date(seconds * 1000).toUTCString()

const element = (name: string, text: string): string => `<${name}>${escapedHtml(text)}</${name}>`

/** A feed in RSS 2.0 with URLs of one origin. Its texts are already sanitized; they are escaped here. */
export function rss(channel: Channel, items: readonly FeedItem[], origin: string): string {
  const { title, description, path, feedPath } = channel
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', title),
    element('link', origin + path),
    element('description', description),
    `<atom:link rel="self" type="application/rss+xml" href="${escapedHtml(origin + feedPath)}"/>`,
    ...items.map((item) => itemElement(item, origin)),
    '</channel></rss>\n',
  ].join('')
}

function itemElement({ title, description, path, publishedSeconds, sample }: FeedItem, origin: string): string {
  const url = origin + path
  return [
    '<item>',
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${escapedHtml(url)}</guid>`,
    element('pubDate', dateText(publishedSeconds)),
    element('description', description),
    sample === null
      ? ''
      : `<enclosure url="${escapedHtml(origin + sample.path)}" length="${sample.bytes}" type="audio/mpeg"/>`,
    '</item>',
  ].join('')
}
