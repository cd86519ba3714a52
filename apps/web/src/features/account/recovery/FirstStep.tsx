import { recoveryPath } from '@musi/domain/accounts/recoveryLink'
import type { SecondSigner } from '@musi/domain/accounts/secondSigner'
import type { Address } from '@musi/domain/address'
import { Button } from '@musi/ui/controls/Button'
import { Note } from '@musi/ui/layout/Note'
import { useState } from 'react'
import { shortDayText } from '#platform/page/i18n/shortDayText.ts'
import { navigate } from '#platform/page/navigation/currentLocation.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { passkeyName } from '#platform/session/wallet/passkey/passkeyName.ts'
import { useNames } from '#platform/tokens/explain/useNames.ts'
import { firstEntrySeconds } from '../safety/firstEntrySeconds.ts'
import { requestPasskey } from '../safety/requestPasskey.ts'
import { recoverText } from './recoverWords.ts'
import { Step } from './Step.tsx'
import { useSendLink } from './useSendLink.ts'

type Props = { account: Address; signer: SecondSigner }

/** Creates a passkey on the owner's new phone; a connected helper sends this page there instead. */
export function FirstStep({ account, signer }: Props) {
  const connected = useAccount()
  const [isNewPhone, setNewPhone] = useState(false)
  const isHelper = connected !== null && signer.kind === 'address' && signer.address === connected
  if (isHelper && !isNewPhone) return <SendPage account={account} onNewPhone={() => setNewPhone(true)} />
  return <MakeKey account={account} />
}

function SendPage({ account, onNewPhone }: { account: Address; onNewPhone: () => void }) {
  const owner = useNames([account], 'people')(account)
  const { send, isCopied } = useSendLink(location.origin + recoveryPath(account))
  return (
    <>
      <p>{recoverText('helper.about', { owner })}</p>
      <Button id="send-recovery-page" kind="primary" onClick={send}>
        {recoverText('helper.send')}
      </Button>
      <Note as="output">{isCopied ? recoverText('share.copied') : ''}</Note>
      <Button id="on-new-phone" kind="quiet" size="small" onClick={onNewPhone}>
        {recoverText('helper.newPhone')}
      </Button>
    </>
  )
}

function MakeKey({ account }: { account: Address }) {
  const [failure, setFailure] = useState('')
  const make = async () => {
    const made = await requestPasskey(passkeyName(), account)
    setFailure(made.ok ? '' : made.sentence)
    if (made.ok) navigate(recoveryPath(account, made.passkey))
  }
  return (
    <>
      <Step step={1} />
      <p>{recoverText('make.about')}</p>
      <Note>{recoverText('make.when', { day: shortDayText(firstEntrySeconds()) })}</Note>
      <Button id="make-new-key" kind="primary" onClick={() => void make()}>
        {recoverText('make')}
      </Button>
      <Note as="output" tone="negative" block>
        {failure}
      </Note>
    </>
  )
}
