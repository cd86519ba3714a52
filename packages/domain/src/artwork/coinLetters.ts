import { LETTERFORMS } from './letterforms.ts'

/** Text on a coin: pen strokes, each positioned and scaled by its `transform`. */
export type CoinLetters = { strokes: readonly { d: string; transform: string }[]; pen: number }

const PEN = 2.5
const GAP = 3
/** The circle around the middle that the letters stay in, and the enlargement that a single one stops at. */
const REACH = 33
const LARGEST = 3.4

/** Three letters still read at 24 px. A longer symbol keeps its ends, because USDC and USDT differ in the last letter. */
function initials(symbol: string): readonly string[] {
  const known = Array.from(symbol.toUpperCase()).filter((sign) => LETTERFORMS[sign] !== undefined)
  return known.length <= 3 ? known : [...known.slice(0, 1), ...known.slice(-1)]
}

/** Null if our letterforms cover none of the symbol's characters. */
export function coinLetters(symbol: string): CoinLetters | null {
  const forms = initials(symbol).flatMap((sign) => LETTERFORMS[sign] ?? [])
  if (forms.length === 0) return null
  const width = forms.reduce((sum, form) => sum + form.width + GAP, -GAP)
  const scale = Math.min(LARGEST, REACH / Math.hypot((width + PEN) / 2, (10 + PEN) / 2))
  const top = (50 - 5 * scale).toFixed(2)
  let left = 50 - (width * scale) / 2
  const strokes = forms.map((form) => {
    const transform = `translate(${left.toFixed(2)} ${top}) scale(${scale.toFixed(3)})`
    left += (form.width + GAP) * scale
    return { d: form.d, transform }
  })
  return { strokes, pen: PEN }
}
