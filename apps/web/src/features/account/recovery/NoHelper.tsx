import type { Address } from '@musi/domain/address'
import { Button, buttonClass } from '@musi/ui/controls/Button'
import { currentModal, showModal } from '#platform/page/modals/currentModal.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { passkeyPlace } from '#platform/session/wallet/passkey/passkeyPlace.ts'
import { usePasskeyAccount } from '#platform/session/wallet/usePasskeyAccount.ts'
import { chooseWallet } from '#platform/session/wallet/wallet.ts'
import { safetyText } from '../safety/safetyWords.ts'
import { recoverText } from './recoverWords.ts'

/** Opens the list of wallets, starting with the search for an existing passkey if this site supports passkeys. */
function findPasskey() {
  if (passkeyPlace()?.kind === 'here') void chooseWallet('PASSKEY_FOUND', () => currentModal() === 'WALLET')
  showModal('WALLET')
}

/** Shown for an account without a helper: its connected owner chooses one, everybody else looks for an existing passkey. */
export function NoHelper({ account }: { account: Address }) {
  if (usePasskeyAccount() !== account)
    return (
      <>
        <p>{recoverText('noSigner')}</p>
        <Button id="find-kept-passkey" onClick={findPasskey}>
          {recoverText('haveOne')}
        </Button>
      </>
    )
  return (
    <>
      <p>{recoverText('stillIn')}</p>
      <Link
        id="choose-helper-now"
        to={`/account/${account}#account-safety`}
        className={buttonClass({ kind: 'primary' })}
      >
        {safetyText('choose')}
      </Link>
    </>
  )
}
