import { figureText } from './figureText.ts'

/** Formats basis points as a percentage for the language. */
export const percentText = (bps: number): string => figureText(`${bps / 100}%`)
