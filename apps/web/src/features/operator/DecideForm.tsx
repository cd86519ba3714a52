import { type DecisionAction, possibleActions } from '@musi/domain/moderation/decision'
import { type Subject, subjectKey } from '@musi/domain/moderation/subject'
import { MODERATION_LIMITS } from '@musi/domain/text/textLimits'
import { Button } from '@musi/ui/controls/Button'
import { Input } from '@musi/ui/controls/Input'
import { Select } from '@musi/ui/controls/Select'
import { Note } from '@musi/ui/layout/Note'
import { Stack } from '@musi/ui/layout/Stack'
import { useId, useState } from 'react'
import { DecisionNote } from '#platform/tokens/moderation/DecisionNote.tsx'
import type { DecisionView } from '#platform/tokens/moderation/decisionApi.ts'
import { sendDecision } from './operatorApi.ts'
import { operatorText } from './operatorWords.ts'

type Props = {
  subject: Subject
  /** The decision in force; null if there is none. */
  current: DecisionView | null
  /** Preselected action; the first possible one if absent. */
  action?: DecisionAction
}
type State = 'typing' | 'sending' | 'decided' | 'alreadySo' | 'notSent'

export const restrictionOf = (current: DecisionView | null) =>
  current?.action === 'hide' || current?.action === 'withdraw' ? current.action : null

/** Form for a decision about a subject, with a reason that everybody can read. */
export function DecideForm({ subject, current: known, action: initial }: Props) {
  const [newDecision, setNewDecision] = useState<DecisionView | null>(null)
  const current = newDecision !== null && newDecision.action !== 'keep' ? newDecision : known
  const actions = possibleActions(subject.kind, restrictionOf(current))
  const [chosen, setChosen] = useState(initial ?? null)
  const action = chosen !== null && actions.includes(chosen) ? chosen : (actions[0] ?? 'keep')
  const [reason, setReason] = useState('')
  const [isReasonMissing, setReasonMissing] = useState(false)
  const [state, setState] = useState<State>('typing')
  const id = useId()
  async function decide() {
    setState('sending')
    const sent = await sendDecision({ subject: subjectKey(subject), action, reason })
    if (!sent.ok)
      return setState(sent.failure.kind === 'refused' && sent.failure.code === 'alreadySo' ? 'alreadySo' : 'notSent')
    setNewDecision(sent.value)
    setReason('')
    setState('decided')
  }
  return (
    <Stack
      as="form"
      gap={3}
      onSubmit={(event) => {
        event.preventDefault()
        const isMissing = reason.trim() === ''
        setReasonMissing(isMissing)
        if (!isMissing && state !== 'sending') void decide()
      }}
    >
      {current !== null && restrictionOf(current) !== null && <DecisionNote decision={current} />}
      <Select
        label={operatorText('action')}
        look="row"
        value={action}
        options={actions.map((each) => [each, operatorText(`do.${each}`)])}
        onChange={setChosen}
      />
      <Input
        id={`${id}-reason`}
        label={operatorText('reason')}
        hint={operatorText('reason.public')}
        error={isReasonMissing && reason.trim() === '' ? operatorText('reason.missing') : null}
        maxLength={MODERATION_LIMITS.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <span>
        <Button type="submit" busy={state === 'sending'}>
          {operatorText('decide')}
        </Button>
      </span>
      <Note as="output" tone="strong">
        {state === 'typing' || state === 'sending' ? '' : operatorText(state)}
      </Note>
    </Stack>
  )
}
