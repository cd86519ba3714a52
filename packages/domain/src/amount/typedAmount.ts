/** spec: money.typed-text */
export const MAX_TYPED_LENGTH = 79

const DIGITS_AND_DOT = /^\d*\.?\d*$/

/**
 * Value of an amount field after typing or pasting: the text with dots for commas ("0.0" and "1." stay), or null if it
 * is rejected. Empty is allowed.
 */
export function typedAmount(text: string): string | null {
  if (text.length > MAX_TYPED_LENGTH) return null
  const dotted = text.replaceAll(',', '.')
  return DIGITS_AND_DOT.test(dotted) ? dotted : null
}

/** Digits with at most one dot, and at least one digit. No sign, no exponent, no digits of other scripts. */
export const isDecimalNumber = (text: string): boolean => DIGITS_AND_DOT.test(text) && text !== '' && text !== '.'
