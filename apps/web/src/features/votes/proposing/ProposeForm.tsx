import { type Address, ZERO_ADDRESS } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import type { ProposedCall } from '@musi/chain/writes/governance/propose'
import { type ProposeProblem, descriptionOf, proposeProblem } from '@musi/domain/governance/proposeProblem'
import { PROPOSAL_LIMITS } from '@musi/domain/text/textLimits'
import { Button } from '@musi/ui/controls/Button'
import { Column, Columns } from '@musi/ui/layout/Columns'
import { Input } from '@musi/ui/controls/Input'
import { Note } from '@musi/ui/layout/Note'
import { Cluster } from '@musi/ui/layout/Stack'
import { TextArea } from '@musi/ui/controls/TextArea'
import { Section } from '#platform/page/card/Section.tsx'
import { contractOf } from '#platform/page/config/config.ts'
import { navigate } from '#platform/page/navigation/currentLocation.ts'
import { bookTokens } from '#platform/session/chain/bookTokens.ts'
import { nativeCurrency } from '#platform/session/chain/nativeCurrency.ts'
import { ReviewQuestion } from '#platform/session/review/ReviewQuestion.tsx'
import { ReviewSheet } from '#platform/session/review/ReviewSheet.tsx'
import { useReview } from '#platform/session/review/useReview.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { useIsRestoring } from '#platform/session/wallet/useIsRestoring.ts'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import { decisionText } from '../decision/decisionWords.ts'
import { Description } from '../detail/Description.tsx'
import type { Governance } from '../governance/governance.ts'
import { votesFigure } from '../governance/votesFigure.ts'
import { rehearsalText } from '../rehearsal/rehearsalWords.ts'
import { RehearsedActions } from '../rehearsal/RehearsedActions.tsx'
import { ActionFields } from './ActionFields.tsx'
import { type Draft, type DraftAction, draft, draftCall, clearDraft } from './draft.ts'
import { KNOWN_CALLS } from './knownCalls.ts'
import styles from './Propose.module.css'
import { type ProposeAct, proposeIntent } from './proposeIntent.ts'
import { proposeText } from './proposeWords.ts'
import { Requirements } from './Requirements.tsx'
import { useProposer } from './useProposer.ts'

const isCall = (call: ProposedCall | null): call is ProposedCall => call !== null

/** The form of a proposal, which is simulated before it is sent (spec: governance.propose). */
export function ProposeForm({ governance }: { governance: Governance }) {
  const account = useAccount()
  const isRestoring = useIsRestoring()
  const { title, text, actions } = useVisitValue(draft)
  const { threshold, votes, counted, ownProposal } = useProposer(governance, account)
  const tokens = [...bookTokens().values()]
  const timelock = contractOf('timelock') ?? ZERO_ADDRESS
  const calls = actions.map((action) => draftCall(action, { tokens, timelock, native: nativeCurrency() }))
  const isKnown = threshold !== null && votes !== null && counted !== null && ownProposal !== null
  const problem = isKnown
    ? proposeProblem({ title, actions: calls.map(isCall), votes, counted, threshold, ...ownProposal })
    : null
  const disabledReason = !isKnown
    ? proposeText('why.reading')
    : problem === null
      ? null
      : problemText(problem, governance)
  const act =
    disabledReason === null
      ? { governor: governance.governor, calls: calls.filter(isCall), description: descriptionOf(title, text) }
      : null
  const session = useReview<ProposeAct>({
    intentOf: proposeIntent,
    typed: act,
    onSent: () => {
      clearDraft()
      navigate('/vote')
    },
  })
  const change = (changed: Partial<Draft>) => draft.set({ title, text, actions, ...changed })
  return (
    <Columns>
      <Column>
        <TextSection {...{ title, text }} onChange={change} />
        <ActionsSection
          {...{ actions, tokens, timelock }}
          defaultToken={governance.token.address}
          onChange={(next) => change({ actions: next })}
        />
        {calls.length > 0 && calls.every(isCall) && (
          <Section title={rehearsalText('title')}>
            <RehearsedActions actions={calls} time="now" />
          </Section>
        )}
      </Column>
      <Column>
        <Requirements token={governance.token} votes={votes} threshold={threshold} />
        <Section title={proposeText('submit')} titleHidden>
          <ReviewQuestion
            name="propose"
            session={session}
            isStrict
            confirm={{ id: 'confirm-propose', label: proposeText('submit') }}
            whyDisabled={account === null && !isRestoring ? decisionText('connect') : disabledReason}
          />
        </Section>
      </Column>
      <ReviewSheet
        name="propose"
        session={session}
        form={{ isOpen: session.isWaiting || session.review.step === 'sent', onClose: () => undefined }}
        title={proposeText('submitting')}
        underWay={{ waiting: proposeText('submitting') }}
        done={{ title: proposeText('done'), text: () => proposeText('done.text') }}
        summary={(sent) => sent.description.split('\n', 1)[0]?.replace('# ', '') ?? ''}
        linkText="viewTransaction"
        returnFocusId="vote-title"
      />
    </Columns>
  )
}

type TextSectionProps = Pick<Draft, 'title' | 'text'> & { onChange: (changed: Partial<Draft>) => void }

/** Title and text, with a preview of the text. */
function TextSection({ title, text, onChange }: TextSectionProps) {
  return (
    <Section title={proposeText('name')} titleHidden>
      <Input
        id="proposal-name"
        label={proposeText('name')}
        value={title}
        maxLength={PROPOSAL_LIMITS.title}
        autoComplete="off"
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextArea
        id="proposal-text"
        label={proposeText('text')}
        rows={8}
        value={text}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      <Note>{proposeText('text.hint')}</Note>
      {text.trim() !== '' && (
        <details className={styles['preview']}>
          <summary className="touch-target">{proposeText('preview')}</summary>
          <Description text={text} />
        </details>
      )}
    </Section>
  )
}

type ActionsProps = {
  actions: readonly DraftAction[]
  tokens: readonly Token[]
  timelock: Address
  /** The token that a new transfer begins with. */
  defaultToken: Address
  onChange: (actions: readonly DraftAction[]) => void
}

function ActionsSection({ actions, tokens, timelock, defaultToken, onChange }: ActionsProps) {
  return (
    <Section title={proposeText('actions')}>
      {actions.length === 0 && <Note>{proposeText('actions.none')}</Note>}
      {actions.map((action, at) => (
        <fieldset key={action.key} className={styles['action']}>
          <legend>{proposeText('action', { number: at + 1 })}</legend>
          <ActionFields
            {...{ action, tokens, timelock }}
            onChange={(next) => onChange(actions.map((one) => (one.key === next.key ? next : one)))}
          />
          <Button
            size="small"
            kind="quiet"
            aria-label={proposeText('remove', { number: at + 1 })}
            onClick={() => onChange(actions.filter(({ key }) => key !== action.key))}
          >
            {proposeText('remove', { number: at + 1 })}
          </Button>
        </fieldset>
      ))}
      <AddButtons actions={actions} defaultToken={defaultToken} onAdd={(action) => onChange([...actions, action])} />
    </Section>
  )
}

function problemText(problem: ProposeProblem, { token }: Governance): string {
  switch (problem.kind) {
    case 'votes':
      return proposeText('why.votes', { amount: votesFigure(problem.missing, token) })
    case 'running':
      return proposeText('why.running', { id: problem.id })
    case 'action':
      return proposeText('why.action', { number: problem.at + 1 })
    default:
      return proposeText(`why.${problem.kind}`)
  }
}

type AddProps = {
  actions: readonly DraftAction[]
  defaultToken: Address
  onAdd: (action: DraftAction) => void
}

function AddButtons({ actions, defaultToken, onAdd }: AddProps) {
  const key = Math.max(0, ...actions.map((action) => action.key)) + 1
  const [known] = KNOWN_CALLS
  const target = known === undefined ? null : contractOf(known.role)
  return (
    <Cluster gap={3}>
      <Button
        id="add-send"
        size="small"
        onClick={() => onAdd({ key, kind: 'send', token: defaultToken, amount: '', to: '', recipient: null })}
      >
        {proposeText('add.send')}
      </Button>
      <Button id="add-delay" size="small" onClick={() => onAdd({ key, kind: 'delay', days: '' })}>
        {proposeText('add.delay')}
      </Button>
      {known !== undefined && target !== null && (
        <Button
          id="add-known"
          size="small"
          onClick={() => onAdd({ key, kind: 'call', target, signature: known.signature, values: [], sends: '' })}
        >
          {proposeText('add.known')}
        </Button>
      )}
      <Button
        id="add-call"
        size="small"
        onClick={() => onAdd({ key, kind: 'call', target: '', signature: '', values: [], sends: '' })}
      >
        {proposeText('add.call')}
      </Button>
    </Cluster>
  )
}
