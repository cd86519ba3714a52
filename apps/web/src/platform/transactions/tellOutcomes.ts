import type { TransactionRecord } from '@musi/domain/transactions/record'
import type { TransactionLog } from '@musi/domain/transactions/transactionLog'
import { transactionPopup } from '@musi/domain/transactions/transactionPopup'
import { hidePopup, showPopup } from '../popups/popups.ts'

/** A popup for each outcome that is new; one whose receipt has vanished is taken back (quality/faults.md, case 61). */
export function tellOutcomes(before: TransactionLog, after: TransactionLog): void {
  for (const record of after.values()) tell(before.get(record.id), record)
}

function tell(was: TransactionRecord | undefined, record: TransactionRecord): void {
  const said = was === undefined ? null : transactionPopup(was)
  const says = transactionPopup(record)
  if (said?.hash === says?.hash && said?.success === says?.success) return
  if (said !== null && said.hash !== says?.hash) hidePopup(said.hash)
  if (says !== null) showPopup({ key: says.hash, content: { kind: 'transaction', ...says, action: record.action } })
}
