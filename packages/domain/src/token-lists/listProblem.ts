import type { SchemaProblem } from './schema/schemaRules.ts'

/**
 * Reason why a list cannot be shown, with the values its message needs (spec: token-lists.url, token-lists.candidates,
 * token-lists.schema).
 */
export type ListProblem =
  | { readonly kind: 'unrecognizedProtocol' }
  | { readonly kind: 'nameNotResolved'; readonly name: string }
  | { readonly kind: 'contentHashNotTranslated'; readonly hash: string }
  /** `url` is the one that was typed, whichever candidate failed. */
  | { readonly kind: 'notDownloaded'; readonly url: string }
  | { readonly kind: 'invalid'; readonly problems: readonly SchemaProblem[] }
