import type { Address } from '@musi/domain/address'
import { Button, buttonClass } from '@musi/ui/controls/Button'
import { Link } from '#platform/page/navigation/Link.tsx'
import { usePasskeyAccount } from '#platform/session/wallet/usePasskeyAccount.ts'
import { safetyText } from '../safety/safetyWords.ts'
import { findPasskey } from '../safety/findPasskey.ts'
import { recoverText } from './recoverWords.ts'

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
