/** Typed exactly so, a list is removed (spec: token-lists.remove). */
export const REMOVAL_WORD = 'REMOVE'

/** `null`: the prompt was closed. */
export const confirmsRemoval = (typed: string | null): boolean => typed === REMOVAL_WORD
