import type { Popup } from '@musi/domain/popups/popupList'
import { PopupToast } from '../platform/page/popups/PopupToast.tsx'
import type { LostPathNews } from '../platform/page/popups/popups.ts'
import { t } from './appWords.ts'

/** A passing note: the path that was asked for leads nowhere, so the swap page is shown (spec: routes.catch-all). */
export const LostPathPopup = ({ popup }: { popup: Popup<LostPathNews> }) => (
  <PopupToast popup={popup} tone="neutral" closeLabel={t('close')}>
    {t('lostPath')}
  </PopupToast>
)
