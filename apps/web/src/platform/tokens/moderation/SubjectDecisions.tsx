import type { Address } from '@musi/domain/address'
import { type Subject, subjectKey } from '@musi/domain/moderation/subject'
import { Note } from '@musi/ui/layout/Note'
import { Stack } from '@musi/ui/layout/Stack'
import { type ReactNode, useState } from 'react'
import card from '#platform/page/card/Card.module.css'
import { useAnswer } from '#platform/page/loading/useAnswer.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { DecisionNote } from './DecisionNote.tsx'
import { type DecisionView, fetchDecisions } from './decisionApi.ts'
import { moderationText } from './moderationWords.ts'
import { ReplyForm } from './ReplyForm.tsx'

type Props = {
  about: Subject | { owner: Address }
  /** Heads the card of a song that is withdrawn, and is the whole card if no decision is read. */
  withdrawn?: ReactNode
  className?: string | undefined
}

/** The newest decision of each subject, if it restricts the subject. */
function restrictions(decisions: readonly DecisionView[]): readonly DecisionView[] {
  const newest = new Map<string, DecisionView>()
  for (const decision of decisions) if (!newest.has(decision.subject)) newest.set(decision.subject, decision)
  return [...newest.values()].filter(({ action }) => action === 'hide' || action === 'withdraw')
}

/** Lists the restrictions in force, with their reasons; the owner can reply (spec: moderation.told). */
export function SubjectDecisions(props: Props) {
  const { about } = props
  const key = 'owner' in about ? about.owner : subjectKey(about)
  return <Decisions key={key} id={key} {...props} />
}

function Decisions({ id, about, withdrawn = null, className }: Props & { id: string }) {
  const account = useAccount()
  const [replied, setReplied] = useState<ReadonlyMap<string, DecisionView>>(new Map())
  const answer = useAnswer(`decisions ${id}`, () => fetchDecisions(about))
  const shown = answer.kind === 'ready' ? restrictions(answer.value) : []
  if (shown.length === 0 && withdrawn === null) return null
  return (
    <section id="page-decisions" className={className}>
      {shown.length === 0 && <div className={card['flat']}>{withdrawn}</div>}
      {shown.map((decision) => {
        const newest = replied.get(decision.id) ?? decision
        const canReply = account !== null && newest.owner === account && newest.reply === null
        return (
          <Stack key={decision.id} gap={3} className={card['flat']}>
            <DecisionNote decision={newest} isNamed={'owner' in about} title={withdrawn} />
            <Note>{moderationText('chain')}</Note>
            {canReply && (
              <ReplyForm
                decision={newest}
                onReplied={(sent) => setReplied((earlier) => new Map(earlier).set(sent.id, sent))}
              />
            )}
          </Stack>
        )
      })}
    </section>
  )
}
