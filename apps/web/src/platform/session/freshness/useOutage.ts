import { useSyncExternalStore } from 'react'
import { heads, subscribe } from '../chain/heads.ts'
import type { Staleness } from './staleness.ts'

const rpcOutage = (): Staleness | null => heads().rpcOutage

/**
 * Outage of `/rpc`, with the block of the data on screen; null while it answers. For content that
 * keeps its last answer, such as a name or an explorer page (spec: reads.last-answer).
 */
export const useRpcOutage = (): Staleness | null => useSyncExternalStore(subscribe, rpcOutage)

const apiOutage = (): Staleness | null => heads().apiOutage

/** The outage of `/api` (lists, histories, the market, the songs); null while it answers. */
export const useApiOutage = (): Staleness | null => useSyncExternalStore(subscribe, apiOutage)
