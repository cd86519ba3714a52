import type { TransactionRecord } from '@musi/domain/transactions/record'
import type { TransactionLog } from '@musi/domain/transactions/transactionLog'
import { transactionPopup } from '@musi/domain/transactions/transactionPopup'
import { transactionState } from '@musi/domain/transactions/transactionState'
import { hidePopup, showPopup } from '../../../page/popups/popups.ts'

/** A popup for each outcome that is new; one whose receipt has vanished is taken back (case 61). */
export function tellOutcomes(before: TransactionLog, after: TransactionLog): void {
  for (const record of after.values()) tell(before.get(record.id), record)
}

type Said = { key: string; hash: string | null; success: boolean }

/** What the wallet never sent has no hash, and still somebody waits for it. */
function saidOf(record: TransactionRecord): Said | null {
  const said = transactionPopup(record)
  if (said !== null) return { key: said.hash, ...said }
  const isUnsent = transactionState(record, record.addedAtMs).kind === 'unsent'
  return isUnsent ? { key: record.id, hash: null, success: false } : null
}

function tell(was: TransactionRecord | undefined, record: TransactionRecord): void {
  const said = was === undefined ? null : saidOf(was)
  const says = saidOf(record)
  if (said?.key === says?.key && said?.success === says?.success) return
  if (said !== null && said.key !== says?.key) hidePopup(said.key)
  if (says === null) return
  const { key, hash, success } = says
  showPopup({ key, content: { kind: 'transaction', hash, success, action: record.action } })
}
