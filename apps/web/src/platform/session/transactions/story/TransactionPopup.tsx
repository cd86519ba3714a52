import { Toast } from '@musi/ui/Toast'
import type { Popup } from '@musi/domain/popups/popupList'
import { useCallback } from 'react'
import { type TransactionNews, hidePopup } from '../../../page/popups/popups.ts'
import { MovedText } from './MovedText.tsx'
import { summaryText } from './summaryText.ts'
import styles from './TransactionPopup.module.css'
import { explorerName, transactionLink } from './transactionLink.ts'
import { t } from './transactionWords.ts'

/** Says that a transaction has ended, and how. */
export function TransactionPopup({ popup }: { popup: Popup<TransactionNews> }) {
  const { key, content, removeAfterMs } = popup
  const close = useCallback(() => hidePopup(key), [key])
  const href = content.hash === null ? null : transactionLink(content.hash)
  return (
    <Toast tone={content.success ? 'good' : 'bad'} closeLabel={t('dismiss')} onClose={close} lifeMs={removeAfterMs}>
      <span className="unseen">{t(content.success ? 'popup.success' : 'popup.failed')}</span>{' '}
      {summaryText(content.action)}
      {content.moved !== null && (
        <span className={styles['moved']}>
          <MovedText action={content.action} moved={content.moved} />
        </span>
      )}
      {href !== null && (
        <a href={href} target="_blank" rel="noopener noreferrer" className={styles['link']}>
          {t('view', { explorer: explorerName() })}
        </a>
      )}
    </Toast>
  )
}
