/** Typed exactly so, a list is removed (decisions.md §6.3). */
const WORD = 'REMOVE'

/** `null`: the prompt was closed. */
export const confirmsRemoval = (typed: string | null): boolean => typed === WORD
