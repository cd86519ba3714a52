import type { Popup } from '@musi/domain/popups/popupList'
import { latePart } from '../platform/page/loading/latePart.tsx'
import type { PopupContent } from '../platform/page/popups/popups.ts'

/** If this fails to load, the list of transactions still shows everything. */
const TransactionPopup = latePart(
  async () => (await import('../platform/session/transactions/story/TransactionPopup.tsx')).TransactionPopup,
)

/** If this fails to load, the list manager still shows updates and offers. */
const ListUpdatePopup = latePart(
  async () => (await import('../platform/tokens/token-lists/ListUpdatePopup.tsx')).ListUpdatePopup,
)

const LostPathPopup = latePart(async () => (await import('./LostPathPopup.tsx')).LostPathPopup)

/** If this fails to load, the account's page still lists orders that can be filled. */
const ActiveOrderPopup = latePart(
  async () => (await import('../platform/tokens/collectibles/order/ActiveOrderPopup.tsx')).ActiveOrderPopup,
)

/** Content of a popup, by kind. */
export function PopupBody({ popup: { content, ...popup } }: { popup: Popup<PopupContent> }) {
  switch (content.kind) {
    case 'transaction':
      return <TransactionPopup popup={{ ...popup, content }} />
    case 'listUpdate':
      return <ListUpdatePopup popup={{ ...popup, content }} />
    case 'lostPath':
      return <LostPathPopup popup={{ ...popup, content }} />
    case 'activeOrder':
      return <ActiveOrderPopup popup={{ ...popup, content }} />
  }
}
