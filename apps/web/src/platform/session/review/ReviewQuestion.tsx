import type { Address } from '@musi/domain/address'
import type { Currency } from '@musi/domain/currency'
import { Button } from '@musi/ui/Button'
import type { ReactNode } from 'react'
import { t as chain } from '../freshness/freshnessWords.ts'
import { useAway } from '../freshness/useAway.ts'
import { PriceUpdated } from './PriceUpdated.tsx'
import { Rehearsal } from './Rehearsal.tsx'
import { type Facts, ReviewFacts } from './ReviewFacts.tsx'
import styles from './ReviewParts.module.css'
import { t } from './reviewWords.ts'
import { useRehearsal } from './useRehearsal.ts'
import type { ReviewSession } from './useReview.ts'

type Props<Act> = {
  /** As in ReviewSheet: `swap` makes the rehearsal `#swap-rehearsal`. */
  name: string
  account: Address | null
  session: ReviewSession<Act>
  act: Act
  /** What would be done at this moment; null: nothing could. */
  live: Act | null
  /** The live act is no longer what is asked about. */
  isMoved: boolean
  /** Said where there is nothing to accept in its place. */
  gone: string
  facts: Facts
  /** All that may change hands. */
  currencies: readonly Currency[]
  confirm: { id: string; label: string; isDisabled?: boolean; hook?: string }
  /** What goes and what comes, in large. */
  children: ReactNode
}

/** What is asked before the wallet is, and what the chain makes of it: no act is confirmed that was not tried out as it stands here. */
export function ReviewQuestion<Act>(props: Props<Act>) {
  const { name, account, session, act, live, isMoved, gone, facts, currencies, confirm, children } = props
  const intent = session.intentOf(act)
  const rehearsal = useRehearsal(account, isMoved ? null : intent)
  const isAway = useAway() !== null
  const isStopped = rehearsal.kind === 'problem' && rehearsal.blocks
  return (
    <div className={styles['question']}>
      {children}
      {isMoved && (
        <PriceUpdated
          onAccept={live === null ? null : () => session.accept(live)}
          isConnected={account !== null}
          goneText={gone}
        />
      )}
      {!isMoved && intent === null && (
        <PriceUpdated onAccept={null} isConnected={account !== null} goneText={t('unapproved')} />
      )}
      <ReviewFacts facts={facts} />
      {!isMoved && intent !== null && <Rehearsal name={name} state={rehearsal} currencies={currencies} />}
      <Button
        id={confirm.id}
        kind="primary"
        size="large"
        block
        {...(confirm.hook !== undefined && { hook: confirm.hook })}
        disabled={isMoved || intent === null || isStopped || isAway || confirm.isDisabled === true}
        onClick={session.confirm}
      >
        {isAway ? chain('reconnecting') : confirm.label}
      </Button>
    </div>
  )
}
