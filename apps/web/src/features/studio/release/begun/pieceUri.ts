/** How the chain names the file of a piece: at our own origin, under a name that follows from its content. */
export const pieceUri = (path: string): string => `${location.origin}${path}`
