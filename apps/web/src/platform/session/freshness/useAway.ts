import { useSyncExternalStore } from 'react'
import { heads, subscribe } from '../chain/heads.ts'
import type { Behind } from './behind.ts'

const away = (): Behind | null => heads().away

/**
 * While nobody answers: the block that everything shown is from. For what keeps its last answer by itself, such as a name or
 * a page of the explorer (spec: reads.last-answer). Null: somebody answers.
 */
export const useAway = (): Behind | null => useSyncExternalStore(subscribe, away)
