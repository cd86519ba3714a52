import { useEffect, useState } from 'react'
import { useAnswer } from '../../page/loading/useAnswer.ts'
import { useHeads } from '../../session/chain/useHeads.ts'

export type ReadState<Value> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'away' }
  /** `isOld`: it was asked for again, and nobody answered. */
  | { readonly kind: 'read'; readonly value: Value; readonly isOld: boolean }

const AGAIN_MS = 3000

/** What our server says of the market, asked for again with each block, and by itself while nobody answers. */
export function useMarketAnswer<Value>(
  key: string | null,
  ask: () => Promise<Value>,
): ReadState<Value> & { again: () => void } {
  const { head } = useHeads()
  const [tries, setTries] = useState(0)
  const answer = useAnswer(key, ask, `${head?.hash} ${tries}`)
  const isFailed = answer.kind === 'failed' || (answer.kind === 'ready' && answer.isOld)
  useEffect(() => {
    if (!isFailed) return undefined
    const timer = setTimeout(() => setTries((count) => count + 1), AGAIN_MS)
    return () => clearTimeout(timer)
    // Whatever came of the last try, there is another.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [isFailed, tries])
  const again = () => setTries((count) => count + 1)
  if (answer.kind === 'waiting') return { kind: 'waiting', again }
  return answer.kind === 'failed'
    ? { kind: 'away', again }
    : { kind: 'read', value: answer.value, isOld: answer.isOld, again }
}
