import type { PublicKey } from '@musi/chain/passkey/passkeyKey'
import { recoveryRound } from '@musi/chain/reads/accounts/recovery'
import { keyFingerprint } from '@musi/domain/accounts/keyFingerprint'
import type { Address } from '@musi/domain/address'
import { Button } from '@musi/ui/controls/Button'
import { Note } from '@musi/ui/layout/Note'
import { useState } from 'react'
import { withParts } from '#platform/page/i18n/withParts.tsx'
import { useRead } from '#platform/session/chain/useRead.ts'
import { ConnectButton } from '#platform/session/wallet/ConnectButton.tsx'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { NameText } from '#platform/tokens/explain/AddressName.tsx'
import type { SafetyAct } from '../safety/safetyIntent.ts'
import { recoverText } from './recoverWords.ts'
import { Step } from './Step.tsx'
import { requestByPasskey, requestProposal } from './requestProposal.ts'

/** `signer`: the connected second signer; null if it is a passkey, whose signature anybody may send. */
type Props = {
  account: Address
  newKey: PublicKey
  signer: Address | null
  onSigned: (proposal: SafetyAct) => void
}

/** Tells the second signer whom this helps, then signs and sends the proposal (spec: touch.recovery-helped). */
export function SignProposal({ account, newKey, signer, onSigned }: Props) {
  const round = useRead(recoveryRound(account))
  const [isSigning, setSigning] = useState(false)
  const [failure, setFailure] = useState('')
  const isConnected = useAccount() !== null
  const isKnown = round.kind === 'value' && !round.syncing
  const sign = async () => {
    if (round.kind !== 'value') return
    setSigning(true)
    const shown = { account, ...newKey, round: round.value }
    const signed = await (signer === null ? requestByPasskey(shown) : requestProposal({ ...shown, signer }))
    setSigning(false)
    setFailure(signed.ok ? '' : signed.sentence)
    if (signed.ok) onSigned({ kind: 'proposeRecovery', account, ...newKey, signature: signed.signature })
  }
  return (
    <>
      {signer === null && <Step step={2} />}
      <p id="help-terms">
        {withParts(
          recoverText(signer === null ? 'help.aboutOwn' : 'help.about', {
            account: '⟦account⟧',
            key: keyFingerprint(newKey.x),
          }),
          {
            account: <NameText address={account} />,
          },
        )}
      </p>
      <p>
        <strong>{recoverText(signer === null ? 'help.sureOwn' : 'help.sure')}</strong>
      </p>
      {isConnected ? (
        <Button id="sign-proposal" kind="primary" disabled={!isKnown} busy={isSigning} onClick={() => void sign()}>
          {recoverText(signer === null ? 'help.passkey' : 'help')}
        </Button>
      ) : (
        <>
          <Note>{recoverText('help.connect')}</Note>
          <ConnectButton isSecondary />
        </>
      )}
      <Note as="output" tone="negative" block id="sign-proposal-said">
        {failure}
      </Note>
    </>
  )
}
