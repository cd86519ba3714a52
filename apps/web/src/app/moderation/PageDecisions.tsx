import type { Address } from '@musi/domain/address'
import type { Subject } from '@musi/domain/moderation/subject'
import { subjectOfPage } from '@musi/domain/moderation/subjectOfPage'
import type { Page } from '@musi/domain/url/page'
import page from '#platform/page/card/Page.module.css'
import { usePage } from '#platform/page/navigation/usePage.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { SubjectDecisions } from '#platform/tokens/moderation/SubjectDecisions.tsx'

/** A page shows the decisions about its subject or, on an artist's own pages, about everything of the artist. */
function aboutOf(current: Page | null, account: Address | null): Subject | { owner: Address } | null {
  if (current === null) return null
  const subject = subjectOfPage(current)
  const isOwnPage = current.name === 'form' || (subject?.kind === 'account' && subject.id === account)
  return isOwnPage && account !== null ? { owner: account } : subject
}

/** Says above a page what an operator has restricted and why (spec: moderation.told). */
export function PageDecisions() {
  const current = usePage()
  const about = aboutOf(current, useAccount())
  return about === null ? null : <SubjectDecisions about={about} className={page['beside']} />
}
