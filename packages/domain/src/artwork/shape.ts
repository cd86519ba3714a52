/** An SVG path (`d`) on a square of 100 by 100: drawn as a line if it has a width, otherwise filled. */
export type Shape = { d: string; ink: string; width?: number }

/** Calls `make` for each index below `count`. */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))
