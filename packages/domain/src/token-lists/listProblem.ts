import type { SchemaProblem } from './schema/schemaRules.ts'

/**
 * Reason why a list cannot be shown, with the values its message needs (spec: token-lists.url, token-lists.candidates,
 * token-lists.schema).
 */
export type ListProblem =
  | { readonly kind: 'unrecognizedProtocol' }
  | { readonly kind: 'nameNotResolved'; readonly name: string }
  | { readonly kind: 'contentHashNotTranslated'; readonly hash: string }
  /** The URL as it was typed, whichever of its addresses failed. */
  | { readonly kind: 'notDownloaded'; readonly url: string }
  | { readonly kind: 'invalid'; readonly problems: readonly SchemaProblem[] }
