export type Colour = readonly [red: number, green: number, blue: number]

/** Four bits per channel, so that similar colours count as one. */
const CHANNEL_STEP = 16
const OPAQUE = 128

/** The targets of the "Vibrant" palette: saturated, of medium brightness, and frequent (spec: logos.colour). */
const SATURATION = { target: 1, minimum: 0.35, weight: 3 }
const BRIGHTNESS = { target: 0.5, minimum: 0.3, maximum: 0.7, weight: 6.5 }
const SHARE_WEIGHT = 0.5

type Bucket = { count: number; sum: [number, number, number] }

function buckets(pixels: ArrayLike<number>): readonly Bucket[] {
  const byKey = new Map<number, Bucket>()
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]]
    if (alpha < OPAQUE) continue
    const key = [red, green, blue].reduce((key, part) => key * CHANNEL_STEP + Math.floor(part / CHANNEL_STEP), 0)
    const bucket = byKey.get(key) ?? { count: 0, sum: [0, 0, 0] }
    bucket.count += 1
    bucket.sum = [bucket.sum[0] + red, bucket.sum[1] + green, bucket.sum[2] + blue]
    byKey.set(key, bucket)
  }
  return [...byKey.values()]
}

/** Saturation and brightness as in HSL, both from 0 to 1. */
function saturationAndBrightness([red, green, blue]: Colour): { saturation: number; brightness: number } {
  const maximum = Math.max(red, green, blue) / 255
  const minimum = Math.min(red, green, blue) / 255
  const brightness = (maximum + minimum) / 2
  const saturation = maximum === minimum ? 0 : (maximum - minimum) / (1 - Math.abs(2 * brightness - 1))
  return { saturation, brightness }
}

/** Returns null if it is too grey, dark or light to represent a picture. */
function score(colour: Colour, share: number): number | null {
  const { saturation, brightness } = saturationAndBrightness(colour)
  const { minimum, maximum } = BRIGHTNESS
  if (saturation < SATURATION.minimum || brightness < minimum || brightness > maximum) return null
  return (
    SATURATION.weight * (1 - Math.abs(saturation - SATURATION.target)) +
    BRIGHTNESS.weight * (1 - Math.abs(brightness - BRIGHTNESS.target)) +
    SHARE_WEIGHT * share
  )
}

/** The dominant vibrant colour of a canvas's pixels; null if there is none. */
export function vibrantColour(pixels: ArrayLike<number>): Colour | null {
  const all = buckets(pixels)
  const largest = all.reduce((maximum, { count }) => Math.max(maximum, count), 0)
  let best: { colour: Colour; score: number } | null = null
  for (const { count, sum } of all) {
    const colour: Colour = [sum[0] / count, sum[1] / count, sum[2] / count]
    const points = score(colour, count / largest)
    if (points !== null && (best === null || points > best.score)) best = { colour, score: points }
  }
  return best?.colour ?? null
}
