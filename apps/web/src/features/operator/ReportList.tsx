import { type Subject, parseSubject } from '@musi/domain/moderation/subject'
import { safeText } from '@musi/domain/safeText'
import { MODERATION_LIMITS } from '@musi/domain/text/textLimits'
import { Button } from '@musi/ui/controls/Button'
import { Empty } from '@musi/ui/layout/Empty'
import { Note } from '@musi/ui/layout/Note'
import { Rows } from '@musi/ui/layout/Rows'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { type ComponentProps, useState } from 'react'
import card from '#platform/page/card/Card.module.css'
import { When } from '#platform/page/time/When.tsx'
import { moderationText } from '#platform/tokens/moderation/moderationWords.ts'
import { SubjectName } from '#platform/tokens/moderation/SubjectName.tsx'
import { DecideForm } from './DecideForm.tsx'
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

/** The form opens on a press, so that the list can be looked through. */
function FoldedForm(props: ComponentProps<typeof DecideForm>) {
  const [isOpen, setOpen] = useState(false)
  return isOpen ? (
    <DecideForm {...props} />
  ) : (
    <span>
      <Button onClick={() => setOpen(true)}>{operatorText('decide')}</Button>
    </span>
  )
}

const ReportedSubject = ({ reported, subject }: { reported: Reported; subject: Subject }) => (
  <Stack gap={3}>
    <Cluster gap={3} lines={1} center apart>
      <SubjectName subject={subject} />
      <Note as="span">
        {operatorText('reports.count', { count: reported.count })} · <When timeSeconds={reported.newestAtSeconds} />
      </Note>
    </Cluster>
    <Stack as="ul" gap={2}>
      {reported.reports.map(({ id, concern, text, contact }) => (
        <li key={id}>
          <b>{moderationText(`concern.${concern}`)}</b>
          {text !== '' && <bdi> {safeText(text, MODERATION_LIMITS.text)}</bdi>}
          {contact !== '' && (
            <Note breaks>
              {operatorText('reports.contact', { contact: safeText(contact, MODERATION_LIMITS.contact) })}
            </Note>
          )}
        </li>
      ))}
    </Stack>
    <FoldedForm subject={subject} current={reported.current} />
  </Stack>
)
