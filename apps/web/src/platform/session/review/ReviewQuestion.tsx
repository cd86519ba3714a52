import type { Amount, Currency } from '@musi/domain/currency'
import type { AmountMove } from '@musi/domain/exchange/amountMove'
import { Button } from '@musi/ui/controls/Button'
import { Stack } from '@musi/ui/layout/Stack'
import type { ComponentProps, ReactNode } from 'react'
import { ActWithApprovals } from '../approval/ActWithApprovals.tsx'
import { type Age, stalenessOf } from '../freshness/staleness.ts'
import { freshnessText } from '../freshness/freshnessWords.ts'
import { useRpcOutage } from '../freshness/useOutage.ts'
import { useAccount } from '../wallet/useAccount.ts'
import { PriceUpdated } from './PriceUpdated.tsx'
import { Rehearsal } from './Rehearsal.tsx'
import { ReviewFailure } from './ReviewFailure.tsx'
import { type Facts, ReviewFacts } from './ReviewFacts.tsx'
import styles from './ReviewParts.module.css'
import { reviewText } from './reviewWords.ts'
import { stopReason } from './stopReason.ts'
import { useRehearsal } from './useRehearsal.ts'
import type { ReviewSession } from './useReview.ts'

type Props<Act> = {
  /** Prefix as in ReviewSheet: `swap` makes the simulation `#swap-rehearsal`. */
  name: string
  session: ReviewSession<Act>
  /** The act at current terms; null if none is possible, absent for acts that never change. */
  live?: Act | null
  /** True if the live act differs from the one shown. */
  isMoved?: boolean
  /** Amounts of the live act that differ from those shown. */
  moves?: readonly AmountMove[]
  /** Text if no new offer replaces the act, or nothing can be sent. */
  gone?: string
  facts?: Facts
  /** Every currency that the transaction may move. */
  currencies?: readonly Currency[]
  /** The receiver, if it is not the account; null if it is. */
  receiver?: string | null
  /** The amount received that the same transaction deposits into a pool of rewards. */
  deposited?: Amount | null
  /** A received thing without an amount, such as a collectible's name. */
  thing?: string
  confirm: { id: string; label: string; isRisky?: boolean }
  /** Reason why the act cannot be confirmed yet; null if it can. */
  whyDisabled?: string | null
  /** Id of the line with that reason, if `#swap-why` is taken. */
  whyId?: string
  /** Lets every simulation problem stop the act, not only an outcome that differs from the one shown. */
  isStrict?: boolean
  /** The chain's reason why an order cannot be filled, which replaces the simulation and blocks the act. */
  instead?: { id: string; shown: ReactNode } | null
  /** Text if the act's approval is gone; absent: the general text. */
  unapproved?: string
  /** Advice for an act that the rehearsal has stopped. */
  ifStopped?: string
  /** Ages of the answers that the question relies on. */
  ages?: readonly (Age | null)[]
  /** Replaces the button with a step that comes first, such as signing in. */
  first?: ReactNode
  /** Approvals and signatures that the button waits for. */
  approvals?: Omit<ComponentProps<typeof ActWithApprovals>, 'name' | 'children'>
  /** Content under the button. */
  foot?: ReactNode
  /** The amounts paid and received, in large type, or the form. */
  children?: ReactNode
}

/** Asks for confirmation before the wallet opens, and simulates exactly this act. */
export function ReviewQuestion<Act>(props: Props<Act>) {
  const { name, session, live, isMoved = false, moves = [], facts = [], currencies = [], receiver = null } = props
  const { instead = null, first, approvals, deposited = null, thing = '' } = props
  const account = useAccount()
  const { intent } = session
  const rehearsal = useRehearsal(account, isMoved ? null : intent)
  const stopped = instead === null ? stopReason(rehearsal, { every: props.isStrict === true }) : null
  const isUnsendable = intent === null && !session.isTyped && first === undefined && approvals === undefined
  const confirmButton = (
    <ConfirmButton
      {...props}
      why={isMoved ? reviewText(live === null ? 'why.gone' : 'why.moved') : (stopped ?? props.whyDisabled ?? null)}
      isStopped={rehearsal.kind === 'problem' && stopped !== null}
    />
  )
  return (
    <Stack gap={4} breaks>
      {props.children}
      {(isMoved || isUnsendable) && (
        <PriceUpdated
          onAccept={isMoved && live !== null && live !== undefined ? () => session.accept(live) : null}
          isConnected={account !== null}
          goneText={goneText(props)}
          moves={isMoved ? moves : []}
        />
      )}
      {facts.length > 0 && <ReviewFacts facts={facts} />}
      {instead?.shown}
      {instead === null && !isMoved && intent !== null && (
        <Rehearsal state={rehearsal} {...{ name, currencies, receiver, deposited, thing }} />
      )}
      {first}
      {first === undefined && approvals === undefined && <div className={styles['foot']}>{confirmButton}</div>}
      {first === undefined && approvals !== undefined && (
        <ActWithApprovals name={name} {...approvals}>
          {confirmButton}
        </ActWithApprovals>
      )}
    </Stack>
  )
}

function goneText<Act>({ live, isMoved = false, gone, unapproved }: Props<Act>): string {
  if (isMoved) return gone ?? reviewText('unapproved')
  return unapproved ?? (live === undefined ? gone : undefined) ?? reviewText('unapproved')
}

type ConfirmButtonProps<Act> = Props<Act> & { why: string | null; isStopped: boolean }

/** The confirm button, the reason if it is disabled, and the outcome of the last attempt. */
function ConfirmButton<Act>({
  name,
  session,
  confirm,
  why,
  isStopped,
  instead = null,
  ...props
}: ConfirmButtonProps<Act>) {
  const { whyId = `${name}-why` } = props
  const isUnreachable = useRpcOutage() !== null || stalenessOf(props.ages ?? []) !== null
  const isBlocked = why !== null || session.intent === null || session.isWaiting || instead !== null
  const reasonId = why === null ? instead?.id : whyId
  return (
    <Stack gap={2}>
      <Button
        id={confirm.id}
        kind={confirm.isRisky === true ? 'risky' : 'primary'}
        size="large"
        block
        disabled={isBlocked || isUnreachable}
        {...(reasonId !== undefined && { 'aria-describedby': reasonId })}
        onClick={session.confirm}
      >
        {isUnreachable ? freshnessText('reconnecting') : confirm.label}
      </Button>
      <output className={styles['why']}>
        {/* Screen readers describe an `output` by its label alone, so the button refers to its content. */}
        <span id={whyId}>{why}</span>
      </output>
      {props.ifStopped !== undefined && isStopped && <p className={styles['why']}>{props.ifStopped}</p>}
      <ReviewFailure name={name} review={session.review} />
      {props.foot}
    </Stack>
  )
}
