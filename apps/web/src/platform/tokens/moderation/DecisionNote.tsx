import { parseSubject } from '@musi/domain/moderation/subject'
import { MODERATION_LIMITS } from '@musi/domain/text/textLimits'
import { Note } from '@musi/ui/layout/Note'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import type { ReactNode } from 'react'
import { When } from '#platform/page/time/When.tsx'
import { isolated } from '#platform/page/i18n/isolated.ts'
import { safeText } from '@musi/domain/safeText'
import type { DecisionView } from './decisionApi.ts'
import { moderationText } from './moderationWords.ts'
import { SubjectName } from './SubjectName.tsx'

type Props = {
  decision: DecisionView
  /** True to name the subject, on pages about something else. */
  isNamed?: boolean
  /** Replaces the name of the decision; null shows the name. */
  title?: ReactNode
}

/** A decision of an operator: what, why, since when, and the owner's reply. */
export function DecisionNote({ decision, isNamed = false, title = null }: Props) {
  const { action, reason, reply, decidedAtSeconds } = decision
  const subject = isNamed ? parseSubject(decision.subject) : null
  return (
    <Stack gap={2}>
      <Cluster gap={2} lines={1} center>
        {title ?? <b>{moderationText(`action.${action}`)}</b>}
        {subject !== null && <SubjectName subject={subject} />}
        <Note as="span">
          <When timeSeconds={decidedAtSeconds} />
        </Note>
      </Cluster>
      <p>{moderationText('reason', { reason: isolated(safeText(reason, MODERATION_LIMITS.reason)) })}</p>
      {reply !== null && (
        <p>{moderationText('replied', { text: isolated(safeText(reply.text, MODERATION_LIMITS.reply)) })}</p>
      )}
    </Stack>
  )
}
