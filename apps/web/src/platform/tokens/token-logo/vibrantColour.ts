export type Colour = readonly [red: number, green: number, blue: number]

/** Of four bits each: near colours count as one. */
const COARSE = 16
const OPAQUE = 128

/** What the palette "Vibrant" looks for: full colour of middling brightness, and much of it (spec: logos.colour). */
const SATURATION = { wanted: 1, least: 0.35, weight: 3 }
const BRIGHTNESS = { wanted: 0.5, least: 0.3, most: 0.7, weight: 6.5 }
const SHARE_WEIGHT = 0.5

type Bucket = { count: number; sum: [number, number, number] }

function buckets(pixels: ArrayLike<number>): readonly Bucket[] {
  const found = new Map<number, Bucket>()
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]]
    if (alpha < OPAQUE) continue
    const key = [red, green, blue].reduce((key, part) => key * COARSE + Math.floor(part / COARSE), 0)
    const bucket = found.get(key) ?? { count: 0, sum: [0, 0, 0] }
    bucket.count += 1
    bucket.sum = [bucket.sum[0] + red, bucket.sum[1] + green, bucket.sum[2] + blue]
    found.set(key, bucket)
  }
  return [...found.values()]
}

/** How full a colour is and how bright, both from 0 to 1, as HSL has them. */
function fullness([red, green, blue]: Colour): { saturation: number; brightness: number } {
  const [most, least] = [Math.max(red, green, blue) / 255, Math.min(red, green, blue) / 255]
  const brightness = (most + least) / 2
  const saturation = most === least ? 0 : (most - least) / (1 - Math.abs(2 * brightness - 1))
  return { saturation, brightness }
}

/** Null: too grey, too dark or too light to stand for a picture. */
function worth(colour: Colour, share: number): number | null {
  const { saturation, brightness } = fullness(colour)
  const { least, most } = BRIGHTNESS
  if (saturation < SATURATION.least || brightness < least || brightness > most) return null
  return (
    SATURATION.weight * (1 - Math.abs(saturation - SATURATION.wanted)) +
    BRIGHTNESS.weight * (1 - Math.abs(brightness - BRIGHTNESS.wanted)) +
    SHARE_WEIGHT * share
  )
}

/** The colour that a picture is remembered by, of its pixels as a canvas gives them; null where it has none. */
export function vibrantColour(pixels: ArrayLike<number>): Colour | null {
  const all = buckets(pixels)
  const largest = all.reduce((most, { count }) => Math.max(most, count), 0)
  let best: { colour: Colour; worth: number } | null = null
  for (const { count, sum } of all) {
    const colour: Colour = [sum[0] / count, sum[1] / count, sum[2] / count]
    const found = worth(colour, count / largest)
    if (found !== null && (best === null || found > best.worth)) best = { colour, worth: found }
  }
  return best?.colour ?? null
}
