import type { ExplainedTransaction } from '@musi/chain/explain/explainTransaction'
import { Equaliser } from '@musi/ui/Equaliser'
import { Icon } from '@musi/ui/Icon'
import { explorerText } from '../frame/explorerWords.ts'
import styles from '../frame/Screen.module.css'

export type Status = 'done' | 'failed' | 'waiting' | 'unknown'

export function statusOf({ receipt }: Pick<ExplainedTransaction, 'receipt'>): Status {
  if (receipt === null) return 'waiting'
  return receipt.status === 'success' ? 'done' : receipt.status
}

const MARK = { done: <Icon name="tick" />, failed: <Icon name="cross" />, waiting: <Equaliser />, unknown: null }

/** The status of a transaction as an icon with a label; in lists the label is for screen readers only. */
export function StatusMark({ status, wordless = false }: { status: Status; wordless?: boolean }) {
  return (
    <span className={styles['status']} data-status={status} data-wordless={wordless}>
      {MARK[status]}
      <span>{explorerText(`tx.${status}`)}</span>
    </span>
  )
}
