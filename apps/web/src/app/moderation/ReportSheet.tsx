import { CONCERNS, type Concern, ContentReportTaken, type NewContentReport } from '@musi/api/moderation/contentReports'
import { CONTENT_REPORTS_PATH } from '@musi/api/paths'
import { type Subject, subjectFrom, subjectKey } from '@musi/domain/moderation/subject'
import { MODERATION_LIMITS } from '@musi/domain/text/textLimits'
import { Icon } from '@musi/ui/Icon'
import { Button } from '@musi/ui/controls/Button'
import { Input } from '@musi/ui/controls/Input'
import { Select } from '@musi/ui/controls/Select'
import { TextArea } from '@musi/ui/controls/TextArea'
import { Note } from '@musi/ui/layout/Note'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { Sheet } from '@musi/ui/overlays/Sheet'
import { useState } from 'react'
import { ask, jsonRequest } from '#platform/page/http/ask.ts'
import { readValue } from '#platform/page/http/readAnswer.ts'
import { moderationText } from '#platform/tokens/moderation/moderationWords.ts'
import { SubjectLine } from '#platform/tokens/moderation/SubjectLine.tsx'
import { reportText } from './reportWords.ts'

type Props = { subject: Subject; title: string; onClose: () => void }
type State = 'typing' | 'sending' | 'sent' | 'away' | 'tooManyReports'

/** Songs and pieces also have a picture, which can be reported by itself. */
const subjectsOf = (subject: Subject): readonly Subject[] =>
  [subject, subject.kind === 'song' || subject.kind === 'piece' ? subjectFrom('picture', subject.id) : null].filter(
    (each) => each !== null,
  )

const sendReport = (report: NewContentReport) =>
  ask(CONTENT_REPORTS_PATH, (value) => readValue(ContentReportTaken, value), jsonRequest('POST', report))

/** The form of a report. If it cannot be sent, the typed text stays. */
export function ReportSheet({ subject, title, onClose }: Props) {
  const subjects = subjectsOf(subject)
  const [reported, setReported] = useState(subjectKey(subject))
  const [concern, setConcern] = useState<Concern | ''>('')
  const [text, setText] = useState('')
  const [contact, setContact] = useState('')
  const [state, setState] = useState<State>('typing')
  async function send() {
    if (concern === '') return
    setState('sending')
    const sent = await sendReport({ subject: reported, concern, text, contact })
    if (sent.ok) setState('sent')
    else setState(sent.failure.kind === 'refused' && sent.failure.code === 'tooManyReports' ? 'tooManyReports' : 'away')
  }
  return (
    <Sheet open onClose={onClose} title={title} closeLabel={reportText('close')}>
      {state === 'sent' ? (
        <Stack gap={4}>
          <Cluster gap={2} center>
            <Icon name="tick" />
            <output>{reportText('sent')}</output>
          </Cluster>
          <Button onClick={onClose}>{reportText('close')}</Button>
        </Stack>
      ) : (
        <Stack
          as="form"
          id="report-form"
          gap={4}
          onSubmit={(event) => {
            event.preventDefault()
            if (state !== 'sending') void send()
          }}
        >
          <SubjectLine subject={subject} />
          {subjects.length > 1 && (
            <Select
              label={reportText('about')}
              value={reported}
              options={subjects.map((each) => [subjectKey(each), moderationText(`kind.${each.kind}`)])}
              onChange={setReported}
            />
          )}
          <Select
            label={reportText('concern')}
            value={concern}
            options={[
              ...(concern === '' ? [['', reportText('choose')] as const] : []),
              ...CONCERNS.map((each) => [each, moderationText(`concern.${each}`)] as const),
            ]}
            onChange={setConcern}
          />
          <TextArea
            label={reportText('text')}
            maxLength={MODERATION_LIMITS.text}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Input
            label={reportText('contact')}
            maxLength={MODERATION_LIMITS.contact}
            value={contact}
            onChange={({ target }) => setContact(target.value)}
          />
          <Note>{reportText('note')}</Note>
          <Button kind="primary" type="submit" disabled={concern === ''} busy={state === 'sending'}>
            {reportText('send')}
          </Button>
          <Note as="output" tone="strong">
            {state === 'away' || state === 'tooManyReports' ? reportText(state) : ''}
          </Note>
        </Stack>
      )}
    </Sheet>
  )
}
