import { createHash } from 'node:crypto'
import { EMBED_HEIGHTS, type EmbedSize } from '@musi/api/page/embed'
import { coverArt } from '@musi/domain/artwork/coverArt'
import { coverSvg } from '@musi/domain/artwork/coverSvg'
import { type Language, isRightToLeft } from '@musi/domain/text/languages'
import { escapedHtml } from '../head/headTags.ts'
import type { PageSubject } from '../subjects/pageSubject.ts'
import { embedPlayer } from './embedPlayer.ts'
import { EMBED_STYLE } from './embedStyle.ts'
import { EMBED_WORDS, embedFigureText } from './embedWords.ts'

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
  language: Language
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
    // The typefaces are inlined in the style sheet.
    'font-src data:',
    "img-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; '),
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'cross-origin',
}

/** An embed as one HTML document, which loads only a picture and the samples. */
export function embedPage(subject: PageSubject, options: Options): string {
  const { origin, size, theme, language, rows } = options
  const { title } = subject.card
  const direction = isRightToLeft(language) ? ' dir="rtl"' : ''
  return [
    `<!doctype html><html lang="${language}"${direction}${theme === null ? '' : ` data-theme="${theme}"`}>`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">`,
    `<title>${escapedHtml(subject.title)} · Musi</title><style>${EMBED_STYLE}</style></head>`,
    `<body data-size="${size}"><main><div class="head">`,
    sleeve(subject),
    caption(subject, options),
    '<div class="acts">',
    subject.sample === null ? '' : playButton(title, subject.sample, language),
    pageLink(subject, options),
    '</div></div><div class="line"></div>',
    size === 'list' && rows.length > 0 ? `<ol>${rows.map((row) => listRow(row, origin, language)).join('')}</ol>` : '',
    `<p role="status" data-failed="${escapedHtml(EMBED_WORDS[language].failed)}"></p></main>`,
    '<audio preload="none"></audio>',
    `<script>${SCRIPT}</script></body></html>`,
  ].join('')
}

/** The picture; a song's and an artist's is a record, whose disc turns while a sample plays. */
const sleeve = (subject: PageSubject): string =>
  `<div class="${subject.card.picture.kind === 'sleeve' ? 'sleeve record' : 'sleeve'}">${cover(subject)}</div>`

function cover({ card }: PageSubject): string {
  const { picture } = card
  if (picture.kind === 'piece') return image(`/api/nft/${picture.collection}/${picture.id}/media`)
  if (picture.kind !== 'sleeve') return ''
  return picture.artwork === null
    ? `<div class="cover" aria-hidden="true">${coverSvg(coverArt(picture.seed))}</div>`
    : image(picture.artwork)
}

const image = (path: string) => `<img class="cover" src="${escapedHtml(path)}" alt="">`

/** The name as a logo, in which the dot of the i is a record. */
const WORDMARK = '<span class="mark" dir="ltr" aria-hidden="true">mus<i>i</i></span>'

const ARROW =
  '<svg class="arrow" width="18" height="18" viewBox="0 0 18 18" aria-hidden="true"><path d="M3 9h11M9.5 4.5L14 9l-4.5 4.5" fill="none" stroke="currentColor" stroke-width="2"/></svg>'

/** The link to our page: the wordmark, below an arrow if there is no sample to play. */
function pageLink({ path, openGraphType, sample }: PageSubject, { origin, language }: Options): string {
  const words = EMBED_WORDS[language]
  const act = escapedHtml(openGraphType === 'website' ? words.see : words.play)
  return `<a class="home" href="${escapedHtml(origin + path)}" target="_blank" rel="noopener" aria-label="${act}" title="${act}">${sample === null ? ARROW : ''}${WORDMARK}</a>`
}

function caption({ card, embed }: PageSubject, { language }: Options): string {
  const { title, line } = card
  const figure = embed === null ? '' : embedFigureText(embed, language)
  return [
    '<div class="words">',
    `<h1><bdi>${escapedHtml(title)}</bdi></h1>`,
    line === '' ? '' : `<p><bdi>${escapedHtml(line)}</bdi></p>`,
    figure === '' ? '' : `<p class="price">${escapedHtml(figure)}</p>`,
    '</div>',
  ].join('')
}

const PLAY =
  '<svg class="play" width="18" height="18" viewBox="0 0 18 18" aria-hidden="true"><path d="M4 2l12 7-12 7z" fill="currentColor"/></svg>'
const PAUSE =
  '<svg class="pause" width="18" height="18" viewBox="0 0 18 18" aria-hidden="true"><path d="M4 2h4v14H4zM10 2h4v14h-4z" fill="currentColor"/></svg>'

const playButton = (title: string, sample: string, language: Language): string =>
  `<button type="button" data-sample="${escapedHtml(sample)}" aria-pressed="false" aria-label="${escapedHtml(EMBED_WORDS[language].sample(title))}">${PLAY}${PAUSE}</button>`

const listRow = ({ title, price, path, sample }: EmbedRow, origin: string, language: Language): string =>
  [
    '<li>',
    sample === null ? '' : playButton(title, sample, language),
    `<p class="words"><a href="${escapedHtml(origin + path)}" target="_blank" rel="noopener"><bdi>${escapedHtml(title)}</bdi></a></p>`,
    `<p class="price"><bdi>${escapedHtml(price)}</bdi></p>`,
    '</li>',
  ].join('')
