import { type Subject, subjectFrom, subjectKey } from '@musi/domain/moderation/subject'
import { subjectOfPage } from '@musi/domain/moderation/subjectOfPage'
import { redirect } from '@musi/domain/url/redirect'
import { Input } from '@musi/ui/controls/Input'
import { Skeleton } from '@musi/ui/Skeleton'
import { Stack } from '@musi/ui/layout/Stack'
import { useState } from 'react'
import card from '#platform/page/card/Card.module.css'
import { useAnswer } from '#platform/page/loading/useAnswer.ts'
import { fetchDecisions } from '#platform/tokens/moderation/decisionApi.ts'
import { SubjectName } from '#platform/tokens/moderation/SubjectName.tsx'
import { DecideForm } from './DecideForm.tsx'
import { operatorText } from './operatorWords.ts'

/** The subject of a pasted link or path; null if it has none. */
function subjectOfLink(link: string): Subject | null {
  const { pathname } = URL.parse(link.trim(), location.origin) ?? { pathname: '' }
  const destination = redirect({ pathname, search: '', hash: '' }, { explorer: true })
  return destination.kind === 'page' ? subjectOfPage(destination.page) : null
}

/** Form for a decision about a page that nobody has reported. */
export function OtherPage() {
  const [link, setLink] = useState('')
  const subject = link.trim() === '' ? null : subjectOfLink(link)
  const hasPicture = subject?.kind === 'song' || subject?.kind === 'piece'
  const picture = subject !== null && hasPicture ? subjectFrom('picture', subject.id) : null
  return (
    <section className={card['section']} aria-labelledby="operator-other">
      <h2 id="operator-other">{operatorText('other')}</h2>
      <Input
        id="operator-link"
        label={operatorText('other.link')}
        error={link.trim() !== '' && subject === null ? operatorText('other.wrong') : null}
        value={link}
        onChange={({ target }) => setLink(target.value)}
      />
      {subject !== null && <Decide key={subjectKey(subject)} subject={subject} />}
      {picture !== null && <Decide key={subjectKey(picture)} subject={picture} />}
    </section>
  )
}

/** Waits for the decisions, because the one in force cannot be made again. */
function Decide({ subject }: { subject: Subject }) {
  const answer = useAnswer(`decisions ${subjectKey(subject)}`, () => fetchDecisions(subject))
  if (answer.kind === 'waiting') return <Skeleton label={operatorText('reading')} />
  if (answer.kind === 'failed') return <p>{operatorText('away')}</p>
  return (
    <Stack gap={3}>
      <SubjectName subject={subject} />
      <DecideForm subject={subject} current={answer.value[0] ?? null} />
    </Stack>
  )
}
