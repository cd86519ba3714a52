import { figureText } from '../../../platform/page/money/figureText.ts'

/** Hundredths of a per cent, as the language writes them. */
export const percentText = (bps: number): string => figureText(`${bps / 100}%`)
