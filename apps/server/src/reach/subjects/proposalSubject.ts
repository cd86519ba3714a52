import { proposalTitle, withoutTitle } from '@musi/domain/governance/proposalText'
import { safeText } from '@musi/domain/safeText'
import { PROPOSAL_LIMITS } from '@musi/domain/text/textLimits'
import type { ReachNeeds } from './reachNeeds.ts'
import { type PageSubject, cardPath } from './pageSubject.ts'

const NUMBER = /^[1-9]\d{0,8}$/
const DESCRIPTION_LENGTH = 300

/** The subject of a proposal; null if no proposal has this number. */
export async function proposalSubject({ index }: Pick<ReachNeeds, 'index'>, id: string): Promise<PageSubject | null> {
  if (!NUMBER.test(id)) return null
  const page = await index.query<'proposals'>({ kind: 'proposals', proposal: id, before: null })
  const [found] = page?.rows ?? []
  if (found === undefined) return null
  const name = safeText(proposalTitle(found.description), PROPOSAL_LIMITS.title)
  const text = safeText(withoutTitle(found.description).replaceAll(/[#*_`>]/g, ''), DESCRIPTION_LENGTH)
  const place = { kind: 'proposal', id } as const
  const path = `/vote/${id}`
  const voters = found.voters === 1 ? '1 voter' : `${found.voters} voters`
  return {
    ...place,
    path,
    title: `Proposal ${id}: ${name}`,
    description: text === '' ? `A proposal to the holders of UNI, with ${voters}.` : text,
    openGraphType: 'article',
    card: { label: `Proposal ${id}`, title: name, line: 'Governance', figure: voters, picture: { kind: 'mark' } },
    data: (origin) => ({
      '@type': 'Article',
      headline: name,
      url: `${origin}${path}`,
      image: `${origin}${cardPath(place)}`,
      datePublished: new Date(found.timeSeconds * 1000).toISOString(),
    }),
    sample: null,
    embed: null,
    feeds: [],
  }
}
