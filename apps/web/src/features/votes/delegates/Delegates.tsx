import type { Address } from '@musi/domain/address'
import { Button } from '@musi/ui/controls/Button'
import { Empty } from '@musi/ui/layout/Empty'
import { Skeleton } from '@musi/ui/Skeleton'
import { Note } from '@musi/ui/layout/Note'
import { Text } from '@musi/ui/Text'
import { useState } from 'react'
import { Section } from '#platform/page/card/Section.tsx'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { HistoryNote } from '#platform/session/history/HistoryNote.tsx'
import { isComplete } from '#platform/session/history/isComplete.ts'
import { AddressName } from '#platform/tokens/explain/AddressName.tsx'
import { AddressPicture } from '#platform/tokens/explain/AddressPicture.tsx'
import { useNames } from '#platform/tokens/explain/useNames.ts'
import type { Governance } from '../governance/governance.ts'
import { votesFigure } from '../governance/votesFigure.ts'
import { DelegateRecord } from './DelegateRecord.tsx'
import styles from './Delegates.module.css'
import { delegatesText } from './delegatesWords.ts'
import { type Delegate, useDelegates } from './useDelegates.ts'

/** Delegates shown before "all" is pressed. */
const FOLDED_COUNT = 5

type Props = Pick<Governance, 'token'> & {
  account: Address | null
  /** Delegate of the account; null if there is none, or it is unknown. */
  current: Address | null
  /** Number of proposals; null while unknown. */
  proposals: number | null
  /** Opens the delegation; null if there is nothing to delegate. */
  onDelegate: ((to: Address) => void) | null
}

/** Delegates with their votes and voting record, each with a button to delegate (spec: governance.delegates). */
export function Delegates(props: Props) {
  const history = useDelegates()
  const [isExpanded, setIsExpanded] = useState(false)
  return (
    <Section title={delegatesText('title')} note={delegatesText('note')}>
      <HistoryNote history={history} />
      {history.kind === 'waiting' && <Skeleton label={delegatesText('reading')} />}
      {history.kind === 'read' && history.rows.length === 0 && isComplete(history) && (
        <Empty>{delegatesText('none')}</Empty>
      )}
      {history.kind === 'read' && history.rows.length > 0 && (
        <>
          <ol id="delegates" className={styles['list']}>
            {(isExpanded ? history.rows : history.rows.slice(0, FOLDED_COUNT)).map((delegate) => (
              <Row key={delegate.account} delegate={delegate} {...props} />
            ))}
          </ol>
          {!isExpanded && history.rows.length > FOLDED_COUNT ? (
            <Button onClick={() => setIsExpanded(true)}>{delegatesText('all')}</Button>
          ) : (
            history.more !== null && (
              <Button busy={history.isBusy} onClick={history.more}>
                {delegatesText('more')}
              </Button>
            )
          )}
        </>
      )}
    </Section>
  )
}

function Row({ delegate, token, account, current, proposals, onDelegate }: Props & { delegate: Delegate }) {
  const [isOpen, setIsOpen] = useState(false)
  const { votes, delegators, ballots } = delegate
  const isCurrent = current === delegate.account
  const nameOf = useNames([delegate.account], 'people')
  return (
    <li className={styles['row']}>
      <span className={styles['picture']}>
        <AddressPicture address={delegate.account} />
      </span>
      <div className={styles['who']}>
        <span>
          <AddressName address={delegate.account} />{' '}
          {delegate.account === account ? (
            <small className={styles['mark']}>{delegatesText('you')}</small>
          ) : (
            isCurrent && <small className={styles['mark']}>{delegatesText('yours')}</small>
          )}
        </span>
        <Text as="b" tone="strong" weight={620} figures>
          {delegatesText('votes', { amount: votesFigure(votes, token) })}
        </Text>
        <Note as="small">
          {delegators > 0 && delegatesText('backers', { count: delegators })}
          {delegators > 0 && proposals !== null && ' · '}
          {proposals !== null && delegatesText('took', { count: numberText(ballots), all: numberText(proposals) })}
        </Note>
        {ballots > 0 && (
          <details className={styles['record']} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
            <summary className="touch-target">{delegatesText('record')}</summary>
            {isOpen && <DelegateRecord token={token} account={delegate.account} />}
          </details>
        )}
      </div>
      {onDelegate !== null && !isCurrent && delegate.account !== account && (
        <Button
          size="small"
          aria-label={delegatesText('delegate.to', { whom: nameOf(delegate.account) })}
          onClick={() => onDelegate(delegate.account)}
        >
          {delegatesText('delegate')}
        </Button>
      )}
    </li>
  )
}
