import sharp, { type OverlayOptions } from 'sharp'
import type { CardOrder, CardWords } from './cardOrder.ts'
import { CARD, type CardGround, groundSvg } from './cardSvg.ts'

/** The column of words beside the picture. */
const COLUMN = { left: 668, width: CARD.width - 668 - CARD.margin } as const
const MOST_TITLE_HEIGHT = 232
const MOST_LINE_HEIGHT = 128
const GAP = 26

const INK = '#1A1420'
const MUTED = '#6B6172'

/** Our typefaces first; each letter is drawn in the first that has it. */
const SCRIPTS = 'Noto Kufi Arabic,Zen Kaku Gothic New,Noto Sans'
const DISPLAY = `Bricolage Grotesque,${SCRIPTS} Bold`
const TEXT = `Figtree,${SCRIPTS} Medium`

/** Most pixels of a picture from an artist. */
const MAX_PIXELS = 50_000_000
const COVER_SIDE = CARD.cover

type Style = { readonly font: string; readonly size: number; readonly colour: string; readonly mostHeight: number }
const STYLES: Readonly<Record<keyof CardWords, Style>> = {
  label: { font: TEXT, size: 26, colour: MUTED, mostHeight: 40 },
  title: { font: DISPLAY, size: 66, colour: INK, mostHeight: MOST_TITLE_HEIGHT },
  line: { font: TEXT, size: 32, colour: MUTED, mostHeight: MOST_LINE_HEIGHT },
  figure: { font: DISPLAY, size: 38, colour: INK, mostHeight: 56 },
}

/** Draws a card as a PNG. */
export async function drawCard({ words, ground, picture }: CardOrder): Promise<Uint8Array> {
  const background = groundSvg(picture === null ? ground : await withPicture(ground, picture))
  const column = await columnOf(words)
  const wordmark = await textBlock('musi', { font: DISPLAY, size: 40, colour: INK, mostHeight: 60 })
  const mark: OverlayOptions = {
    input: wordmark.png,
    left: CARD.width - CARD.margin - wordmark.width,
    top: CARD.height - CARD.margin - wordmark.height + 8,
  }
  const drawn = sharp(Buffer.from(background))
    .composite([...column, mark])
    .removeAlpha()
  return await drawn.png({ palette: true, colours: 128, dither: 0, effort: 4 }).toBuffer()
}

async function withPicture(ground: CardGround, picture: Uint8Array): Promise<CardGround> {
  if (ground.kind !== 'sleeve') return ground
  const cover = sharp(picture, { limitInputPixels: MAX_PIXELS, animated: false }).rotate()
  const png = await cover.resize({ width: COVER_SIDE, height: COVER_SIDE, fit: 'cover' }).png().toBuffer()
  return { ...ground, picture: png.toString('base64') }
}

/** The words below each other, centred beside the picture. */
async function columnOf(words: CardWords): Promise<OverlayOptions[]> {
  const blocks: { png: Buffer; height: number; width: number; isTurned: boolean }[] = []
  for (const part of ['label', 'title', 'line', 'figure'] as const) {
    if (words[part] !== '')
      blocks.push({ ...(await textBlock(words[part], STYLES[part])), isTurned: isRightToLeft(words[part]) })
  }
  const height = blocks.reduce((sum, block) => sum + block.height + GAP, -GAP)
  let top = Math.max(CARD.margin, Math.round((CARD.height - height) / 2) - GAP)
  return blocks.map(({ png, height: own, width, isTurned }) => {
    const placed = { input: png, left: isTurned ? COLUMN.left + COLUMN.width - width : COLUMN.left, top }
    top += own + GAP
    return placed
  })
}

const isRightToLeft = (text: string): boolean =>
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(text)

/** A text in its size, or smaller if it would be too high. */
async function textBlock(text: string, { font, size, colour, mostHeight }: Style) {
  const markup = `<span foreground="${colour}">${escapedMarkup(text)}</span>`
  const common = { text: markup, rgba: true, wrap: 'word-char', width: COLUMN.width } as const
  const draw = async (points: number) => {
    const drawn = sharp({ text: { ...common, font: `${font} ${points}`, dpi: 72 } })
    const { data, info } = await drawn.png().toBuffer({ resolveWithObject: true })
    return { png: data, width: info.width, height: info.height }
  }
  let block = await draw(size)
  // A text of many lines gets smaller letters, and is cut only if even the smallest are too many.
  for (let points = size * 0.8; block.height > mostHeight && points >= SMALLEST; points *= 0.8)
    block = await draw(points)
  if (block.height <= mostHeight) return block
  const cut = await sharp(block.png).extract({ left: 0, top: 0, width: block.width, height: mostHeight }).toBuffer()
  return { png: cut, width: block.width, height: mostHeight }
}
const SMALLEST = 18

const MARKUP: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapedMarkup = (text: string): string => text.replaceAll(/[&<>"']/g, (one) => MARKUP[one] ?? '')
