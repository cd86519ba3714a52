import type { Popup } from '@musi/domain/popups/popupList'
import { Stack } from '@musi/ui/layout/Stack'
import { PopupToast } from '#platform/page/popups/PopupToast.tsx'
import { type ActiveOrderNews, hidePopup } from '#platform/page/popups/popups.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { orderText } from './orderWords.ts'

/** Reports that a dormant order can be filled again, with a link to withdraw it (spec: market.dormant). */
export const ActiveOrderPopup = ({ popup }: { popup: Popup<ActiveOrderNews> }) => (
  <PopupToast popup={popup} tone="neutral" closeLabel={orderText('close')}>
    <Stack as="span" gap={1}>
      <b>{orderText('back.title')}</b>
      <span>{orderText('back.text')}</span>
      <Link to={`/account/${popup.content.maker}#own-orders`} onClick={() => hidePopup(popup.key)}>
        {orderText('back.link')}
      </Link>
    </Stack>
  </PopupToast>
)
