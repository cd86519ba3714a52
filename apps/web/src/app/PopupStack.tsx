import { type Popup, shownPopups } from '@musi/domain/popups/popupList'
import { useSyncExternalStore } from 'react'
import type { PopupContent } from '../platform/page/popups/popups.ts'
import { usePopups } from '../platform/page/popups/usePopups.ts'
import styles from './PopupStack.module.css'
import { t } from './appWords.ts'
import { latePart } from '../platform/page/loading/latePart.tsx'
import { useCovered } from './useCovered.ts'

/** Its code comes with the first of them. Without it the list of transactions still says everything. */
const TransactionPopup = latePart(
  async () => (await import('../platform/session/transactions/story/TransactionPopup.tsx')).TransactionPopup,
)

/** Without it the list is updated or offered all the same: the list manager shows both. */
const ListUpdatePopup = latePart(
  async () => (await import('../platform/tokens/token-lists/ListUpdatePopup.tsx')).ListUpdatePopup,
)

/** One that says something else under the same key begins anew. */
const popupKey = ({ key, content }: Popup<PopupContent>) =>
  content.kind === 'transaction' ? `${key} ${String(content.success)}` : `${key} ${content.to} ${String(content.auto)}`

function PopupBody({ popup: { content, ...popup } }: { popup: Popup<PopupContent> }) {
  if (content.kind === 'transaction') return <TransactionPopup popup={{ ...popup, content }} />
  return <ListUpdatePopup popup={{ ...popup, content }} />
}

const phone = () => matchMedia('(max-width: 720px)')
const subscribe = (listener: () => void) => {
  const query = phone()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/**
 * Under a modal nobody can hear, reach or dismiss them, not even in the top layer: all but the dialog is inert. So they wait
 * until it is closed, and have their whole time then.
 */
function Uncovered({ popups }: { popups: readonly Popup<PopupContent>[] }) {
  if (useCovered()) return null
  return popups.map((popup) => (
    <div key={popupKey(popup)} className={`popup ${styles['popup']}`}>
      <PopupBody popup={popup} />
    </div>
  ))
}

/** In a column at the right, or in a row on a phone (spec: popups.place). */
export function PopupStack() {
  const isPhone = useSyncExternalStore(subscribe, () => phone().matches)
  const popups = shownPopups(usePopups(), isPhone ? 'row' : 'column')
  return (
    <section className={styles['stack']} aria-label={t('popups')} aria-live="polite">
      {popups.length > 0 && <Uncovered popups={popups} />}
    </section>
  )
}
