import { expect, it } from 'vitest'
import { silenceReason } from './silenceReason.ts'

it.each([
  ['a forged ticket, or that of another song', 403, 'forged', true, false, 'noTicket'],
  ['an expired ticket', 410, 'over', true, false, 'noTicket'],
  ['a ticket without bytes left', 429, 'usedUp', true, true, 'noTicket'],
  ['a ticket with too few bytes left', 206, null, true, false, 'noTicket'],
  ['an unpaid song', 402, 'payToPlay', false, false, 'noTicket'],
  ['a retired song', 410, 'retired', false, false, 'noTicket'],
  ['a payment undone by a reorg during the play', 410, 'takenBack', true, true, 'takenBack'],
  ['a missing recording', 404, 'noSound', true, false, 'gone'],
  ['a withdrawn recording', 451, 'withdrawn', false, false, 'gone'],
  ['a server that cannot answer', 503, 'chainAway', true, false, 'line'],
  ['a connection that broke and recovered', 206, null, true, true, 'line'],
  ['a preview that the browser cannot decode', 206, null, false, false, 'unplayable'],
] as const)(
  'the reason for silence is named for %s (spec: player.trouble, songs.tickets, case 98)',
  (_, status, code, isTicket, hasBroken, trouble) => {
    expect(silenceReason({ status, code, isTicket, hasBroken })).toBe(trouble)
  },
)
