import type { Style } from '../score/style.ts'
import { BAND_STYLES } from './bandStyles.ts'
import { CLUB_STYLES } from './clubStyles.ts'
import { ROAD_STYLES } from './roadStyles.ts'

export const STYLES = { ...BAND_STYLES, ...CLUB_STYLES, ...ROAD_STYLES } as const satisfies Readonly<
  Record<string, Style>
>
export type StyleName = keyof typeof STYLES
