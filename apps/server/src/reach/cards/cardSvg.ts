import { coverArt } from '@musi/domain/artwork/coverArt'
import { coverInks } from '@musi/domain/artwork/coverInks'
import { svgPath } from '@musi/domain/artwork/svgPath'

/** Everything drawn behind the texts of a card: paper, grooves and picture. */
export type CardBackground =
  | {
      readonly kind: 'sleeve'
      readonly seed: string
      /** Cover image as a data URL; null to generate a cover. */ readonly picture: string | null
      readonly disc: boolean
    }
  | { readonly kind: 'coins'; readonly coins: readonly string[] }
  | { readonly kind: 'mark' }

export const CARD = { width: 1200, height: 630, margin: 72, cover: 414 } as const

const PAPER = '#FAF6F0'
const GROOVE = '#E6DDD0'
const INK = '#1A1420'
const RED = '#E8364F'
const ORANGE = '#F08A24'

/** Radius of a cover's corners. */
const CORNER = 14
const TOP = (CARD.height - CARD.cover) / 2

/** The background of a card as an SVG file. It contains no text from strangers. */
export const backgroundSvg = (background: CardBackground): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${CARD.width}" height="${CARD.height}">`,
    `<rect width="100%" height="100%" fill="${PAPER}"/>`,
    ...grooves(),
    signalLine(),
    ...pictureOf(background),
    '</svg>',
  ].join('')

/** Faint rings around the record. */
function grooves(): string[] {
  const rings = Array.from({ length: 14 }, (_, at) => 250 + at * 46)
  return rings.map(
    (radius) =>
      `<circle cx="${CARD.margin + CARD.cover}" cy="${CARD.height / 2}" r="${radius}" fill="none" stroke="${GROOVE}" stroke-width="1.5"/>`,
  )
}

/** The brand's gradient line along the lower edge. */
const signalLine = () =>
  `<defs><linearGradient id="signal"><stop offset="0" stop-color="${RED}"/><stop offset="1" stop-color="${ORANGE}"/></linearGradient></defs><rect y="${CARD.height - 12}" width="100%" height="12" fill="url(#signal)"/>`

function pictureOf(background: CardBackground): string[] {
  if (background.kind === 'sleeve') return sleeve(background)
  if (background.kind === 'coins') return coins(background.coins)
  return mark()
}

function sleeve({ seed, picture, disc }: Extract<CardBackground, { kind: 'sleeve' }>): string[] {
  const { margin, cover } = CARD
  const art = coverArt(seed)
  const square = `x="${margin}" y="${TOP}" width="${cover}" height="${cover}"`
  const drawn = `<svg ${square} viewBox="0 0 100 100"><rect width="100" height="100" fill="${art.ground}"/>${art.shapes.map(svgPath).join('')}</svg>`
  return [
    ...(disc ? record(margin + cover - 60, coverInks(seed)[0] ?? RED) : []),
    `<rect x="${margin + 8}" y="${TOP + 12}" width="${cover}" height="${cover}" rx="${CORNER}" fill="${INK}" opacity="0.16"/>`,
    `<clipPath id="cover"><rect ${square} rx="${CORNER}"/></clipPath><g clip-path="url(#cover)">`,
    picture === null ? drawn : `<image ${square} preserveAspectRatio="xMidYMid slice" xlink:href="${picture}"/>`,
    '</g>',
  ]
}

/** A disc with a label of one colour. */
function record(x: number, ink: string): string[] {
  const y = CARD.height / 2
  const circle = (radius: number, fill: string, stroke = 'none') =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="${stroke}" stroke-width="1.5"/>`
  return [
    circle(190, INK),
    ...[176, 160, 144, 128, 112, 96].map((radius) => circle(radius, 'none', '#3B3342')),
    circle(66, ink),
    circle(9, PAPER),
  ]
}

function coins(svgs: readonly string[]): string[] {
  const size = svgs.length > 1 ? 280 : 360
  return svgs.map((svg, at) => {
    const x = CARD.margin + at * 190
    const y = (CARD.height - size) / 2 + (svgs.length > 1 ? (at * 2 - 1) * 36 : 0)
    return svg.replace(/width="\d+" height="\d+"/, `x="${x}" y="${y}" width="${size}" height="${size}"`)
  })
}

/** The record that is the dot of the wordmark's i. */
export const dotSvg = (size: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><circle cx="50%" cy="50%" r="50%" fill="${RED}"/><circle cx="50%" cy="50%" r="19%" fill="${ORANGE}"/></svg>`

/** A record without a sleeve, for pages about nothing in particular. */
const mark = () => record(CARD.margin + CARD.cover / 2, RED)
