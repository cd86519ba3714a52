import type { Popup } from '@musi/domain/popups/popupList'
import { Toast } from '@musi/ui/Toast'
import { useCallback } from 'react'
import { type LostPathNews, hidePopup } from '../platform/page/popups/popups.ts'
import { t } from './appWords.ts'

/** A passing note: the path that was asked for leads nowhere, so the swap page is shown (spec: routes.catch-all). */
export function LostPathPopup({ popup: { key, removeAfterMs } }: { popup: Popup<LostPathNews> }) {
  const close = useCallback(() => hidePopup(key), [key])
  return (
    <Toast tone="neutral" closeLabel={t('close')} onClose={close} lifeMs={removeAfterMs}>
      {t('lostPath')}
    </Toast>
  )
}
