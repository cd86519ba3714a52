import { RpcError } from '@musi/chain/rpc/rpcError'
import { useEffect, useState } from 'react'
import { useAnswer } from '#platform/page/loading/useAnswer.ts'

export type ChainAnswer<T> =
  | { kind: 'waiting' }
  | { kind: 'ready'; value: T }
  | { kind: 'unreachable'; retry: () => void }

const RETRY_MS = 3000

/**
 * A chain read; null: nothing to read yet. Only an unreachable chain is handled; any other error is a bug of ours and goes to the error boundary.
 * A read that failed is repeated until it is answered, so the page comes back by itself (spec: explorer.comes-back).
 */
export function useChainAnswer<T>(
  key: string | null,
  ask: () => Promise<T>,
  refreshKey: unknown = null,
): ChainAnswer<T> {
  const [failures, setFailures] = useState(0)
  const [tries, setTries] = useState(0)
  const counted = async () => {
    try {
      return await ask()
    } catch (error) {
      setFailures((count) => count + 1)
      throw error
    }
  }
  const answer = useAnswer(key, counted, `${String(refreshKey)} ${tries}`)
  const isMissing = answer.kind === 'failed' || (answer.kind === 'ready' && answer.isOld)

  useEffect(() => {
    if (!isMissing) return undefined
    const timer = setTimeout(() => setTries(failures), RETRY_MS)
    return () => clearTimeout(timer)
  }, [isMissing, failures])

  if (answer.kind !== 'failed') return answer
  if (!(answer.error instanceof RpcError)) throw answer.error
  return { kind: 'unreachable', retry: answer.retry }
}
