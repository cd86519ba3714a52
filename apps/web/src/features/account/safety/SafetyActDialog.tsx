import { keyFingerprint } from '@musi/domain/accounts/keyFingerprint'
import { secondSigner } from '@musi/domain/accounts/secondSigner'
import { buttonClass } from '@musi/ui/controls/Button'
import { useEffect, useEffectEvent } from 'react'
import { contractOf } from '#platform/page/config/config.ts'
import { shortDayText } from '#platform/page/i18n/shortDayText.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import type { Facts } from '#platform/session/review/ReviewFacts.tsx'
import { ReviewQuestion } from '#platform/session/review/ReviewQuestion.tsx'
import { ReviewSheet } from '#platform/session/review/ReviewSheet.tsx'
import { useReview } from '#platform/session/review/useReview.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { AddressName } from '#platform/tokens/explain/AddressName.tsx'
import { firstEntrySeconds } from './firstEntrySeconds.ts'
import { type SafetyAct, safetyIntent } from './safetyIntent.ts'
import { SecondSignerText } from './SecondSignerText.tsx'
import { safetyText } from './safetyWords.ts'

/** Prefix of an act's texts; removing a second signer is the same kind as setting one. */
const wordsOfAct = (act: SafetyAct) =>
  act.kind === 'setSecondSigner' && act.signer === '0x' ? 'removeSigner' : act.kind

/** Acts that only the account itself can perform. */
const needsOwnAccount = ({ kind }: SafetyAct) => kind === 'setSecondSigner' || kind === 'cancelRecovery'

/** Acts that are followed by choosing a second signer. */
const leavesHelperOpen = (act: SafetyAct) => act.kind === 'cancelRecovery' || wordsOfAct(act) === 'removeSigner'

function factsOf(act: SafetyAct): Facts {
  const account = [safetyText('fact.account'), <AddressName key="account" address={act.account} />] as const
  if (act.kind === 'proposeRecovery') return [account, [safetyText('fact.key'), keyFingerprint(act.x)]]
  if (act.kind !== 'setSecondSigner') return [account]
  const signer = secondSigner(act.signer, contractOf('passkeyVerifier'))
  return [account, [safetyText('fact.signer'), <SecondSignerText key="signer" signer={signer} />]]
}

const doneText = (word: ReturnType<typeof wordsOfAct>) =>
  word === 'proposeRecovery'
    ? safetyText('proposeRecovery.doneText', { date: shortDayText(firstEntrySeconds()) })
    : safetyText(`${word}.doneText`)

type Props = { act: SafetyAct; returnFocusId?: string; onClose: () => void }

/** Dialog for a change to an account's key or signer: review, wallet, result. */
export function SafetyActDialog({ act: initialAct, returnFocusId, onClose }: Props) {
  const account = useAccount()
  const session = useReview<SafetyAct>({
    intentOf: (act) =>
      account !== null && (account === act.account || !needsOwnAccount(act)) ? safetyIntent(act) : null,
    reopensOnRefusal: true,
  })
  const begin = useEffectEvent(() => session.begin(initialAct, 'inDialog'))
  useEffect(() => begin(), [])
  const close = () => {
    session.close()
    onClose()
  }
  const word = wordsOfAct(initialAct)
  const nextStep = leavesHelperOpen(initialAct) && (
    <Link
      id="choose-other-helper"
      to={`/account/${initialAct.account}#account-safety`}
      className={buttonClass()}
      onClick={close}
    >
      {safetyText('chooseOther')}
    </Link>
  )
  return (
    <ReviewSheet<SafetyAct>
      name="safety-act"
      title={safetyText(`${word}.title`)}
      session={{ ...session, close }}
      summary={() => safetyText(`${word}.title`)}
      done={{ title: safetyText(`${word}.done`), text: () => doneText(word) }}
      more={(_, isGood) => (isGood ? nextStep : null)}
      {...(returnFocusId !== undefined && { returnFocusId })}
    >
      {(act) => (
        <ReviewQuestion
          name="safety-act"
          session={session}
          isStrict
          facts={factsOf(act)}
          confirm={{
            id: 'confirm-safety-act',
            label: safetyText(`${word}.confirm`),
            isRisky: word === 'removeSigner',
          }}
        >
          <p>{safetyText(`${word}.about`)}</p>
        </ReviewQuestion>
      )}
    </ReviewSheet>
  )
}
