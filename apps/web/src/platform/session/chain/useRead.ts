import type { Read } from '@musi/chain/multicall/read'
import type { Watch } from '@musi/chain/multicall/watch'
import { watchRead } from '@musi/chain/multicall/watchReads'
import { callKey } from '@musi/domain/callKey'
import type { CallState } from '@musi/domain/multicall/callState'
import { useMemo } from 'react'
import { chainReads } from './chainReads.ts'
import { useWatch } from './useWatch.ts'

const LOADING = { kind: 'loading' } as const
const NOTHING: Watch<CallState<never>> = { get: () => LOADING, subscribe: () => () => {} }

/** A question to the chain and what it answers at each block. Null: there is nothing to ask yet. */
export function useRead<Value>(read: Read<Value> | null): CallState<Value> {
  const key = read === null ? null : `${callKey(read.call)} ${read.holdsBlocks}`
  // The key says which question it is; the object that asks it is a new one with each render.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const watch = useMemo(() => (read === null ? NOTHING : watchRead(chainReads(), read)), [key])
  return useWatch<CallState<Value>>(watch)
}
