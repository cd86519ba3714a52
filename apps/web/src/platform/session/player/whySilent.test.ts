import { expect, it } from 'vitest'
import { silenceOf } from './whySilent.ts'

it.each([
  ['a forged ticket, or that of another song', 403, 'forged', true, false, 'noTicket'],
  ['a ticket whose time is over', 410, 'over', true, false, 'noTicket'],
  ['a ticket whose bytes are used up', 429, 'usedUp', true, true, 'noTicket'],
  ['bytes that are used up for all but the least', 206, null, true, false, 'noTicket'],
  ['a song that nobody has paid for', 402, 'payToPlay', false, false, 'noTicket'],
  ['a song that its artist has retired', 410, 'retired', false, false, 'noTicket'],
  ['a payment that the chain took back, also while it was heard', 410, 'takenBack', true, true, 'takenBack'],
  ['a recording that is not there', 404, 'noSound', true, false, 'gone'],
  ['a recording that was withdrawn', 451, 'withdrawn', false, false, 'gone'],
  ['a server that cannot answer', 503, 'chainAway', true, false, 'line'],
  ['a line that broke and is there again', 206, null, true, true, 'line'],
  ['a preview that the browser cannot decode', 206, null, false, false, 'unplayable'],
] as const)(
  'the reason for silence is named for %s (spec: player.trouble, songs.tickets, case 98)',
  (_, status, code, isTicket, hasBroken, trouble) => {
    expect(silenceOf({ status, code, isTicket, hasBroken })).toBe(trouble)
  },
)
