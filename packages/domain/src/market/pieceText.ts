import { unknownFields } from '../untrusted.ts'
import { safeText } from '../safeText.ts'
import { PIECE_LIMITS } from '../text/textLimits.ts'
import { listUrl } from '../token-lists/listUrl.ts'

export type Trait = { readonly name: string; readonly value: string }

/** Metadata of a piece. Its author is a stranger, so each field is only taken if valid. */
export type PieceText = {
  readonly name: string | null
  readonly description: string | null
  /** URL of its picture, as in the file. */
  readonly image: string | null
  readonly traits: readonly Trait[]
}

const LONGEST_IMAGE = 4000
const MOST_TRAITS = 24

const textOf = (value: unknown, longest: number): string | null =>
  (typeof value === 'string' && safeText(value, longest).trim()) || null

function traitOf(trait: unknown): Trait[] {
  const { trait_type: type, value: content } = unknownFields(trait)
  const name = textOf(type, PIECE_LIMITS.artist)
  const value = textOf(typeof content === 'number' ? String(content) : content, PIECE_LIMITS.artist)
  return name === null || value === null ? [] : [{ name, value }]
}

/** An address that is read. Any other is no picture, so that nobody asks for it (spec: market.media). */
function imageOf(image: unknown): string | null {
  if (typeof image !== 'string' || image.length > LONGEST_IMAGE) return null
  const kind = listUrl(image)?.kind
  return image.startsWith('data:image/') || (kind !== undefined && kind !== 'name') ? image : null
}

/** An invalid file says nothing about the piece (spec: market.piece-file). */
export function pieceText(json: unknown): PieceText {
  const { name, description, image, attributes } = unknownFields(json)
  return {
    name: textOf(name, PIECE_LIMITS.name),
    description: textOf(description, PIECE_LIMITS.description),
    image: imageOf(image),
    traits: Array.isArray(attributes) ? attributes.slice(0, MOST_TRAITS).flatMap(traitOf) : [],
  }
}
