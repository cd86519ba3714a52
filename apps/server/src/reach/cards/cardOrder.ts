import type { CardGround } from './cardSvg.ts'

/** The words of a card, already made safe to show. */
export type CardWords = {
  readonly label: string
  readonly title: string
  readonly line: string
  readonly figure: string
}

/** A card to draw. `picture`: an image file for the cover; null for the drawn one. */
export type CardOrder = { readonly words: CardWords; readonly ground: CardGround; readonly picture: Uint8Array | null }

/** `png` is null if the card could not be drawn. */
export type CardReport = { readonly png: Uint8Array | null; readonly trouble?: string }
