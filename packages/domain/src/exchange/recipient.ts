import { type Address, parseAddress } from '../address.ts'
import { type PairFactory, pairAddress } from './pairAddress.ts'
import type { Trade } from './trade.ts'

const FORTY_HEX = /^0x[0-9a-fA-F]{40}$/
/** Labels separated by dots: `bob.argent.xyz`. Whether a label is valid is for the name service to decide. */
const DOTTED_NAME = /^[^\s./]+(?:\.[^\s./]+)+$/u
/** The longest name that the name service's encoding takes. */
const LONGEST_NAME = 255

/** Can this text be a name of the name service? */
export const isDottedName = (text: string): boolean => text.length <= LONGEST_NAME && DOTTED_NAME.test(text)

/** Can this text be a recipient (spec: swap.link-recipient)? A wrong checksum is kept as typed and then fails to resolve. */
export const isRecipientText = (text: string): boolean =>
  parseAddress(text) !== null || FORTY_HEX.test(text) || isDottedName(text)

/**
 * Contracts of the exchange that never return what they receive. `others`: the routers and, if V1 is shown, the
 * exchanges on the route.
 */
export type LostRecipients = { readonly pairFactory: PairFactory; readonly others: readonly Address[] }

/** Would the tokens be lost there: at the factory, a router, or a token or pool that the trade goes through (spec: swap.lost-recipient)? */
export function isLostRecipient(recipient: Address, trade: Trade | null, lostRecipients: LostRecipients): boolean {
  const { pairFactory, others } = lostRecipients
  if (recipient === pairFactory.factory || others.includes(recipient)) return true
  if (trade === null) return false
  const { path, pairs } = trade.route
  if (path.includes(recipient)) return true
  return pairs.some(({ token0, token1 }) => pairAddress(pairFactory, token0, token1) === recipient)
}
