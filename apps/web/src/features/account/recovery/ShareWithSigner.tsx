import type { PublicKey } from '@musi/chain/passkey/passkeyKey'
import { recoveryPath } from '@musi/domain/accounts/recoveryLink'
import type { Address } from '@musi/domain/address'
import { Note } from '@musi/ui/layout/Note'
import { CopyButton } from '#platform/page/card/CopyButton.tsx'
import { QrCode } from '#platform/page/share/QrCode.tsx'
import { ConnectButton } from '#platform/session/wallet/ConnectButton.tsx'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { recoverText } from './recoverWords.ts'

type Props = { account: Address; newKey: PublicKey }

/** The link to this very key, for the second signer, as a code and to copy. */
export function ShareWithSigner({ account, newKey }: Props) {
  const isConnected = useAccount() !== null
  const url = location.origin + recoveryPath(account, newKey)
  return (
    <>
      <p>{recoverText('share.about')}</p>
      <QrCode id="recovery-code" text={url} />
      <Note breaks>
        <span id="recovery-link">{url}</span> <CopyButton text={url} />
      </Note>
      <Note>{recoverText(isConnected ? 'share.otherWallet' : 'share.connect')}</Note>
      {!isConnected && <ConnectButton isSecondary />}
    </>
  )
}
