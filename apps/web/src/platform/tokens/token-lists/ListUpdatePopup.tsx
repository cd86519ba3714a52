import type { Popup } from '@musi/domain/popups/popupList'
import { Button } from '@musi/ui/controls/Button'
import { useCallback } from 'react'
import { PopupToast } from '#platform/page/popups/PopupToast.tsx'
import { type ListUpdateNews, hidePopup } from '#platform/page/popups/popups.ts'
import { tokenListText } from './listWords.ts'
import { acceptListUpdate, dismissListUpdate } from './refreshList.ts'
import styles from './ListUpdatePopup.module.css'

/** A list may change ten thousand symbols; a popup names only the first few. */
const MAX_SHOWN_SYMBOLS = 10

function symbolsText(symbols: readonly string[]): string {
  const shown = symbols.slice(0, MAX_SHOWN_SYMBOLS).join(', ')
  const hiddenCount = symbols.length - MAX_SHOWN_SYMBOLS
  return hiddenCount > 0 ? tokenListText('popup.more', { symbols: shown, count: hiddenCount }) : shown
}

function Changes({ added, removed, updated }: ListUpdateNews) {
  const lines = [
    added.length > 0 && tokenListText('popup.added', { symbols: symbolsText(added) }),
    removed.length > 0 && tokenListText('popup.removed', { symbols: symbolsText(removed) }),
    updated > 0 && tokenListText('popup.changed', { count: updated }),
  ].filter((line) => line !== false)
  return (
    <ul className={styles['changes']}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** Reports that a token list has a newer version, already in use or offered (spec: token-lists.notice). */
export function ListUpdatePopup({ popup }: { popup: Popup<ListUpdateNews> }) {
  const { key, content } = popup
  const { url, auto, name, from, to } = content
  const close = useCallback(() => (auto ? hidePopup(key) : dismissListUpdate(url)), [auto, key, url])
  return (
    <PopupToast popup={popup} tone="neutral" closeLabel={tokenListText('popup.dismiss')} onClose={close}>
      {auto ? tokenListText('popup.updated', { name, to }) : tokenListText('popup.offer', { name, from, to })}
      {!auto && <Changes {...content} />}
      {!auto && (
        <span className={styles['answers']}>
          <Button kind="primary" size="small" onClick={() => acceptListUpdate(url)}>
            {tokenListText('popup.accept')}
          </Button>
          <Button size="small" onClick={close}>
            {tokenListText('popup.dismiss')}
          </Button>
        </span>
      )}
    </PopupToast>
  )
}
