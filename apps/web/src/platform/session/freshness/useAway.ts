import { useSyncExternalStore } from 'react'
import { heads, subscribe } from '../chain/heads.ts'
import type { Behind } from './behind.ts'

const away = (): Behind | null => heads().away

/**
 * While nobody answers, the block everything shown is from. For content that keeps its last answer, such as a name or
 * an explorer page (spec: reads.last-answer). Null while somebody answers.
 */
export const useAway = (): Behind | null => useSyncExternalStore(subscribe, away)

const unserved = (): Behind | null => heads().unserved

/** Trouble with data of our server: lists, histories, the market, the songs. Null while it answers. */
export const useUnserved = (): Behind | null => useSyncExternalStore(subscribe, unserved)
