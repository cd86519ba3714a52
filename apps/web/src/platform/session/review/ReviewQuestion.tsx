import type { Address } from '@musi/domain/address'
import type { Currency } from '@musi/domain/currency'
import type { AmountMove } from '@musi/domain/exchange/amountMove'
import { Button } from '@musi/ui/Button'
import { Stack } from '@musi/ui/Stack'
import type { ReactNode } from 'react'
import { t as chain } from '../freshness/freshnessWords.ts'
import { useAway } from '../freshness/useAway.ts'
import { PriceUpdated } from './PriceUpdated.tsx'
import { Rehearsal } from './Rehearsal.tsx'
import { ReviewFailure } from './ReviewFailure.tsx'
import { type Facts, ReviewFacts } from './ReviewFacts.tsx'
import styles from './ReviewParts.module.css'
import { t } from './reviewWords.ts'
import { stopReason } from './stopReason.ts'
import { useRehearsal } from './useRehearsal.ts'
import type { ReviewSession } from './useReview.ts'

type Props<Act> = {
  /** As in ReviewSheet: `swap` makes the rehearsal `#swap-rehearsal`. */
  name: string
  account: Address | null
  session: ReviewSession<Act>
  /** What would be done at this moment; null: nothing could. */
  live: Act | null
  /** The live act is no longer what is asked about. */
  isMoved: boolean
  /** The amounts of the live act that are others than those shown. */
  moves: readonly AmountMove[]
  /** Said where there is nothing to accept in its place. */
  gone: string
  facts: Facts
  /** All that may change hands. */
  currencies: readonly Currency[]
  confirm: { id: string; label: string; hook?: string }
  /** Why it cannot be confirmed yet, worded by the act; null: it can. */
  whyDisabled?: string | null
  /** Said where nothing allows it any more; absent: in the words of every act. */
  unapproved?: string
  /** What helps where the rehearsal has stopped it. */
  ifStopped?: string
  /** Under the button. */
  foot?: ReactNode
  /** What goes and what comes, in large. */
  children: ReactNode
}

/** What is asked before the wallet is, and what the chain makes of it: no act is confirmed that was not tried out as it stands here. */
export function ReviewQuestion<Act>(props: Props<Act>) {
  const {
    name,
    account,
    session,
    live,
    isMoved,
    moves,
    gone,
    facts,
    currencies,
    confirm,
    whyDisabled = null,
    children,
  } = props
  const { intent } = session
  const rehearsal = useRehearsal(account, isMoved ? null : intent)
  const isAway = useAway() !== null
  const stopped = stopReason(rehearsal)
  const why = isMoved ? t(live === null ? 'why.gone' : 'why.moved') : (stopped ?? whyDisabled)
  return (
    <Stack gap={4} breaks>
      {children}
      {isMoved && (
        <PriceUpdated
          onAccept={live === null ? null : () => session.accept(live)}
          isConnected={account !== null}
          goneText={gone}
          moves={moves}
        />
      )}
      {!isMoved && intent === null && (
        <PriceUpdated
          onAccept={null}
          isConnected={account !== null}
          goneText={props.unapproved ?? t('unapproved')}
          moves={[]}
        />
      )}
      <ReviewFacts facts={facts} />
      {!isMoved && intent !== null && <Rehearsal name={name} state={rehearsal} currencies={currencies} />}
      <div className={styles['foot']}>
        <Button
          id={confirm.id}
          kind="primary"
          size="large"
          block
          {...(confirm.hook !== undefined && { hook: confirm.hook })}
          disabled={why !== null || intent === null || isAway}
          {...(why !== null && { 'aria-describedby': `${name}-why` })}
          onClick={session.confirm}
        >
          {isAway ? chain('reconnecting') : confirm.label}
        </Button>
        {why !== null && (
          <p id={`${name}-why`} className={styles['why']}>
            {why}
          </p>
        )}
        {props.ifStopped !== undefined && rehearsal.kind === 'problem' && stopped !== null && (
          <p className={styles['why']}>{props.ifStopped}</p>
        )}
        <ReviewFailure name={name} review={session.review} />
        {props.foot}
      </div>
    </Stack>
  )
}
