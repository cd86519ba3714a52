import { type Subject, subjectKey } from '@musi/domain/moderation/subject'
import { subjectOfPage } from '@musi/domain/moderation/subjectOfPage'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { latePart } from '#platform/page/loading/latePart.tsx'
import page from '#platform/page/card/Page.module.css'
import { usePage } from '#platform/page/navigation/usePage.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { missingSubject } from '#platform/page/visit/missingSubject.ts'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import { reportText } from './reportWords.ts'

const ReportSheet = latePart(async () => (await import('./ReportSheet.tsx')).ReportSheet)

/** A button in the footer that reports the subject of the page (spec: moderation.report). */
export function ReportLink() {
  const current = usePage()
  const account = useAccount()
  const subject = current === null ? null : subjectOfPage(current)
  const isOwn = subject?.kind === 'account' && subject.id === account
  const isMissing = useVisitValue(missingSubject)
  return subject === null || isOwn || isMissing ? null : <Report key={subjectKey(subject)} subject={subject} />
}

function Report({ subject }: { subject: Subject }) {
  const [isOpen, setOpen] = useState(false)
  const { kind } = subject
  if (kind === 'picture') return null
  return (
    <li>
      <button
        id="report"
        type="button"
        className={`touch-target ${page['last'] ?? ''}`}
        onPointerEnter={ReportSheet.preload}
        onClick={() => setOpen(true)}
      >
        {reportText(`link.${kind}`)}
      </button>
      {/* Rendered outside the footer, whose styles must not apply. */}
      {isOpen &&
        createPortal(
          <ReportSheet subject={subject} title={reportText(`link.${kind}`)} onClose={() => setOpen(false)} />,
          document.body,
        )}
    </li>
  )
}
