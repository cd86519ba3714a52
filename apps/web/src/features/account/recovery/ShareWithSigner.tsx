import type { PublicKey } from '@musi/chain/passkey/passkeyKey'
import { recoveryPath } from '@musi/domain/accounts/recoveryLink'
import type { Address } from '@musi/domain/address'
import { Button } from '@musi/ui/controls/Button'
import { Note } from '@musi/ui/layout/Note'
import { Stack } from '@musi/ui/layout/Stack'
import { useFold } from '@musi/ui/useFold'
import { CopyButton } from '#platform/page/card/CopyButton.tsx'
import { QrCode } from '#platform/page/share/QrCode.tsx'
import { ConnectButton } from '#platform/session/wallet/ConnectButton.tsx'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { useNames } from '#platform/tokens/explain/useNames.ts'
import { recoverText } from './recoverWords.ts'
import { Step } from './Step.tsx'
import { useSendLink } from './useSendLink.ts'

type Props = { account: Address; newKey: PublicKey; signer: Address }

/** The link to this key for the second signer, to share, to copy and as a QR code. */
export function ShareWithSigner({ account, newKey, signer }: Props) {
  const connected = useAccount()
  const isConnected = connected !== null
  const name = useNames([signer], 'people')(signer)
  const url = location.origin + recoveryPath(account, newKey)
  const { send, isCopied } = useSendLink(url)
  const { isOpen, partId, button } = useFold()
  return (
    <>
      <Step step={2} />
      <p>{recoverText('share.about', { name })}</p>
      <Button id="send-recovery-link" kind="primary" size="large" onClick={send}>
        {recoverText('share.send', { name })}
      </Button>
      <Note as="output">{isCopied ? recoverText('share.copied') : ''}</Note>
      <Button id="show-recovery-link" kind="quiet" size="small" {...button}>
        {recoverText('share.show')}
      </Button>
      {isOpen && (
        <Stack id={partId} gap={4}>
          <Note breaks>
            <span id="recovery-link">{url}</span> <CopyButton text={url} />
          </Note>
          <QrCode id="recovery-code" text={url} />
        </Stack>
      )}
      {connected !== account && (
        <Note>{recoverText(isConnected ? 'share.otherWallet' : 'share.connect', { name })}</Note>
      )}
      {!isConnected && <ConnectButton isSecondary />}
    </>
  )
}
