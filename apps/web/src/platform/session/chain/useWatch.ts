import type { Watch } from '@musi/chain/multicall/watch'
import { useSyncExternalStore } from 'react'

/** Whoever calls keeps the watch between renders: a new one begins to listen anew. */
export const useWatch = <Value>({ get, subscribe }: Watch<Value>): Value => useSyncExternalStore(subscribe, get, get)
