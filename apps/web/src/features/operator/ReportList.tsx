import { type DecisionAction, possibleActions } from '@musi/domain/moderation/decision'
import { type Subject, parseSubject } from '@musi/domain/moderation/subject'
import { safeText } from '@musi/domain/safeText'
import { MODERATION_LIMITS } from '@musi/domain/text/textLimits'
import { Button } from '@musi/ui/controls/Button'
import { Empty } from '@musi/ui/layout/Empty'
import { Note } from '@musi/ui/layout/Note'
import { Rows } from '@musi/ui/layout/Rows'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { type ComponentProps, Fragment, useState } from 'react'
import card from '#platform/page/card/Card.module.css'
import { When } from '#platform/page/time/When.tsx'
import { moderationText } from '#platform/tokens/moderation/moderationWords.ts'
import { SubjectLine } from '#platform/tokens/moderation/SubjectLine.tsx'
import { DecideForm, restrictionOf } from './DecideForm.tsx'
import type { Reported } from './operatorApi.ts'
import { operatorText } from './operatorWords.ts'

type Props = { reports: readonly Reported[]; hasMore: boolean }

/** The reported subjects, the most reported first, each with a decision to make. */
export const ReportList = ({ reports, hasMore }: Props) => (
  <section className={card['section']} aria-labelledby="operator-reports">
    <h2 id="operator-reports">{operatorText('reports')}</h2>
    {reports.length === 0 && <Empty>{operatorText('reports.none')}</Empty>}
    <Rows>
      {reports.map((reported) => {
        const subject = parseSubject(reported.subject)
        return (
          subject !== null && (
            <li key={reported.subject}>
              <ReportedSubject reported={reported} subject={subject} />
            </li>
          )
        )
      })}
    </Rows>
    {hasMore && <Note>{operatorText('reports.more')}</Note>}
  </section>
)

/** Two answers to a report. Opens the form on a press, so that the list stays short. */
function FoldedForm({ subject, current }: ComponentProps<typeof DecideForm>) {
  const [opened, setOpened] = useState<DecisionAction | null>(null)
  const [first = 'keep'] = possibleActions(subject.kind, restrictionOf(current))
  if (opened !== null) return <DecideForm {...{ subject, current }} action={opened} />
  return (
    <Cluster gap={3}>
      {[...new Set<DecisionAction>([first, 'keep'])].map((action) => (
        <Button key={action} onClick={() => setOpened(action)}>
          {operatorText(`do.${action}`)}
        </Button>
      ))}
    </Cluster>
  )
}

/** Reports with the same reason together, the most frequent reason first. */
function byConcern({ reports }: Reported): readonly [Reported['reports'][number]['concern'], Reported['reports']][] {
  const groups = Map.groupBy(reports, ({ concern }) => concern)
  return [...groups].toSorted(([, one], [, other]) => other.length - one.length)
}

const ReportedSubject = ({ reported, subject }: { reported: Reported; subject: Subject }) => (
  <Stack gap={3}>
    <SubjectLine subject={subject}>
      <Note as="span">
        {operatorText('reports.count', { count: reported.count })} · <When timeSeconds={reported.newestAtSeconds} />
      </Note>
    </SubjectLine>
    <Stack as="ul" gap={2}>
      {byConcern(reported).map(([concern, reports]) => (
        <li key={concern}>
          <b>{moderationText(`concern.${concern}`)}</b>
          {reports.length > 1 && ` · ${reports.length}`}
          {reports.map(({ id, text, contact }) => (
            <Fragment key={id}>
              {text !== '' && (
                <p>
                  <bdi>{safeText(text, MODERATION_LIMITS.text)}</bdi>
                </p>
              )}
              {contact !== '' && (
                <Note breaks>
                  {operatorText('reports.contact', { contact: safeText(contact, MODERATION_LIMITS.contact) })}
                </Note>
              )}
            </Fragment>
          ))}
        </li>
      ))}
    </Stack>
    <FoldedForm subject={subject} current={reported.current} />
  </Stack>
)
