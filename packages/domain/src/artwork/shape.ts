/** An SVG path (`d`) on a square of 100 by 100: drawn as a line if it has a width, otherwise filled. */
export type Shape = { d: string; ink: string; width?: number }
