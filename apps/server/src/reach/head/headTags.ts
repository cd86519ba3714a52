import { OEMBED_PATH, OPEN_API_PATH } from '@musi/api/paths'
import { type PageSubject, cardPath } from '../subjects/pageSubject.ts'

export const CARD_SIZE = { width: 1200, height: 630 } as const

/** Longest description in a head; most programs show less. */
const MAX_DESCRIPTION = 300

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for an HTML element or attribute. */
export const escapedHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (one) => ESCAPES[one] ?? '')

/** Puts right-to-left text between Unicode isolates, so that it does not reorder the text around it. */
const isolated = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text)
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

const truncated = (text: string): string => {
  const letters = Array.from(text)
  return letters.length > MAX_DESCRIPTION ? `${letters.slice(0, MAX_DESCRIPTION - 1).join('')}…` : text
}

/** The title of the document. */
export const documentTitle = ({ title, path }: Pick<PageSubject, 'title' | 'path'>): string =>
  path === '/' ? title : `${isolated(title)} · Musi`

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapedHtml(content)}" data-head>`

/** The tags of a page's head, from which other programs make a preview of a link to it (spec: reach.head). */
export function headTags(subject: PageSubject, origin: string): string {
  const { path, openGraphType, sample, embed, feeds } = subject
  const url = `${origin}${path}`
  const title = documentTitle(subject)
  const description = truncated(isolated(subject.description))
  const picture = `${origin}${cardPath(subject)}`
  const data = subject.data(origin)
  const properties: readonly (readonly [string, string])[] = [
    ['og:site_name', 'Musi'],
    ['og:type', openGraphType],
    ['og:title', subject.title],
    ['og:description', description],
    ['og:url', url],
    ['og:image', picture],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(CARD_SIZE.width)],
    ['og:image:height', String(CARD_SIZE.height)],
    ['og:image:alt', subject.title],
    ...(sample === null ? [] : [['og:audio', `${origin}${sample}`] as const, ['og:audio:type', 'audio/mpeg'] as const]),
  ]
  return [
    `<title>${escapedHtml(title)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapedHtml(url)}" data-head>`,
    ...properties.map(([name, content]) => meta('property', name, content)),
    meta('name', 'twitter:card', 'summary_large_image'),
    `<link rel="service-desc" type="application/json" href="${escapedHtml(origin + OPEN_API_PATH)}" data-head>`,
    ...(embed === null ? [] : [oEmbedLink(subject, origin)]),
    ...feeds.map(({ type, path: feedPath, title: feedTitle }) =>
      alternateLink({ type, address: origin + feedPath, title: feedTitle }),
    ),
    ...(data === null ? [] : [structuredData(data)]),
  ].join('')
}

function oEmbedLink({ path, title }: PageSubject, origin: string): string {
  const address = `${origin}${OEMBED_PATH}?url=${encodeURIComponent(`${origin}${path}`)}`
  return alternateLink({ type: 'application/json+oembed', address, title })
}

const alternateLink = ({ type, address, title }: { type: string; address: string; title: string }): string =>
  `<link rel="alternate" type="${type}" href="${escapedHtml(address)}" title="${escapedHtml(title)}" data-head>`

/** JSON-LD, which browsers do not run. `<` is escaped, because it could end the element. */
const structuredData = (data: object): string =>
  `<script type="application/ld+json" data-head>${JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')}</script>`
