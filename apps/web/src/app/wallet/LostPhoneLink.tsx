import { buttonClass } from '@musi/ui/controls/Button'
import { closeModal } from '#platform/page/modals/currentModal.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { walletText } from './walletWords.ts'

/** Leads from the wallets to the page that gets an account with a passkey back. */
export const LostPhoneLink = () => (
  <Link id="lost-phone" to="/recover" className={buttonClass({ kind: 'quiet', size: 'small' })} onClick={closeModal}>
    {walletText('lostPhone')}
  </Link>
)
