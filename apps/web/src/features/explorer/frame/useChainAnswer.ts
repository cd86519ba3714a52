import { RpcError } from '@musi/chain/rpc/rpcError'
import { type Answer, useAnswer, whileAway } from '#platform/page/loading/useAnswer.ts'

/**
 * A chain read; if `key` is null, there is nothing to read yet. Only an unreachable chain is
 * handled; any other error is our bug and goes to the error boundary. A failed read is retried
 * until it succeeds, so the page recovers by itself (spec: explorer.comes-back).
 */
export function useChainAnswer<T>(key: string | null, ask: () => Promise<T>, refreshKey: unknown = null): Answer<T> {
  const answer = useAnswer(key, ask, refreshKey, whileAway)
  if (answer.kind === 'failed' && !(answer.error instanceof RpcError)) throw answer.error
  return answer
}
