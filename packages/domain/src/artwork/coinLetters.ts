import { LETTERFORMS } from './letterforms.ts'

/** Text on a coin: pen strokes, each positioned and scaled by its `transform`. */
export type CoinLetters = { strokes: readonly { d: string; transform: string }[]; pen: number }

const PEN = 2.5
const GAP = 3
/** Radius of the circle that contains the letters. */
const RADIUS = 33
const MAX_SCALE = 3.4

/** Three letters are legible at 24 px. A longer symbol keeps its first and last, because USDC and USDT differ in the last. */
function initials(symbol: string): readonly string[] {
  const drawable = Array.from(symbol.toUpperCase()).filter((character) => LETTERFORMS[character] !== undefined)
  return drawable.length <= 3 ? drawable : [...drawable.slice(0, 1), ...drawable.slice(-1)]
}

/** Returns null if our letterforms cover none of the symbol's characters. */
export function coinLetters(symbol: string): CoinLetters | null {
  const forms = initials(symbol).flatMap((character) => LETTERFORMS[character] ?? [])
  if (forms.length === 0) return null
  const width = forms.reduce((sum, form) => sum + form.width + GAP, -GAP)
  const scale = Math.min(MAX_SCALE, RADIUS / Math.hypot((width + PEN) / 2, (10 + PEN) / 2))
  const top = (50 - 5 * scale).toFixed(2)
  let left = 50 - (width * scale) / 2
  const strokes = forms.map((form) => {
    const transform = `translate(${left.toFixed(2)} ${top}) scale(${scale.toFixed(3)})`
    left += (form.width + GAP) * scale
    return { d: form.d, transform }
  })
  return { strokes, pen: PEN }
}
