import type { Read } from '@musi/chain/multicall/read'
import { watchReads } from '@musi/chain/multicall/watchReads'
import { callKey } from '@musi/domain/callKey'
import type { CallState } from '@musi/domain/multicall/callState'
import { useMemo } from 'react'
import { chainReads } from './chainReads.ts'
import { useWatch } from './useWatch.ts'

/** Many reads of one kind and their values, in order. */
export function useReads<Value>(reads: readonly Read<Value>[]): readonly CallState<Value>[] {
  const key = reads.map(({ call, holdsBlocks }) => `${callKey(call)} ${holdsBlocks}`).join('\n')
  // The key identifies the reads; the objects themselves are new with each render.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const watch = useMemo(() => watchReads(chainReads(), reads), [key])
  return useWatch(watch)
}
