/** spec: settings.slippage */
export const DEFAULT_SLIPPAGE_BPS = 50
export const SLIPPAGE_PRESETS_BPS = [10, 50, 100] as const

/** Slippage from here on is refused (spec: settings.slippage); the other two limits only warn (spec: settings.slippage-warnings). */
const REFUSED_FROM_BPS = 5000
const RISKY_BELOW_BPS = 50
const RISKY_ABOVE_BPS = 500

const PERCENT = /^(\d*)\.?(\d{0,2})$/

/**
 * Typed percent as basis points, without floating point: 0.29 is 29. Null if it is not accepted; the stored value then stays
 * (spec: settings.slippage).
 */
export function parseSlippage(text: string): number | null {
  const [, whole = '', part = ''] = PERCENT.exec(text.trim().replace(',', '.')) ?? []
  if (whole === '' && part === '') return null
  const bps = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return bps < REFUSED_FROM_BPS ? bps : null
}

export type SlippageProblem = 'invalid' | 'riskyLow' | 'riskyHigh'

/** An empty field or a text equal to the stored value is valid. Warnings depend on the stored value, presets included. */
export function slippageProblem(typed: string, storedBps: number): SlippageProblem | null {
  if (typed !== '' && parseSlippage(typed) !== storedBps) return 'invalid'
  if (storedBps < RISKY_BELOW_BPS) return 'riskyLow'
  return storedBps > RISKY_ABOVE_BPS ? 'riskyHigh' : null
}

/** Text of the field on blur, and its placeholder: `0.50`. */
export const slippageFieldText = (bps: number): string => (bps / 100).toFixed(2)

/** `0.5%` (spec: money.slippage-text). */
export const slippagePercent = (bps: number): string => `${bps / 100}%`

/** The stored slippage, or the default if the field would not accept it (spec: settings.defaults-on-damage). */
export const storedSlippage = (value: unknown): number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < REFUSED_FROM_BPS
    ? Number(value)
    : DEFAULT_SLIPPAGE_BPS
