import type { TransactionState } from '@musi/domain/transactions/transactionState'
import { t } from './transactionWords.ts'

const short = (hash: string) => `${hash.slice(0, 6)}...${hash.slice(-4)}`

/** What there is to say of a transaction that went another way than straight. Null: its icon says it all. */
export function stateStory(state: TransactionState): string | null {
  switch (state.kind) {
    case 'pending':
    case 'confirmed':
      return null
    case 'replaced':
      return replacedStory(state)
    case 'cancelled':
      return t('story.cancelled', { hash: short(state.by) })
    default:
      return t(`story.${state.kind}`)
  }
}

function replacedStory({ by, outcome }: Extract<TransactionState, { kind: 'replaced' }>): string {
  const hash = short(by)
  if (outcome === null) return t('story.replaced', { hash })
  return t(outcome === 'failed' ? 'story.spedUpFailed' : 'story.spedUp', { hash })
}
