/** Exact text to type (spec: token-lists.remove). */
export const REMOVAL_WORD = 'REMOVE'

/** `typed` is null if the prompt was closed. */
export const confirmsRemoval = (typed: string | null): boolean => typed === REMOVAL_WORD
