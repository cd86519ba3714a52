import type { Popup } from '@musi/domain/popups/popupList'
import { Text, textClass } from '@musi/ui/Text'
import { PopupToast } from '#platform/page/popups/PopupToast.tsx'
import type { TransactionNews } from '#platform/page/popups/popups.ts'
import { MovedText } from './MovedText.tsx'
import { summaryText } from './summaryText.ts'
import { explorerName, transactionLink } from './transactionLink.ts'
import { transactionText } from './transactionWords.ts'

/** Popup for the outcome of a transaction. */
export function TransactionPopup({ popup }: { popup: Popup<TransactionNews> }) {
  const { content } = popup
  const href = content.hash === null ? null : transactionLink(content.hash)
  return (
    <PopupToast popup={popup} tone={content.success ? 'good' : 'bad'} closeLabel={transactionText('dismiss')}>
      <span className="unseen">{transactionText(content.success ? 'popup.success' : 'popup.failed')}</span>{' '}
      {summaryText(content.action)}
      {content.moved !== null && (
        <Text as="span" block figures>
          <MovedText action={content.action} moved={content.moved} />
        </Text>
      )}
      {href !== null && (
        <a
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          className={textClass({ block: true, tone: 'link', size: 14 })}
        >
          {transactionText('view', { explorer: explorerName() })}
        </a>
      )}
    </PopupToast>
  )
}
