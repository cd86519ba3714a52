import type { PublicKey } from '@musi/chain/passkey/passkeyKey'
import type { SecondSigner } from '@musi/domain/accounts/secondSigner'
import type { Address } from '@musi/domain/address'
import { Button, buttonClass } from '@musi/ui/controls/Button'
import { Link } from '#platform/page/navigation/Link.tsx'
import { passkeyMemory } from '#platform/session/wallet/passkey/passkeyMemory.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { useNames } from '#platform/tokens/explain/useNames.ts'
import { findPasskey } from '../safety/findPasskey.ts'
import { recoverText } from './recoverWords.ts'

type Props = { account: Address; newKey: PublicKey; signer: SecondSigner }

/** The end of a recovery: the owner opens the account with the new passkey, or has done so; the helper reads that it is done. */
export function InForce({ account, newKey, signer }: Props) {
  const connected = useAccount()
  const owner = useNames([account], 'people')(account)
  const isHelper = signer.kind === 'address' && signer.address === connected
  const isOpen = connected === account && passkeyMemory.read()?.x.toLowerCase() === newKey.x.toLowerCase()
  if (isHelper) return <p id="key-in-force">{recoverText('inForce')}</p>
  return (
    <>
      <h3>{recoverText('in.title')}</h3>
      <p id="key-in-force">{isOpen ? recoverText('in.open') : recoverText('in.ready', { owner })}</p>
      {isOpen ? (
        <Link id="see-recovered-account" to={`/account/${account}`} className={buttonClass({ kind: 'primary' })}>
          {recoverText('in.see')}
        </Link>
      ) : (
        <Button id="open-recovered-account" kind="primary" onClick={findPasskey}>
          {recoverText('in.button')}
        </Button>
      )}
    </>
  )
}
