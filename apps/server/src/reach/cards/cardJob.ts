import type { CardBackground } from './cardSvg.ts'

/** Texts of a card, already sanitized. */
export type CardWords = {
  readonly label: string
  readonly title: string
  readonly line: string
  readonly figure: string
}

/** A card to draw. `picture`: image file for the cover; null to generate a cover. */
export type CardJob = {
  readonly words: CardWords
  readonly background: CardBackground
  readonly picture: Uint8Array | null
}

/** `png` is null if the card could not be drawn. */
export type CardResult = { readonly png: Uint8Array | null; readonly trouble?: string }
