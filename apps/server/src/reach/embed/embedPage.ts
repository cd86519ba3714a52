import { createHash } from 'node:crypto'
import { EMBED_HEIGHTS, type EmbedSize } from '@musi/api/page/embed'
import { coverArt } from '@musi/domain/artwork/coverArt'
import { coverSvg } from '@musi/domain/artwork/coverSvg'
import { escapedHtml } from '../head/headTags.ts'
import type { PageSubject } from '../subjects/pageSubject.ts'
import { embedPlayer } from './embedPlayer.ts'
import { EMBED_STYLE } from './embedStyle.ts'

export const isEmbedSize = (text: string | null): text is EmbedSize =>
  text !== null && Object.hasOwn(EMBED_HEIGHTS, text)

export const EMBED_THEMES = ['light', 'dark'] as const
type EmbedTheme = (typeof EMBED_THEMES)[number]

/** A song in the list of an artist's embed. */
export type EmbedRow = {
  readonly title: string
  readonly price: string
  readonly path: string
  readonly sample: string | null
}

type Options = {
  origin: string
  size: EmbedSize
  /** Colours of the embed; null follows the reader's system. */
  theme: EmbedTheme | null
  rows: readonly EmbedRow[]
}

const SCRIPT = `(${embedPlayer.toString()})(document)`
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Headers that let every site frame an embed, including sites that require cross-origin isolation. No other page may be
 * framed. The embed runs only its own script, and loads only pictures and samples.
 */
export const EMBED_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'none'",
    `script-src ${sha256(SCRIPT)}`,
    `style-src ${sha256(EMBED_STYLE)}`,
    "img-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; '),
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'cross-origin',
}

/** An embed as one HTML document, which loads nothing more than a picture and the samples. */
export function embedPage(subject: PageSubject, { origin, size, theme, rows }: Options): string {
  const { title } = subject.card
  return [
    `<!doctype html><html lang="en"${theme === null ? '' : ` data-theme="${theme}"`}>`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">`,
    `<title>${escapedHtml(subject.title)} · Musi</title><style>${EMBED_STYLE}</style></head>`,
    `<body data-size="${size}"><main><div class="head">`,
    cover(subject),
    caption(subject, origin),
    subject.sample === null ? '' : playButton(title, subject.sample),
    '</div><div class="line"></div>',
    size === 'list' && rows.length > 0 ? `<ol>${rows.map((row) => listRow(row, origin)).join('')}</ol>` : '',
    '<p role="status"></p></main><audio preload="none"></audio>',
    `<script>${SCRIPT}</script></body></html>`,
  ].join('')
}

function cover({ card }: PageSubject): string {
  const { picture } = card
  if (picture.kind === 'piece') return image(`/api/nft/${picture.collection}/${picture.id}/media`)
  if (picture.kind !== 'sleeve') return ''
  return picture.artwork === null
    ? `<div class="cover" aria-hidden="true">${coverSvg(coverArt(picture.seed))}</div>`
    : image(picture.artwork)
}

const image = (path: string) => `<img class="cover" src="${escapedHtml(path)}" alt="">`

function caption({ card, path, openGraphType }: PageSubject, origin: string): string {
  const { title, line, figure } = card
  const act = openGraphType === 'website' ? 'See it on Musi' : 'Play on Musi'
  return [
    '<div class="words">',
    `<h1 dir="auto">${escapedHtml(title)}</h1>`,
    line === '' ? '' : `<p dir="auto">${escapedHtml(line)}</p>`,
    figure === '' ? '' : `<p class="price" dir="auto">${escapedHtml(figure)}</p>`,
    `<p class="more"><a href="${escapedHtml(origin + path)}" target="_blank" rel="noopener">${act}</a></p>`,
    '</div>',
  ].join('')
}

const PLAY =
  '<svg class="play" width="18" height="18" viewBox="0 0 18 18" aria-hidden="true"><path d="M4 2l12 7-12 7z" fill="currentColor"/></svg>'
const PAUSE =
  '<svg class="pause" width="18" height="18" viewBox="0 0 18 18" aria-hidden="true"><path d="M4 2h4v14H4zM10 2h4v14h-4z" fill="currentColor"/></svg>'

const playButton = (title: string, sample: string): string =>
  `<button type="button" data-sample="${escapedHtml(sample)}" aria-pressed="false" aria-label="Play a sample of ${escapedHtml(title)}">${PLAY}${PAUSE}</button>`

const listRow = ({ title, price, path, sample }: EmbedRow, origin: string): string =>
  [
    '<li>',
    sample === null ? '' : playButton(title, sample),
    `<p class="words" dir="auto"><a href="${escapedHtml(origin + path)}" target="_blank" rel="noopener">${escapedHtml(title)}</a></p>`,
    `<p class="price">${escapedHtml(price)}</p>`,
    '</li>',
  ].join('')
