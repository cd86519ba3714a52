import type { Popup } from '@musi/domain/popups/popupList'
import { PopupToast } from '../platform/page/popups/PopupToast.tsx'
import type { LostPathNews } from '../platform/page/popups/popups.ts'
import { lateAppText } from './chunkWords.ts'

/** Reports that the requested path does not exist, so the swap page is shown (spec: routes.catch-all). */
export const LostPathPopup = ({ popup }: { popup: Popup<LostPathNews> }) => (
  <PopupToast popup={popup} tone="neutral" closeLabel={lateAppText('close')}>
    {lateAppText('lostPath')}
  </PopupToast>
)
