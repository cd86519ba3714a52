import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Content of a ticket. Tickets are sealed, so nobody can forge one; a database row has the
 * remaining budget.
 */
export type Ticket = { song: string; play: string; endsAtSeconds: number }

const sealOf = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url')

const textOf = ({ song, play, endsAtSeconds }: Ticket) => `${song}|${play}|${endsAtSeconds}`

/** The song is in the URL already, so it is sealed but not repeated. */
export function writeTicket(key: Buffer, ticket: Ticket): string {
  return `${ticket.play}.${ticket.endsAtSeconds}.${sealOf(key, textOf(ticket))}`
}

/** Returns null if it is not a ticket of this server for this song. */
export function readTicket(key: Buffer, song: string, text: string): Ticket | null {
  const [, play = '', ends = '', seal = ''] = /^([\w-]{1,80})\.(\d{1,12})\.([\w-]{43})$/.exec(text) ?? []
  if (seal === '') return null
  const ticket = { song, play, endsAtSeconds: Number(ends) }
  // Compares the exact text, so that another spelling of a number is not accepted.
  const expected = Buffer.from(writeTicket(key, ticket))
  const actual = Buffer.from(text)
  return expected.length === actual.length && timingSafeEqual(expected, actual) ? ticket : null
}
