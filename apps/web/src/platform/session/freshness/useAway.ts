import { useSyncExternalStore } from 'react'
import { heads, subscribe } from '../chain/heads.ts'
import type { Behind } from './behind.ts'

const away = (): Behind | null => heads().away

/**
 * While nobody answers: the block that everything shown is from. For what keeps its last answer by itself, such as a name or
 * a page of the explorer (spec: reads.last-answer). Null: somebody answers.
 */
export const useAway = (): Behind | null => useSyncExternalStore(subscribe, away)

const unserved = (): Behind | null => heads().unserved

/** The same of what our server says: lists, histories, the market, the songs. Null: it answers. */
export const useUnserved = (): Behind | null => useSyncExternalStore(subscribe, unserved)
