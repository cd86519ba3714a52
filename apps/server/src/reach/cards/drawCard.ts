import sharp, { type OverlayOptions } from 'sharp'
import { picture, pictureFormat } from '#platform/pictures/pictureFormat.ts'
import type { CardJob, CardWords } from './cardJob.ts'
import { CARD, type CardBackground, backgroundSvg, dotSvg } from './cardSvg.ts'

/** The column of texts beside the picture. */
const COLUMN = { left: 668, width: CARD.width - 668 - CARD.margin } as const
const MAX_TITLE_HEIGHT = 232
const MAX_LINE_HEIGHT = 128
const GAP = 26

const INK = '#1A1420'
const MUTED = '#6B6172'

/** Fonts for scripts that our typefaces do not have; a letter is drawn in the first font that has it. */
const FALLBACK_FONTS = 'Noto Kufi Arabic,Zen Kaku Gothic New,Noto Sans'
const DISPLAY = `Bricolage Grotesque,${FALLBACK_FONTS} Bold`
const TEXT = `Figtree,${FALLBACK_FONTS} Medium`

/** Pixels of the largest picture that is decoded. */
const MAX_PIXELS = 50_000_000
const COVER_SIDE = CARD.cover

type Style = { readonly font: string; readonly size: number; readonly colour: string; readonly maxHeight: number }
const STYLES: Readonly<Record<keyof CardWords, Style>> = {
  label: { font: TEXT, size: 26, colour: MUTED, maxHeight: 40 },
  title: { font: DISPLAY, size: 66, colour: INK, maxHeight: MAX_TITLE_HEIGHT },
  line: { font: TEXT, size: 32, colour: MUTED, maxHeight: MAX_LINE_HEIGHT },
  figure: { font: DISPLAY, size: 38, colour: INK, maxHeight: 56 },
}

/** Draws a card as a PNG. */
export async function drawCard({ words, background, picture: bytes }: CardJob): Promise<Uint8Array> {
  const svg = backgroundSvg(bytes === null ? background : await withPicture(background, Buffer.from(bytes)))
  const column = await columnOf(words)
  const drawn = sharp(Buffer.from(svg))
    .composite([...column, ...(await wordmark())])
    .removeAlpha()
  return await drawn.png({ palette: true, colours: 128, dither: 0, effort: 4 }).toBuffer()
}

const MARK_SIZE = 44
const MARK_DOT = Math.round(MARK_SIZE * 0.27)

/** Our name in the lower right corner. Its last letter is drawn without a dot, which is a record instead. */
async function wordmark(): Promise<OverlayOptions[]> {
  const style: Style = { font: DISPLAY, size: MARK_SIZE, colour: INK, maxHeight: 60 }
  const [letters, last] = [await textBlock('mus\u0131', style), await textBlock('\u0131', style)]
  const right = CARD.width - CARD.margin
  const top = CARD.height - CARD.margin - letters.height + 8
  const centre = right - last.width / 2
  return [
    { input: letters.png, left: right - letters.width, top },
    {
      input: Buffer.from(dotSvg(MARK_DOT)),
      left: Math.round(centre - MARK_DOT / 2),
      top: top - MARK_DOT - Math.round(MARK_SIZE * 0.06),
    },
  ]
}

async function withPicture(background: CardBackground, bytes: Buffer): Promise<CardBackground> {
  if (background.kind !== 'sleeve') return background
  if (pictureFormat(bytes) === null) throw new Error('The picture has no format that is read here.')
  const cover = picture(bytes, MAX_PIXELS, 'error').rotate()
  const png = await cover.resize({ width: COVER_SIDE, height: COVER_SIDE, fit: 'cover' }).png().toBuffer()
  return { ...background, picture: `data:image/png;base64,${png.toString('base64')}` }
}

/** Places the texts below each other, centred beside the picture, on the side on which the title begins. */
async function columnOf(words: CardWords): Promise<OverlayOptions[]> {
  const isRtl = isRightToLeft(words.title)
  const blocks: { png: Buffer; height: number; width: number }[] = []
  for (const part of ['label', 'title', 'line', 'figure'] as const) {
    if (words[part] !== '') blocks.push(await textBlock(words[part], STYLES[part]))
  }
  const height = blocks.reduce((sum, block) => sum + block.height + GAP, -GAP)
  let top = Math.max(CARD.margin, Math.round((CARD.height - height) / 2) - GAP)
  return blocks.map(({ png, height: blockHeight, width }) => {
    const placed = { input: png, left: isRtl ? COLUMN.left + COLUMN.width - width : COLUMN.left, top }
    top += blockHeight + GAP
    return placed
  })
}

const isRightToLeft = (text: string): boolean =>
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(text)

/** Draws a text in its size, or smaller if it would be too tall. */
async function textBlock(text: string, { font, size, colour, maxHeight }: Style) {
  const markup = `<span foreground="${colour}">${escapedMarkup(text)}</span>`
  const common = { text: markup, rgba: true, wrap: 'word-char', width: COLUMN.width } as const
  const draw = async (points: number) => {
    const drawn = sharp({ text: { ...common, font: `${font} ${points}`, dpi: 72 } })
    const { data, info } = await drawn.png().toBuffer({ resolveWithObject: true })
    return { png: data, width: info.width, height: info.height }
  }
  let block = await draw(size)
  // Shrinks a long text step by step, and crops it only if the smallest size is still too tall.
  for (let points = size * 0.8; block.height > maxHeight && points >= MIN_POINTS; points *= 0.8)
    block = await draw(points)
  if (block.height <= maxHeight) return block
  const cropped = await sharp(block.png).extract({ left: 0, top: 0, width: block.width, height: maxHeight }).toBuffer()
  return { png: cropped, width: block.width, height: maxHeight }
}
const MIN_POINTS = 18

const MARKUP: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapedMarkup = (text: string): string => text.replaceAll(/[&<>"']/g, (one) => MARKUP[one] ?? '')
