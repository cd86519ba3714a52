import type { Address } from '@musi/domain/address'
import { recoveryPath } from '@musi/domain/accounts/recoveryLink'
import type { SecondSigner } from '@musi/domain/accounts/secondSigner'
import { Button } from '@musi/ui/controls/Button'
import { Empty } from '@musi/ui/layout/Empty'
import { Facts } from '@musi/ui/layout/Facts'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { Note } from '@musi/ui/layout/Note'
import { SkeletonRows } from '@musi/ui/Skeleton'
import { type ReactNode, useState } from 'react'
import { CopyButton } from '#platform/page/card/CopyButton.tsx'
import { Section } from '#platform/page/card/Section.tsx'
import { latePart } from '#platform/page/loading/latePart.tsx'
import { Link } from '#platform/page/navigation/Link.tsx'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { usePasskeyAccount } from '#platform/session/wallet/usePasskeyAccount.ts'
import { useNames } from '#platform/tokens/explain/useNames.ts'
import { findPasskey } from './findPasskey.ts'
import { moveText } from '../move/moveWords.ts'
import { PendingKeyNote } from './PendingKeyNote.tsx'
import { SafetyActDialog } from './SafetyActDialog.tsx'
import type { SafetyAct } from './safetyIntent.ts'
import { SecondSignerSheet } from './SecondSignerSheet.tsx'
import { SecondSignerText } from './SecondSignerText.tsx'
import { safetyText } from './safetyWords.ts'
import { useIsKeyReplaced } from './useIsKeyReplaced.ts'
import { type Safety, useSafety } from './useSafety.ts'

/** The button that gets the focus after each act. */
const CHOOSE_ID = 'choose-second-signer'

const MOVE_ID = 'move-everything'

const MoveSheet = latePart(async () => (await import('../move/MoveSheet.tsx')).MoveSheet)

type Props = { account: Address }

/** The key of an account, for its owner, its second signer and everybody else (spec: touch.safety). */
export function SafetyPart({ account }: Props) {
  const isConnected = usePasskeyAccount() === account
  const isReplaced = useIsKeyReplaced(account) && isConnected
  const isOwn = isConnected && !isReplaced
  const safety = useSafety(account)
  return (
    <Section
      id="account-safety"
      title={safetyText(isOwn ? 'title' : 'titleOfOthers')}
      isReading={safety.kind === 'reading'}
    >
      {isReplaced && (
        <Stack gap={3} items="start">
          <p>{safetyText('keyGone')}</p>
          <Button id="connect-new-passkey" kind="primary" onClick={findPasskey}>
            {safetyText('connectNew')}
          </Button>
        </Stack>
      )}
      {safety.kind === 'read' ? (
        <Known account={account} isOwn={isOwn} safety={safety} />
      ) : safety.kind === 'unread' ? (
        <Empty>{safetyText('unread')}</Empty>
      ) : (
        <SkeletonRows label={safetyText('reading')} />
      )}
    </Section>
  )
}

type KnownProps = Props & { isOwn: boolean; safety: Extract<Safety, { kind: 'read' }> }

function Known({ account, isOwn, safety: { signer, pending } }: KnownProps) {
  const [act, setAct] = useState<SafetyAct | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  return (
    <Stack gap={4} items="start">
      {pending !== null && (
        <PendingKeyNote
          account={account}
          signer={signer}
          pending={pending}
          onStop={isOwn ? () => setAct({ kind: 'cancelRecovery', account }) : null}
          onTake={() => setAct({ kind: 'takeRecovery', account })}
        />
      )}
      <SignerLine account={account} signer={signer} isOwn={isOwn}>
        {isOwn && (
          <Cluster gap={2}>
            <Button
              id={CHOOSE_ID}
              {...(signer.kind === 'none' && { kind: 'primary' as const })}
              onClick={() => setChoosing(true)}
            >
              {safetyText(signer.kind === 'none' ? 'choose' : 'change')}
            </Button>
            {signer.kind !== 'none' && (
              <Button
                id="remove-second-signer"
                kind="quiet"
                onClick={() => setAct({ kind: 'setSecondSigner', account, signer: '0x' })}
              >
                {safetyText('remove')}
              </Button>
            )}
          </Cluster>
        )}
      </SignerLine>
      {!isOwn && signer.kind !== 'none' && pending === null && (
        <Note>
          {safetyText('lost')} <Link to={recoveryPath(account)}>{safetyText('recover')}</Link>
        </Note>
      )}
      {isOwn && <PasskeyPlace account={account} />}
      {isChoosing && (
        <SecondSignerSheet
          account={account}
          current={signer}
          returnFocusId={CHOOSE_ID}
          onClose={() => setChoosing(false)}
        />
      )}
      {act !== null && <SafetyActDialog act={act} returnFocusId={CHOOSE_ID} onClose={() => setAct(null)} />}
    </Stack>
  )
}

/** The site where the passkey works, and how to move to another wallet. */
function PasskeyPlace({ account }: Props) {
  const [isMoving, setMoving] = useState(false)
  return (
    <>
      <Note>{safetyText('domain', { host: location.hostname })}</Note>
      <Button id={MOVE_ID} size="small" onPointerEnter={MoveSheet.preload} onClick={() => setMoving(true)}>
        {moveText('open')}
      </Button>
      {isMoving && <MoveSheet account={account} returnFocusId={MOVE_ID} onClose={() => setMoving(false)} />}
    </>
  )
}

type SignerLineProps = Props & { signer: SecondSigner; isOwn: boolean; children: ReactNode }

function SignerLine({ account, signer, isOwn, children }: SignerLineProps) {
  const isYou = useAccount() === (signer.kind === 'address' ? signer.address : undefined)
  return (
    <>
      {signer.kind === 'none' ? (
        <p>{safetyText(isOwn ? 'none' : 'noneOfOthers')}</p>
      ) : (
        <Facts>
          <div>
            <dt>{safetyText('second')}</dt>
            <dd>
              <SecondSignerText signer={signer} />
            </dd>
          </div>
        </Facts>
      )}
      {isYou && <p>{safetyText('youAre')}</p>}
      {isOwn && <IfLost account={account} signer={signer} />}
      {children}
    </>
  )
}

/** The way back into the account, and its address, which is needed there. */
function IfLost({ account, signer }: Props & { signer: SecondSigner }) {
  const helper = signer.kind === 'address' ? signer.address : account
  const who = useNames([helper], 'people')(helper)
  if (signer.kind !== 'address' && signer.kind !== 'passkey') return null
  const page = `${location.host}/recover`
  return (
    <>
      <p id="if-lost">
        {signer.kind === 'address' ? safetyText('ifLost', { who, page }) : safetyText('ifLost.passkey', { page })}
      </p>
      <Note breaks>
        {account} <CopyButton text={account} />
      </Note>
    </>
  )
}
