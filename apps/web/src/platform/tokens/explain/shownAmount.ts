import { figureText } from '#platform/page/money/figureText.ts'

/** Significant digits; the rest is in the exact amount (spec: explorer.digits). */
const SIGNIFICANT = 6
const SMALL_SIGNIFICANT = 4
const MIN_PLACES = 6
const MILLIONTH = '000001'

const parts = (raw: bigint, decimals: number) => {
  const digits = raw.toString().padStart(decimals + 1, '0')
  const at = digits.length - decimals
  return { units: digits.slice(0, at), fraction: digits.slice(at).replace(/0+$/, '') }
}

/** Formats an amount with every digit. */
export function exactAmount(raw: bigint, decimals: number): string {
  const { units, fraction } = parts(raw, decimals)
  return figureText(fraction === '' ? units : `${units}.${fraction}`)
}

/** Formats an amount with few digits, rounded down so that it never shows more than there is. */
export function shownAmount(raw: bigint, decimals: number): string {
  const { units, fraction } = parts(raw, decimals)
  if (fraction === '') return figureText(units)
  if (units === '0') return smallFigure(fraction)
  const shownFraction = fraction.slice(0, Math.max(0, SIGNIFICANT - units.length)).replace(/0+$/, '')
  return figureText(shownFraction === '' ? units : `${units}.${shownFraction}`)
}

function smallFigure(fraction: string): string {
  const zeros = /^0*/.exec(fraction)?.[0].length ?? 0
  // Amounts up to and including a millionth (spec: money.small).
  if (zeros >= MIN_PLACES || fraction === MILLIONTH) return figureText('<0.000001')
  return figureText(`0.${fraction.slice(0, zeros + SMALL_SIGNIFICANT).replace(/0+$/, '')}`)
}
