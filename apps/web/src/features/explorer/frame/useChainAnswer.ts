import { RpcError } from '@musi/chain/rpcError'
import { useAnswer } from '../../../platform/page/loading/useAnswer.ts'

export type ChainAnswer<T> =
  | { kind: 'waiting' }
  | { kind: 'ready'; value: T }
  | { kind: 'unreachable'; retry: () => void }

/** A chain read. Only an unreachable chain is handled; any other error is a bug of ours and goes to the error boundary. */
export function useChainAnswer<T>(key: string, ask: () => Promise<T>, refreshKey: unknown = null): ChainAnswer<T> {
  const answer = useAnswer(key, ask, refreshKey)
  if (answer.kind !== 'failed') return answer
  if (!(answer.error instanceof RpcError)) throw answer.error
  return { kind: 'unreachable', retry: answer.retry }
}
