import { EMBED_PATH } from '../paths.ts'

/** Heights in pixels of the frames of an embed (spec: reach.embed). */
export const EMBED_HEIGHTS = { compact: 120, card: 165, list: 380 } as const
export type EmbedSize = keyof typeof EMBED_HEIGHTS

/** Default width of an embed in pixels. */
export const EMBED_WIDTH = 640

type Embed = {
  readonly origin: string
  readonly kind: string
  readonly id: string
  readonly title: string
  readonly size: EmbedSize
  readonly width?: number
}

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The markup that shows an embed on another site. Its frame may run scripts and open links, and nothing else. */
export const embedCode = ({ origin, kind, id, title, size, width = EMBED_WIDTH }: Embed): string =>
  `<iframe src="${attribute(`${origin}${EMBED_PATH}/${kind}/${id}?size=${size}`)}" title="${attribute(title)}" width="${width}" height="${EMBED_HEIGHTS[size]}" style="border:0" loading="lazy" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"></iframe>`
