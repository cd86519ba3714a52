import { STRUNG } from './plucked.ts'
import { STRUCK } from './struck.ts'
import { SUSTAINED } from './sustained.ts'

export const INSTRUMENTS = { ...STRUNG, ...STRUCK, ...SUSTAINED } as const
export type Instrument = keyof typeof INSTRUMENTS
