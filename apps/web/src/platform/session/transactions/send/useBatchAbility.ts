import { useEffect, useSyncExternalStore } from 'react'
import { useConnection } from '../../wallet/useConnection.ts'
import { type BatchAbility, batchAbility, subscribe, wantBatchAbility } from './batchAbility.ts'

/** Whether who is connected can send several at once (`sendBatch`). */
export function useBatchAbility(): BatchAbility {
  const connection = useConnection()
  useEffect(wantBatchAbility, [connection])
  return useSyncExternalStore(subscribe, batchAbility)
}
