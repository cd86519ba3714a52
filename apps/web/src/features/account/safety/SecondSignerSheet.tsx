import { answersAboutSignatures } from '@musi/chain/reads/accounts/recovery'
import { keyFingerprint } from '@musi/domain/accounts/keyFingerprint'
import { type SecondSigner, passkeySigner, secondSigner } from '@musi/domain/accounts/secondSigner'
import { secondSignerProblem } from '@musi/domain/accounts/secondSignerProblem'
import type { Address } from '@musi/domain/address'
import type { AddressField } from '@musi/domain/text/addressField'
import { Button } from '@musi/ui/controls/Button'
import { Stack } from '@musi/ui/layout/Stack'
import { Note } from '@musi/ui/layout/Note'
import { Text } from '@musi/ui/Text'
import { type ReactNode, useState } from 'react'
import { config, contractOf } from '#platform/page/config/config.ts'
import { ReviewQuestion } from '#platform/session/review/ReviewQuestion.tsx'
import { ReviewSheet } from '#platform/session/review/ReviewSheet.tsx'
import { useReview } from '#platform/session/review/useReview.ts'
import { useRead } from '#platform/session/chain/useRead.ts'
import { useKnownAddresses } from '#platform/session/names/useKnownAddresses.ts'
import { AddressInput } from '#platform/tokens/address-input/AddressInput.tsx'
import { useAddressField } from '#platform/tokens/address-input/useAddressField.ts'
import { useIdentity } from '#platform/tokens/explain/useIdentity.ts'
import { useNames } from '#platform/tokens/explain/useNames.ts'
import { type SafetyAct, safetyIntent } from './safetyIntent.ts'
import { safetyText } from './safetyWords.ts'
import { type NewPasskey, requestPasskey } from './requestPasskey.ts'

type Props = { account: Address; current: SecondSigner; returnFocusId: string; onClose: () => void }

type SetSigner = Extract<SafetyAct, { kind: 'setSecondSigner' }>

/** Reason why the typed address cannot be the second signer; `isContract`: it can, although it is a contract. */
function useSignerProblem(account: Address, current: SecondSigner, target: AddressField) {
  const address = target.kind === 'address' ? target.address : null
  const identity = useIdentity(address ?? account)
  const isContract = address !== null && identity?.kind === 'contract'
  const answer = useRead(isContract ? answersAboutSignatures(address) : null)
  const problem = secondSignerProblem({
    target,
    account,
    current,
    contracts: Object.values(config().book?.contracts ?? {}),
    identity,
    checksSignatures: answer.kind === 'loading' ? null : answer.kind === 'value' && answer.value,
  })
  return { problem, isContract: isContract && problem === null }
}

/** The typed address or the new passkey, and the act that follows from it. */
function useChosenSigner(account: Address, current: SecondSigner) {
  const [typed, setTyped] = useState('')
  const [passkey, setPasskey] = useState<NewPasskey | null>(null)
  const field = useAddressField(typed)
  const verifier = contractOf('passkeyVerifier')
  const { problem, isContract } = useSignerProblem(account, current, field)
  const chosen = passkey !== null && verifier !== null ? passkeySigner(verifier, passkey) : null
  const address = field.kind === 'address' && problem === null ? field.address : null
  const signer = chosen ?? address
  const act: SetSigner | null = signer === null ? null : { kind: 'setSecondSigner', account, signer }
  return {
    typed,
    setTyped,
    passkey,
    setPasskey,
    field,
    isContract,
    address,
    act,
    problem: chosen === null ? problem : null,
  }
}

/** Reasons shown only beside the button, while something is typed or looked up. */
const QUIET_PROBLEMS: ReadonlySet<string> = new Set(['noAddress', 'lookingUp', 'unknown'])

/** Chooses the second signer: an address, or another passkey (spec: touch.second-signer). */
export function SecondSignerSheet({ account, current, returnFocusId, onClose }: Props) {
  const choice = useChosenSigner(account, current)
  const { address, act, problem } = choice
  const session = useReview<SetSigner>({ intentOf: safetyIntent, typed: act })
  const nameOf = useNames(address === null ? [] : [address], 'people')
  const textOf = ({ signer: bytes }: SetSigner) => {
    const set = secondSigner(bytes, contractOf('passkeyVerifier'))
    return set.kind === 'address' ? nameOf(set.address) : safetyText('signer.otherPasskey')
  }
  // No tick for a passkey that would be lost with this device.
  const isHere = choice.passkey?.isOnThisDevice === true
  const [isAnyway, setAnyway] = useState(false)
  const askAgain = <HereChoice onElsewhere={choice.setPasskey} onAnyway={() => setAnyway(true)} />
  const chooseOther = () => {
    setAnyway(false)
    choice.setPasskey(null)
    session.close()
  }
  return (
    <ReviewSheet
      name="second-signer"
      session={session}
      form={{ isOpen: true, onClose, focusAfter: returnFocusId }}
      returnFocusId={returnFocusId}
      title={safetyText('setSecondSigner.title')}
      summary={textOf}
      done={{
        title: safetyText(isHere ? 'setSecondSigner.doneHere' : 'setSecondSigner.done'),
        text: (done) => safetyText('setSecondSigner.whoText', { who: textOf(done) }),
      }}
      ownEnding={(_, { explorerLink }) => (isHere ? lostTogether(explorerLink, chooseOther) : null)}
    >
      <ReviewQuestion
        name="second-signer"
        session={session}
        isStrict
        confirm={{ id: 'confirm-second-signer', label: safetyText('setSecondSigner.confirm') }}
        {...(isHere && !isAnyway && { first: askAgain })}
        whyDisabled={problem !== null ? safetyText(`why.${problem}`) : null}
      >
        <p>{safetyText('setSecondSigner.about')}</p>
        <SignerFields {...choice} />
      </ReviewQuestion>
    </ReviewSheet>
  )
}

/** Shown after setting a second passkey stored on this device: it does not help if the device is lost. */
const lostTogether = (explorerLink: ReactNode, chooseOther: () => void) => (
  <>
    <Text tone="strong">{safetyText('setSecondSigner.hereText')}</Text>
    {explorerLink}
    <Button id="choose-other-helper" kind="primary" block onClick={chooseOther}>
      {safetyText('chooseOther')}
    </Button>
  </>
)

function SignerFields({
  typed,
  setTyped,
  passkey,
  setPasskey,
  field,
  isContract,
  problem,
}: ReturnType<typeof useChosenSigner>) {
  const known = useKnownAddresses()
  return (
    <>
      {passkey === null ? (
        <AddressInput
          id="second-signer-address"
          label={safetyText('second')}
          placeholder={safetyText('signer.label')}
          value={typed}
          onValue={setTyped}
          field={field}
          known={known}
          problem={problem !== null && !QUIET_PROBLEMS.has(problem) ? safetyText(`why.${problem}`) : null}
        />
      ) : (
        <Text tone={passkey.isOnThisDevice ? 'caution' : 'strong'}>
          {safetyText(passkey.isOnThisDevice ? 'signer.passkeyHere' : 'signer.passkeyMade', {
            key: keyFingerprint(passkey.x),
          })}
        </Text>
      )}
      {isContract && passkey === null && <Note>{safetyText('signer.isContract')}</Note>}
      {contractOf('passkeyVerifier') !== null && <PasskeyChoice isChosen={passkey !== null} onChange={setPasskey} />}
    </>
  )
}

type HereProps = { onElsewhere: (passkey: NewPasskey) => void; onAnyway: () => void }

/** Shown before confirming a passkey stored on this device: choose another one, or use it anyway. */
function HereChoice({ onElsewhere, onAnyway }: HereProps) {
  const { make, failure } = useMakePasskey(onElsewhere)
  return (
    <Stack gap={2}>
      <Button id="make-elsewhere" kind="primary" size="large" block onClick={() => void make()}>
        {safetyText('signer.elsewhere')}
      </Button>
      <Button id="use-anyway" kind="quiet" block onClick={onAnyway}>
        {safetyText('signer.anyway')}
      </Button>
      <Note as="output" tone="negative" block>
        {failure}
      </Note>
    </Stack>
  )
}

function useMakePasskey(onMade: (passkey: NewPasskey) => void) {
  const [failure, setFailure] = useState('')
  const make = async () => {
    const made = await requestPasskey(safetyText('signer.passkeyName'))
    setFailure(made.ok ? '' : made.sentence)
    if (made.ok) onMade(made.passkey)
  }
  return { make, failure }
}

type ChoiceProps = { isChosen: boolean; onChange: (passkey: NewPasskey | null) => void }

/** Creates a second passkey, or returns to an address. */
function PasskeyChoice({ isChosen, onChange }: ChoiceProps) {
  const { make, failure } = useMakePasskey(onChange)
  return (
    <Stack gap={2} items="start">
      <Button id="second-signer-passkey" size="small" onClick={() => (isChosen ? onChange(null) : void make())}>
        {safetyText(isChosen ? 'signer.useAddress' : 'signer.usePasskey')}
      </Button>
      {!isChosen && <Note>{safetyText('signer.passkeyWhere')}</Note>}
      <Note as="output" tone="negative" block>
        {failure}
      </Note>
    </Stack>
  )
}
