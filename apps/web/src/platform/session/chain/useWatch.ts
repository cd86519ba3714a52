import type { Watch } from '@musi/chain/multicall/watch'
import { useSyncExternalStore } from 'react'

/**
 * The current value of a watch. The caller must keep the same watch between renders, because a new
 * one subscribes again.
 */
export const useWatch = <Value>({ get, subscribe }: Watch<Value>): Value => useSyncExternalStore(subscribe, get, get)
