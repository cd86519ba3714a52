import type { Address } from '@musi/domain/address'
import { ownPath } from '@musi/domain/ownPath'
import { type Reader, address, fields, orNull, seconds, text } from '@musi/domain/untrusted'
import { stored } from '#platform/page/storage/stored.ts'

/** The ticket of a play that somebody else paid for, which needs no sign-in (spec: touch.ticket). */
export type GivenTicket = {
  readonly account: Address
  readonly song: string
  readonly transaction: string
  /** URL of the whole song. */
  readonly address: string
  readonly endsAtSeconds: number
}

const reader: Reader<GivenTicket> = fields({
  account: address,
  song: text,
  transaction: text,
  address: ownPath,
  endsAtSeconds: seconds,
})

/**
 * Only the newest ticket, because an account is given one play. An expired one stays, because it shows that the song
 * was heard.
 */
const memory = stored<{ ticket: GivenTicket | null }>(
  { key: 'musi.givenTicket', version: 1, defaults: { ticket: null }, readers: { ticket: orNull(reader) } },
  () => localStorage,
)

export const givenTicket = { get: () => memory.get().ticket, subscribe: memory.subscribe }

export const storeTicket = (ticket: GivenTicket): void => memory.set({ ticket })

/** Forgets a ticket whose payment is no longer on chain; the account then has to sign in for another one. */
export function forgetTicket(address: string): void {
  if (givenTicket.get()?.address === address) memory.set({ ticket: null })
}

/** The ticket with which an account can hear a song now; null if it has none. */
export function validTicket(
  ticket: GivenTicket | null,
  account: Address,
  song: string,
  nowMs: number,
): GivenTicket | null {
  const isValid = ticket?.account === account && ticket.song === song && ticket.endsAtSeconds * 1000 > nowMs
  return isValid ? ticket : null
}
