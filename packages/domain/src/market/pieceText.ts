import { unknownFields } from '../untrusted.ts'
import { safeText } from '../safeText.ts'
import { PIECE_LIMITS } from '../text/textLimits.ts'
import { listUrl } from '../token-lists/listUrl.ts'

export type Trait = { readonly name: string; readonly value: string }

/** Untrusted metadata of a piece; each field is read only if it is valid. */
export type PieceText = {
  readonly name: string | null
  readonly description: string | null
  /** URL of its picture, as in the file. */
  readonly image: string | null
  readonly traits: readonly Trait[]
}

const MAX_IMAGE_LENGTH = 4000
const MAX_TRAITS = 24

const textOf = (value: unknown, longest: number): string | null =>
  (typeof value === 'string' && safeText(value, longest).trim()) || null

function traitOf(trait: unknown): Trait[] {
  const { trait_type: type, value: content } = unknownFields(trait)
  const name = textOf(type, PIECE_LIMITS.artist)
  const value = textOf(typeof content === 'number' ? String(content) : content, PIECE_LIMITS.artist)
  return name === null || value === null ? [] : [{ name, value }]
}

/** A supported picture URL; null for any other, so that it is never requested (spec: market.media). */
function imageOf(image: unknown): string | null {
  if (typeof image !== 'string' || image.length > MAX_IMAGE_LENGTH) return null
  const kind = listUrl(image)?.kind
  return image.startsWith('data:image/') || (kind !== undefined && kind !== 'name') ? image : null
}

/** Parses a metadata file; an invalid one gives empty fields (spec: market.piece-file). */
export function pieceText(json: unknown): PieceText {
  const { name, description, image, attributes } = unknownFields(json)
  return {
    name: textOf(name, PIECE_LIMITS.name),
    description: textOf(description, PIECE_LIMITS.description),
    image: imageOf(image),
    traits: Array.isArray(attributes) ? attributes.slice(0, MAX_TRAITS).flatMap(traitOf) : [],
  }
}
