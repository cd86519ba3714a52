import type { Address } from '@musi/domain/address'
import { type Subject, subjectKey } from '@musi/domain/moderation/subject'
import { subjectOfPage } from '@musi/domain/moderation/subjectOfPage'
import type { Page } from '@musi/domain/url/page'
import { Note } from '@musi/ui/layout/Note'
import { Stack } from '@musi/ui/layout/Stack'
import { useState } from 'react'
import card from '#platform/page/card/Card.module.css'
import page from '#platform/page/card/Page.module.css'
import { useAnswer } from '#platform/page/loading/useAnswer.ts'
import { usePage } from '#platform/page/navigation/usePage.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { DecisionNote } from '#platform/tokens/moderation/DecisionNote.tsx'
import { type DecisionView, fetchDecisions } from '#platform/tokens/moderation/decisionApi.ts'
import { moderationText } from '#platform/tokens/moderation/moderationWords.ts'
import { ReplyForm } from '#platform/tokens/moderation/ReplyForm.tsx'

/** A page shows the decisions about its subject or, on an artist's own pages, about everything of the artist. */
function aboutOf(current: Page | null, account: Address | null): Subject | { owner: Address } | null {
  if (current === null) return null
  const subject = subjectOfPage(current)
  const isOwnPage = current.name === 'form' || (subject?.kind === 'account' && subject.id === account)
  return isOwnPage && account !== null ? { owner: account } : subject
}

/** The newest decision of each subject, if it restricts the subject. */
function restrictions(decisions: readonly DecisionView[]): readonly DecisionView[] {
  const newest = new Map<string, DecisionView>()
  for (const decision of decisions) if (!newest.has(decision.subject)) newest.set(decision.subject, decision)
  return [...newest.values()].filter(({ action }) => action === 'hide' || action === 'withdraw')
}

/** Says on a page what an operator has restricted and why. The owner can reply (spec: moderation.told). */
export function PageDecisions() {
  const current = usePage()
  const account = useAccount()
  const about = aboutOf(current, account)
  if (about === null) return null
  const key = 'owner' in about ? about.owner : subjectKey(about)
  return <Decisions key={key} id={key} about={about} account={account} />
}

type Props = { id: string; about: Subject | { owner: Address }; account: Address | null }

function Decisions({ id, about, account }: Props) {
  const [replied, setReplied] = useState<ReadonlyMap<string, DecisionView>>(new Map())
  const answer = useAnswer(`decisions ${id}`, () => fetchDecisions(about))
  const shown = answer.kind === 'ready' ? restrictions(answer.value) : []
  if (shown.length === 0) return null
  return (
    <section id="page-decisions" className={page['beside']}>
      {shown.map((decision) => {
        const newest = replied.get(decision.id) ?? decision
        const canReply = account !== null && newest.owner === account && newest.reply === null
        return (
          <Stack key={decision.id} gap={3} className={card['flat']}>
            <DecisionNote decision={newest} isNamed={'owner' in about} />
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
