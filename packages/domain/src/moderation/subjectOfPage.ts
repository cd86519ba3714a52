import type { Page } from '../url/page.ts'
import { type Subject, ownerOfPicture, subjectFrom } from './subject.ts'

/** The subject of a page; null if there is none that can be reported, or if the page names an account by a name. */
export function subjectOfPage(page: Page): Subject | null {
  switch (page.name) {
    case 'song':
      return subjectFrom('song', page.identifier.toLowerCase())
    case 'artist':
    case 'account':
      return subjectFrom('account', page.identifier)
    case 'chartsToken':
      return subjectFrom('token', page.identifier)
    case 'collection':
      return subjectFrom('collection', page.address)
    case 'piece':
      return subjectFrom('piece', `${page.collection}-${page.id}`)
    case 'explorerToken':
      return subjectFrom('token', page.identifier)
    case 'explorerAddress':
      return subjectFrom('account', page.identifier)
    default:
      return null
  }
}

/** The page of a subject; for a picture, that of its song or piece. */
export function pathOfSubject(subject: Subject): string {
  const { kind, id } = ownerOfPicture(subject)
  switch (kind) {
    case 'song':
    case 'picture':
      return `/song/${id}`
    case 'piece':
      return `/nft/${id.replace('-', '/')}`
    case 'collection':
      return `/nft/${id}`
    case 'token':
      return `/charts/token/${id}`
    case 'account':
      return `/account/${id}`
  }
}
