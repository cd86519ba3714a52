import { type Subject, subjectKey } from '@musi/domain/moderation/subject'
import { subjectOfPage } from '@musi/domain/moderation/subjectOfPage'
import { Button } from '@musi/ui/controls/Button'
import { useState } from 'react'
import { latePart } from '#platform/page/loading/latePart.tsx'
import page from '#platform/page/card/Page.module.css'
import { usePage } from '#platform/page/navigation/usePage.ts'
import { reportText } from './reportWords.ts'

const ReportSheet = latePart(async () => (await import('./ReportSheet.tsx')).ReportSheet)

/** A button that reports what the page is about (spec: moderation.report). */
export function ReportLink() {
  const current = usePage()
  const subject = current === null ? null : subjectOfPage(current)
  return subject === null ? null : <Report key={subjectKey(subject)} subject={subject} />
}

function Report({ subject }: { subject: Subject }) {
  const [isOpen, setOpen] = useState(false)
  const { kind } = subject
  if (kind === 'picture') return null
  return (
    <div className={page['beside']}>
      <span>
        <Button
          id="report"
          kind="quiet"
          size="small"
          onPointerEnter={ReportSheet.preload}
          onClick={() => setOpen(true)}
        >
          {reportText(`link.${kind}`)}
        </Button>
      </span>
      {isOpen && <ReportSheet subject={subject} onClose={() => setOpen(false)} />}
    </div>
  )
}
