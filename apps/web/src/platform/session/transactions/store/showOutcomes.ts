import type { TransactionRecord } from '@musi/domain/transactions/record'
import type { TransactionLog } from '@musi/domain/transactions/transactionLog'
import { transactionPopup } from '@musi/domain/transactions/transactionPopup'
import { transactionState } from '@musi/domain/transactions/transactionState'
import { hidePopup, showPopup } from '#platform/page/popups/popups.ts'

/** Shows a popup for each new outcome, and withdraws it if the receipt vanishes (case 61). */
export function showOutcomes(before: TransactionLog, after: TransactionLog): void {
  for (const record of after.values()) updatePopup(before.get(record.id), record)
}

type PopupState = { key: string; hash: string | null; success: boolean }

/**
 * The popup of a record; a request that the wallet never sent has no hash, but the person still
 * waits for it.
 */
function popupState(record: TransactionRecord): PopupState | null {
  const popup = transactionPopup(record)
  if (popup !== null) return { key: popup.hash, ...popup }
  const isUnsent = transactionState(record, record.addedAtMs).kind === 'unsent'
  return isUnsent ? { key: record.id, hash: null, success: false } : null
}

function updatePopup(previous: TransactionRecord | undefined, record: TransactionRecord): void {
  const shownBefore = previous === undefined ? null : popupState(previous)
  const shownNow = popupState(record)
  if (shownBefore?.key === shownNow?.key && shownBefore?.success === shownNow?.success) return
  if (shownBefore !== null && shownBefore.key !== shownNow?.key) hidePopup(shownBefore.key)
  if (shownNow === null) return
  const { key, hash, success } = shownNow
  showPopup({
    key,
    content: { kind: 'transaction', hash, success, action: record.action, moved: record.mined?.moved ?? null },
  })
}
