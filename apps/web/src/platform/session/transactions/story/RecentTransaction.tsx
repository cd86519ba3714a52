import { type TransactionRecord, hashOf } from '@musi/domain/transactions/record'
import { mayDismiss, transactionState } from '@musi/domain/transactions/transactionState'
import { Button } from '@musi/ui/controls/Button'
import { Note } from '@musi/ui/layout/Note'
import { Text } from '@musi/ui/Text'
import { MovedText } from './MovedText.tsx'
import styles from './RecentTransactions.module.css'
import { StateIcon } from './StateIcon.tsx'
import { stateStory } from './stateStory.ts'
import { summaryText } from './summaryText.ts'
import { explorerName, transactionLink } from './transactionLink.ts'
import { transactionStore } from '../store/transactionStore.ts'
import { transactionText } from './transactionWords.ts'
import { useNow } from './useNow.ts'

const ARROW = ' ↗'

function Summary({ record, summary }: { record: TransactionRecord; summary: string }) {
  const hash = hashOf(record)
  const href = hash === null ? null : transactionLink(hash)
  if (href === null) return <span className={styles['summary']}>{summary}</span>
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={styles['summary']}
      aria-label={transactionText('opens', { summary, explorer: explorerName() })}
    >
      {summary}
      <span aria-hidden="true">{ARROW}</span>
    </a>
  )
}

/** One line of the list: its summary, its outcome, and a button to remove it if it is stuck. */
export function RecentTransaction({ record }: { record: TransactionRecord }) {
  const nowMs = useNow()
  const state = transactionState(record, nowMs)
  const summary = summaryText(record.action)
  const story = stateStory(state)
  return (
    <li className={styles['row']} data-state={state.kind}>
      <StateIcon kind={state.kind} />
      <span className={styles['text']}>
        <Summary record={record} summary={summary} />
        {record.mined?.moved !== undefined && (
          <Text as="span" tone="strong" size={14} figures>
            <MovedText action={record.action} moved={record.mined.moved} />
          </Text>
        )}
        {story !== null && <Note as="span">{story}</Note>}
      </span>
      {mayDismiss(record, nowMs) && (
        <Button
          kind="quiet"
          size="small"
          aria-label={transactionText('clearThis', { summary })}
          onClick={() => transactionStore.dismiss(record.id)}
        >
          {transactionText('clear')}
        </Button>
      )}
    </li>
  )
}
