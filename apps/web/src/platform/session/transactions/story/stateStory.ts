import type { TransactionState } from '@musi/domain/transactions/transactionState'
import { transactionText } from './transactionWords.ts'

const short = (hash: string) => `${hash.slice(0, 6)}...${hash.slice(-4)}`

/** Explains an unusual outcome of a transaction; null if its icon is enough. */
export function stateStory(state: TransactionState): string | null {
  switch (state.kind) {
    case 'pending':
    case 'confirmed':
      return null
    case 'replaced':
      return replacedStory(state)
    case 'cancelled':
      return transactionText('story.cancelled', { hash: short(state.by) })
    default:
      return transactionText(`story.${state.kind}`)
  }
}

function replacedStory({ by, outcome }: Extract<TransactionState, { kind: 'replaced' }>): string {
  const hash = short(by)
  if (outcome === null) return transactionText('story.replaced', { hash })
  return transactionText(outcome === 'failed' ? 'story.spedUpFailed' : 'story.spedUp', { hash })
}
