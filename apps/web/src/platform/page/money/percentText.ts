import { figureText } from './figureText.ts'

/** Hundredths of a per cent, as the language writes them. */
export const percentText = (bps: number): string => figureText(`${bps / 100}%`)
