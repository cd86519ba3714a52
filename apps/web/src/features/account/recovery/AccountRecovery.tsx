import type { PublicKey } from '@musi/chain/passkey/passkeyKey'
import { type PendingKey, presentKeyX } from '@musi/chain/reads/accounts/recovery'
import { keyFingerprint } from '@musi/domain/accounts/keyFingerprint'
import type { Address } from '@musi/domain/address'
import { Facts } from '@musi/ui/layout/Facts'
import { Note } from '@musi/ui/layout/Note'
import { Stack } from '@musi/ui/layout/Stack'
import { SkeletonRows } from '@musi/ui/Skeleton'
import { Text } from '@musi/ui/Text'
import { useState } from 'react'
import { Section } from '#platform/page/card/Section.tsx'
import { exactTime } from '#platform/page/i18n/exactTime.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { useRead } from '#platform/session/chain/useRead.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { usePasskeyAccount } from '#platform/session/wallet/usePasskeyAccount.ts'
import { AddressName } from '#platform/tokens/explain/AddressName.tsx'
import { useIdentity } from '#platform/tokens/explain/useIdentity.ts'
import { PendingKeyNote } from '../safety/PendingKeyNote.tsx'
import { SafetyActDialog } from '../safety/SafetyActDialog.tsx'
import type { SafetyAct } from '../safety/safetyIntent.ts'
import { safetyText } from '../safety/safetyWords.ts'
import { SecondSignerText } from '../safety/SecondSignerText.tsx'
import { type Safety, useSafety } from '../safety/useSafety.ts'
import { useIsKeyReplaced } from '../safety/useIsKeyReplaced.ts'
import { useTimeLeft } from '../safety/useTimeLeft.ts'
import { recoverText } from './recoverWords.ts'
import { FirstStep } from './FirstStep.tsx'
import { InForce } from './InForce.tsx'
import { NoHelper } from './NoHelper.tsx'
import { SavePage } from './SavePage.tsx'
import { ShareWithSigner } from './ShareWithSigner.tsx'
import { Step } from './Step.tsx'
import { SignProposal } from './SignProposal.tsx'

type Props = { account: Address; newKey: PublicKey | null }

/** Recovery of one account: its details, its helper and the next step. */
export function AccountRecovery({ account, newKey }: Props) {
  const identity = useIdentity(account)
  const safety = useSafety(account)
  const isOurs = identity?.kind === 'passkeyAccount'
  return (
    <Section
      id="account-recovery"
      title={recoverText('this')}
      isReading={identity === null || safety.kind === 'reading'}
    >
      {identity !== null && !isOurs ? (
        <Note>
          {recoverText('notOurs')} <Link to="/recover">{recoverText('again')}</Link>
        </Note>
      ) : safety.kind === 'read' && isOurs ? (
        <Steps account={account} newKey={newKey} safety={safety} />
      ) : safety.kind === 'unread' ? (
        <Note>{safetyText('unread')}</Note>
      ) : (
        <SkeletonRows label={safetyText('reading')} />
      )}
    </Section>
  )
}

const isSameKey = (one: PublicKey, other: PublicKey) => one.x === other.x && one.y === other.y

type Read = Extract<Safety, { kind: 'read' }>

function Steps({ account, newKey, safety: { signer, pending } }: Props & { safety: Read }) {
  const present = useRead(presentKeyX(account))
  const isReplaced = useIsKeyReplaced(account)
  const isStillIn = usePasskeyAccount() === account && !isReplaced
  // A key that this page saw waiting, so that its end is told also without the key in the link.
  const [seen, setSeen] = useState<PublicKey | null>(pending)
  if (pending !== null && (seen === null || !isSameKey(pending, seen))) setSeen(pending)
  const key = newKey ?? seen
  const isInForce = key !== null && present.kind === 'value' && present.value === key.x
  // Stays open when the chain has the proposal, and what was asked for here is gone.
  const [act, setAct] = useState<SafetyAct | null>(null)
  return (
    <Stack gap={4} items="start">
      <Facts>
        <div>
          <dt>{safetyText('fact.account')}</dt>
          <dd>
            <AddressName address={account} />
          </dd>
        </div>
        <div>
          <dt>{safetyText('second')}</dt>
          <dd>
            <SecondSignerText signer={signer} />
          </dd>
        </div>
        {newKey !== null && (
          <div>
            <dt>{safetyText('fact.key')}</dt>
            <Text as="dd" id="new-key" size={20} tone="strong" figures>
              {keyFingerprint(newKey.x)}
            </Text>
          </div>
        )}
      </Facts>
      {pending !== null && (
        <PendingKeyNote
          account={account}
          signer={signer}
          pending={pending}
          hasOtherAct={newKey !== null && !isSameKey(pending, newKey)}
          onStop={null}
          onTake={() => setAct({ kind: 'takeRecovery', account })}
        />
      )}
      {isStillIn && pending === null && signer.kind !== 'none' && <p id="still-in">{recoverText('stillIn.helper')}</p>}
      {isInForce ? (
        <InForce account={account} newKey={key} signer={signer} />
      ) : pending !== null && newKey !== null && isSameKey(pending, newKey) ? (
        <Proposed pending={pending} signer={signer} />
      ) : signer.kind === 'none' ? (
        <NoHelper account={account} />
      ) : signer.kind === 'unknown' ? (
        <p>{recoverText('unknownSigner')}</p>
      ) : newKey !== null ? (
        <>
          {pending !== null && <p>{recoverText('otherProposed')}</p>}
          <Help account={account} newKey={newKey} signer={signer} onSigned={setAct} />
        </>
      ) : (
        pending === null && <FirstStep account={account} signer={signer} />
      )}
      {act !== null && <SafetyActDialog act={act} onClose={() => setAct(null)} />}
    </Stack>
  )
}

/** The next step for the new phone's owner and for the helper after the seven days. */
function Proposed({ pending, signer }: { pending: PendingKey; signer: Read['signer'] }) {
  const left = useTimeLeft(pending.readyAt)
  const connected = useAccount()
  if (left === null) return null
  const isHelper = signer.kind === 'address' && signer.address === connected
  const when = { time: exactTime(pending.readyAt), button: safetyText('pending.take') }
  return (
    <>
      {!isHelper && <Step step={3} />}
      <p id="recovery-proposed">{recoverText(isHelper ? 'proposed.helper' : 'proposed', when)}</p>
      {!isHelper && <SavePage />}
    </>
  )
}

type HelpProps = {
  account: Address
  newKey: PublicKey
  signer: Read['signer']
  onSigned: (proposal: SafetyAct) => void
}

/** The second signer signs here; everybody else passes on the link. */
function Help({ signer, onSigned, ...asked }: HelpProps) {
  const connected = useAccount()
  if (signer.kind === 'passkey') return <SignProposal {...asked} signer={null} onSigned={onSigned} />
  if (connected !== null && signer.kind === 'address' && signer.address === connected)
    return <SignProposal {...asked} signer={connected} onSigned={onSigned} />
  return signer.kind === 'address' ? <ShareWithSigner {...asked} signer={signer.address} /> : null
}
