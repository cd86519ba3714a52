import { proposalTitle } from '@musi/domain/governance/proposalText'
import { votingEnd } from '@musi/domain/governance/voting'
import { safeText } from '@musi/domain/safeText'
import { PIECE_LIMITS, PROPOSAL_LIMITS } from '@musi/domain/text/textLimits'
import { nowSeconds } from '#platform/clock.ts'
import type { ReachNeeds } from '../subjects/reachNeeds.ts'

export type CalendarName = 'drops' | 'votes'

type CalendarEvent = { readonly id: string; readonly atSeconds: number; readonly title: string; readonly path: string }

/** RFC 5545 folds lines longer than 75 bytes. */
const MAX_LINE_BYTES = 75
const MAX_EVENTS = 200

/** A calendar file as in RFC 5545; null if its events cannot be read now (spec: reach.calendars). */
export async function calendar(needs: ReachNeeds, name: CalendarName, origin: string): Promise<string | null> {
  const events = await (name === 'drops' ? drops(needs) : votes(needs))
  if (events === null) return null
  const madeAt = stamp(nowSeconds(needs.clock))
  const host = new URL(origin).host
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//Musi ${name}//EN`,
    `X-WR-CALNAME:${name === 'drops' ? 'Drops on Musi' : 'Votes on Musi'}`,
    ...events
      .slice(0, MAX_EVENTS)
      .flatMap(({ id, atSeconds, title, path }) => [
        'BEGIN:VEVENT',
        `UID:${id}@${host}`,
        `DTSTAMP:${madeAt}`,
        `DTSTART:${stamp(atSeconds)}`,
        `SUMMARY:${escapedText(title)}`,
        `URL:${origin}${path}`,
        'END:VEVENT',
      ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** Sales that will open at a known time. */
async function drops({ pieces, names, clock }: ReachNeeds): Promise<readonly CalendarEvent[] | null> {
  const listing = await pieces.pieces()
  if (listing === null) return null
  const now = nowSeconds(clock)
  const listed = new Set(
    listing.collections
      .filter(({ name, minter }) => !names().isImitation(name, minter ?? ''))
      .map(({ address }) => address.toLowerCase()),
  )
  return listing.pieces.flatMap(({ collection, id, name, upcoming }): CalendarEvent[] => {
    const title = safeText(name ?? '', PIECE_LIMITS.name)
    if (upcoming === null || upcoming.opensSeconds < now || title === '' || !listed.has(collection.toLowerCase()))
      return []
    return [
      {
        id: `drop-${collection}-${id}`,
        atSeconds: upcoming.opensSeconds,
        title: `${title} goes on sale`,
        path: `/nft/${collection}/${id}`,
      },
    ]
  })
}

/** Ends of the votes still open, estimated from the usual length of a vote. */
async function votes({ index, clock }: ReachNeeds): Promise<readonly CalendarEvent[] | null> {
  const page = await index.query<'proposals'>({ kind: 'proposals', proposal: null, before: null })
  if (page === null) return null
  const now = nowSeconds(clock)
  return page.rows.flatMap(({ id, description, timeSeconds, canceled, executed }): CalendarEvent[] => {
    const end = votingEnd(false, { startSeconds: timeSeconds, endSeconds: null }, now)
    if (end.kind !== 'ends' || canceled !== null || executed !== null) return []
    const title = safeText(proposalTitle(description), PROPOSAL_LIMITS.title)
    return [{ id: `vote-${id}`, atSeconds: end.atSeconds, title: `Voting ends: ${title}`, path: `/vote/${id}` }]
  })
}

const stamp = (seconds: number): string => new Date(seconds * 1000).toISOString().replaceAll(/[-:]|\.\d+/g, '')

const escapedText = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replaceAll(/\r?\n/g, '\\n')

/** Folds a long line: a continuation starts with a space, and no character is split. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > (parts.length === 0 ? MAX_LINE_BYTES : MAX_LINE_BYTES - 1)) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part].join('\r\n ')
}
