/** The token URI of a piece: on our own origin, named by its content. */
export const pieceUri = (path: string): string => `${location.origin}${path}`
