import { useEffect, useSyncExternalStore } from 'react'
import { useConnection } from '#platform/session/wallet/useConnection.ts'
import { type BatchAbility, batchAbility, subscribe, queryBatchAbility } from './batchAbility.ts'

/** Ability of the connected account to send several steps at once (`sendBatch`). */
export function useBatchAbility(): BatchAbility {
  const connection = useConnection()
  useEffect(queryBatchAbility, [connection])
  return useSyncExternalStore(subscribe, batchAbility)
}
