import type { Colour } from './vibrantColour.ts'

/** Dark enough for white text to be legible, and no darker (spec: logos.colour). */
const CONTRAST = 3
const STEP = 0.005

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

/** WCAG 2.2. */
export const contrastWithWhite = ([red, green, blue]: Colour): number =>
  1.05 / (0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255) + 0.05)

/** Darkens a colour while keeping its hue and saturation: HSL there and back. */
function darker(colour: Colour, by: number): Colour {
  const highest = Math.max(...colour) / 255
  const lowest = Math.min(...colour) / 255
  const before = (highest + lowest) / 2
  const after = Math.max(before - by, 0)
  if (before === 0 || before === 1) return [after * 255, after * 255, after * 255]
  const reach = (1 - Math.abs(2 * after - 1)) / (1 - Math.abs(2 * before - 1))
  const scaled = (part: number) => Math.max(0, (after + (part / 255 - before) * reach) * 255)
  const [red, green, blue] = colour
  return [scaled(red), scaled(green), scaled(blue)]
}

/** Darkens a colour for use under white text. */
export function darkForWhiteText(colour: Colour): Colour {
  let steps = 0
  let result = colour
  while (contrastWithWhite(result) < CONTRAST) {
    steps += 1
    result = darker(colour, steps * STEP)
  }
  return result
}
