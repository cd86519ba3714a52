import { Skeleton } from '@musi/ui/Skeleton'
import type { ReactNode } from 'react'
import { type Currency, amountOf } from '@musi/domain/currency'
import { Text } from '@musi/ui/Text'
import { latePart } from '#platform/page/loading/latePart.tsx'
import type { PoolFacts } from '#platform/session/exchange/usePool.ts'
import { stalenessOf } from '#platform/session/freshness/staleness.ts'
import { lastAnswer } from '#platform/session/freshness/lastAnswer.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import panel from '#platform/page/card/Card.module.css'
import { positionText } from './positionWords.ts'
import { EarningNote } from './EarningNote.tsx'

const Reading = () => <Skeleton label={positionText('reading')} />

const PositionLines = latePart(async () => (await import('./PositionLines.tsx')).PositionLines, { Waiting: Reading })

type Props = {
  facts: PoolFacts | null
  /** The pool's currencies, in the order of `facts`. */
  currencies: readonly [Currency | null, Currency | null]
  /** True if both tokens are selected, even if they are not read yet. */
  isNamed?: boolean
}

/** The account's share of a pool, or what it would earn there; empty without a pool. */
export function PositionCard({ facts, currencies: [a, b], isNamed = false }: Props) {
  const account = useAccount()
  if (facts === null || a === null || b === null) return account === null && isNamed ? <EarningNote /> : null
  const { state, fee, shares } = facts
  if (state.kind === 'invalid' || state.kind === 'notExists') return null
  // Without an account there is no position to wait for.
  if (account === null || (state.kind === 'exists' && shares === 0n)) return <EarningNote />
  if (state.kind !== 'exists' || fee === null || shares === null)
    return (
      <Card>
        <Reading />
      </Card>
    )
  const staleness = stalenessOf(facts.ages)
  return (
    <Card {...(staleness !== null && lastAnswer({ overdue: true, block: staleness.block }))}>
      <PositionLines pool={state.pool} fee={fee} shares={amountOf(facts.shareToken, shares)} sides={[a, b]} />
    </Card>
  )
}

const Card = ({ children, ...overdueAttributes }: { children: ReactNode }) => (
  <Text
    as="section"
    size={14}
    id="position-card"
    className={panel['flat']}
    aria-labelledby="position-title"
    {...overdueAttributes}
  >
    <Text as="h2" size={16} id="position-title">
      {positionText('title')}
    </Text>
    {children}
  </Text>
)
