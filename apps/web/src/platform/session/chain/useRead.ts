import type { Read } from '@musi/chain/multicall/read'
import type { Watch } from '@musi/chain/multicall/watch'
import { watchRead } from '@musi/chain/multicall/watchReads'
import { callKey } from '@musi/domain/callKey'
import type { CallState } from '@musi/domain/multicall/callState'
import { useMemo } from 'react'
import { chainReads } from './chainReads.ts'
import { useWatch } from './useWatch.ts'

const LOADING = { kind: 'loading', overdue: false } as const
const EMPTY_WATCH: Watch<CallState<never>> = { get: () => LOADING, subscribe: () => () => {} }

/** A chain read and its value at each block; null while there is nothing to read. */
export function useRead<Value>(read: Read<Value> | null): CallState<Value> {
  const key = read === null ? null : `${callKey(read.call)} ${read.holdsBlocks}`
  // The key identifies the read; the object itself is new with each render.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const watch = useMemo(() => (read === null ? EMPTY_WATCH : watchRead(chainReads(), read)), [key])
  return useWatch<CallState<Value>>(watch)
}
