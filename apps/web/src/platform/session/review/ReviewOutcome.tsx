import type { ReactNode } from 'react'
import { Button } from '@musi/ui/controls/Button'
import type { Moved } from '@musi/domain/transactions/moved'
import { Icon } from '@musi/ui/Icon'
import { Text } from '@musi/ui/Text'
import { Disc } from '#platform/page/artwork/Disc.tsx'
import { OutsideLink } from '#platform/page/links/OutsideLink.tsx'
import { movedSentence } from '../transactions/story/MovedText.tsx'
import { stateStory } from '../transactions/story/stateStory.ts'
import { explorerName, transactionLink } from '../transactions/story/transactionLink.ts'
import styles from './ReviewOutcome.module.css'
import type { Review } from './review.ts'
import { reviewText } from './reviewWords.ts'
import { type SentState, hasSucceeded } from './useSentState.ts'
import { useResultShownHere } from './useResultShownHere.ts'

/** A successful result, for an act that shows it in its own way. */
export type GoodEnd = {
  /** Amounts in the receipt; null if there are none. */
  moved: Moved | null
  again: () => void
  /** Link to the transaction. */
  explorerLink: ReactNode
}

type Props = {
  name: string
  outcome: Extract<Review<unknown>, { step: 'waiting' | 'sent' | 'failed' }>
  /** State of the transaction that was sent. */
  sent: SentState | null
  summary: string
  /** Summary of the act, shown if the receipt has no amounts; null shows nothing. */
  doneText: string | null
  /** Label of the explorer link. */
  linkText?: 'view' | 'viewTransaction'
  /** The act's own ending, which replaces the general one; null if it has none. */
  ownEnding?: (end: GoodEnd) => ReactNode
  /** Content below the outcome; `hash`: the mined transaction. */
  more?: (isGood: boolean, hash: string) => ReactNode
  /** Label of the button that repeats the act; null if it cannot be repeated. */
  againText: string | null
  close: () => void
  again: () => void
}

/** Shows that the wallet is awaited, what was sent and its result, or why nothing was sent. */
export function ReviewOutcome(props: Props) {
  const { name, outcome, sent, summary, close, linkText = 'view' } = props
  switch (outcome.step) {
    case 'waiting':
      return (
        <div className={styles['outcome']} aria-live="polite">
          <Turning />
          <Text tone="strong" weight={620}>
            {summary}
          </Text>
          <p>{reviewText('inWallet')}</p>
          {/* Guarded, because the second half of a double click on Confirm can land here (case 48). */}
          <Button kind="quiet" size="small" onClick={(event) => event.detail < 2 && close()}>
            {reviewText('stop')}
          </Button>
        </div>
      )
    case 'sent':
      return sent === null || sent.state.kind === 'pending' ? (
        <div className={styles['outcome']} aria-live="polite">
          <Turning />
          <Text tone="strong" weight={620}>
            {summary}
          </Text>
          <p>{reviewText('mining')}</p>
          {/* The explorer does not know the id of a batch. */}
          {sent?.record?.idIs !== 'callsId' && <ExplorerLink id={outcome.id} text={linkText} />}
          <Button kind="primary" block onClick={close}>
            {reviewText('close')}
          </Button>
        </div>
      ) : (
        <Ended {...props} linkText={linkText} sent={sent} id={outcome.id} />
      )
    case 'failed':
      return (
        <div className={styles['outcome']} role="alert">
          <span className={`${styles['sign']} ${outcome.isOwnRefusal ? styles['neutral'] : styles['bad']}`}>
            <Icon name={outcome.isOwnRefusal ? 'cross' : 'warning'} />
          </span>
          <Text id={`${name}-error`} tone="strong" weight={620}>
            {outcome.text}
          </Text>
          {outcome.isOwnRefusal && <p>{reviewText('nothingSent')}</p>}
          <Button block onClick={close}>
            {reviewText('dismiss')}
          </Button>
        </div>
      )
  }
}

const Turning = () => (
  <span className={styles['disc']}>
    <Disc turning />
  </span>
)

type EndedProps = Omit<Props, 'outcome' | 'sent' | 'linkText'> &
  Required<Pick<Props, 'linkText'>> & { sent: SentState; id: string }

/** Shows the final result: the amounts from the receipt, or what failed and what that means. */
function Ended({
  name,
  sent: { record, state },
  summary,
  doneText,
  againText,
  ownEnding,
  more,
  linkText,
  close,
  again,
  id,
}: EndedProps) {
  const isGood = hasSucceeded(state)
  const hash = record?.mined?.receipt.transactionHash ?? id
  useResultShownHere(hash, id)
  const moved = record?.mined?.moved
  const ending =
    isGood && record !== null && moved !== undefined ? movedSentence(record.action, moved, record.from) : null
  const text = state.kind === 'confirmed' ? null : stateStory(state)
  const explorerLink = <ExplorerLink id={hash} text={linkText} />
  const ownOutcome = isGood ? (ownEnding?.({ moved: moved ?? null, again, explorerLink }) ?? null) : null
  const frame = {
    className: styles['outcome'],
    id: `${name}-ended`,
    'data-state': state.kind,
    'aria-live': 'polite',
  } as const
  if (ownOutcome !== null) return <div {...frame}>{ownOutcome}</div>
  return (
    <div {...frame}>
      <span className={`${styles['sign']} ${isGood ? styles['good'] : styles['neutral']}`}>
        <Icon name={isGood ? 'tick' : state.kind === 'cancelled' ? 'cross' : 'note'} />
      </span>
      {ending !== null && (
        <p id={`${name}-got`} className={styles['got']}>
          {ending.shown}
        </p>
      )}
      {ending?.exact && (
        <Text tone="muted" size={14} figures>
          {reviewText('exactly', { amount: ending.exactAmounts })}
        </Text>
      )}
      {isGood && ending === null && doneText !== null && <p className={styles['got']}>{doneText}</p>}
      {!isGood && (
        <Text tone="strong" weight={620}>
          {summary}
        </Text>
      )}
      {text !== null && <p>{text}</p>}
      {more?.(isGood, hash)}
      {explorerLink}
      <div className={styles['buttons']}>
        {(againText !== null || !isGood) && (
          <Button id={`${name}-again`} block onClick={again}>
            {isGood ? againText : reviewText('tryAgain')}
          </Button>
        )}
        <Button id={`${name}-done`} kind="primary" block onClick={close}>
          {reviewText('done')}
        </Button>
      </div>
    </div>
  )
}

function ExplorerLink({ id, text }: { id: string; text: 'view' | 'viewTransaction' }) {
  const link = transactionLink(id)
  if (link === null) return null
  const label = reviewText(text, { explorer: explorerName() })
  return (
    <OutsideLink href={link} label={label} className={styles['link']}>
      {label}
    </OutsideLink>
  )
}
