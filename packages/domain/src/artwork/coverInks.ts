import { coverArt } from './coverArt.ts'

/** Weight of a filled shape, compared with the widths of lines. */
const FILLED_WEIGHT = 10

/** All inks of a generated cover, by area, with the background last. */
export function coverInks(seed: string): readonly string[] {
  const { ground, shapes } = coverArt(seed)
  const weights = new Map<string, number>()
  for (const { ink, width = FILLED_WEIGHT } of shapes) weights.set(ink, (weights.get(ink) ?? 0) + width)
  const inks = [...weights].toSorted(([, one], [, other]) => other - one).map(([ink]) => ink)
  return [...inks.filter((ink) => ink !== ground), ground]
}

const LINEAR_LIMIT = 0.04045

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= LINEAR_LIMIT ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2 contrast ratio of two `#rrggbb` colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
