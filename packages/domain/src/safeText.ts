/** Control, line end, direction, zero-width and unassigned characters, which can make a name look like another. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu
/** More than two accents on one letter would cover the lines above and below. */
const PILED_MARKS = /(\p{M}{2})\p{M}+/gu
/** Only the beginning is processed, so a symbol of a megabyte costs no more than a short one. */
const MAX_PROCESSED = 1000

/** Untrusted text without hidden characters, at its full length. */
export const withoutHidden = (text: string): string =>
  text.normalize('NFC').replaceAll(HIDDEN, '').replaceAll(PILED_MARKS, '$1')

/** Untrusted text made safe to show (spec: tokens.safe-text): normalised, nothing hidden, at most `limit` characters. */
export function safeText(text: string, limit: number): string {
  const cleanText = withoutHidden(text.slice(0, MAX_PROCESSED)).replaceAll(/\s+/g, ' ').trim()
  const characters = Array.from(cleanText)
  return characters.length > limit ? `${characters.slice(0, limit - 1).join('')}…` : cleanText
}
