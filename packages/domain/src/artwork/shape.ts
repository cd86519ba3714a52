/** On a square of 100 by 100. Without a width it is filled, with one it is drawn as a line. */
export type Shape = { d: string; ink: string; width?: number }
