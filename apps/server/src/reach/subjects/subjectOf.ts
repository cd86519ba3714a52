import { SUBJECT_KINDS, type Subject, subjectFrom } from '@musi/domain/moderation/subject'
import { subjectOfPage as reportedSubject } from '@musi/domain/moderation/subjectOfPage'
import type { Page, PlainPage } from '@musi/domain/url/page'
import { PLAIN_PAGES } from '@musi/domain/url/page'
import { redirect } from '@musi/domain/url/redirect'
import { accountSubject } from './accountSubject.ts'
import { artistSubject } from './artistSubject.ts'
import { fixedSubject } from './fixedPages.ts'
import type { PageSubject, SubjectKind } from './pageSubject.ts'
import { collectionSubject, pieceSubject } from './pieceSubject.ts'
import { poolSubject } from './poolSubject.ts'
import { proposalSubject } from './proposalSubject.ts'
import type { ReachNeeds } from './reachNeeds.ts'
import { songSubject } from './songSubject.ts'
import { tokenSubject } from './tokenSubject.ts'

type MaybeSubject = Promise<PageSubject | null> | PageSubject | null

const isPlain = (name: string): name is PlainPage => Object.values(PLAIN_PAGES).some((each) => each === name)

/** The subject of the page at a path; null if it has none that may be named. */
export function subjectAt(needs: ReachNeeds, pathname: string): MaybeSubject {
  const destination = redirect({ pathname, search: '', hash: '' })
  if (destination.kind !== 'page' || isHidden(needs, reportedSubject(destination.page))) return null
  return subjectOfPage(needs, destination.page)
}

/**
 * True if an operator has hidden the subject. Names are not checked, because their owners are not
 * known here.
 */
const isHidden = ({ moderation }: ReachNeeds, subject: Subject | null) =>
  subject !== null && moderation.isHidden(subject)

function subjectOfPage(needs: ReachNeeds, page: Page): MaybeSubject {
  switch (page.name) {
    case 'song':
      return songSubject(needs, page.identifier)
    case 'artist':
      return artistSubject(needs, page.identifier)
    case 'chartsToken':
      return tokenSubject(needs, page.identifier)
    case 'chartsPool':
      return poolSubject(needs, page.identifier)
    case 'account':
      return accountSubject(needs, page.identifier)
    case 'collection':
      return collectionSubject(needs, page.address)
    case 'piece':
      return pieceSubject(needs, page.collection, page.id)
    case 'proposal':
      return proposalSubject(needs, page.id)
    default:
      return isPlain(page.name) ? fixedSubject(page.name) : null
  }
}

/** The subject in the URL of a card or an embed; null if there is none that may be named. */
export function subjectOf(needs: ReachNeeds, kind: string, id: string): MaybeSubject {
  const [collection = '', token = ''] = id.split('-')
  const finders: Readonly<Record<SubjectKind, () => MaybeSubject>> = {
    song: () => songSubject(needs, id),
    artist: () => artistSubject(needs, id),
    token: () => tokenSubject(needs, id),
    pool: () => poolSubject(needs, id),
    account: () => accountSubject(needs, id),
    collection: () => collectionSubject(needs, id),
    piece: () => pieceSubject(needs, collection, token),
    proposal: () => proposalSubject(needs, id),
    page: () => (isPlain(id) ? fixedSubject(id) : null),
  }
  if (!Object.hasOwn(finders, kind)) return null
  const name = kind === 'artist' ? 'account' : SUBJECT_KINDS.find((each) => each === kind)
  if (name !== undefined && isHidden(needs, subjectFrom(name, id))) return null
  return finders[kind as SubjectKind]()
}
