import { type Address, parseAddress } from '../address.ts'
import { type PairFactory, pairAddress } from './pairAddress.ts'
import type { Trade } from './trade.ts'

const FORTY_HEX = /^0x[0-9a-fA-F]{40}$/
/** Labels separated by dots: `bob.argent.xyz`. The name service decides whether a label is valid. */
const DOTTED_NAME = /^[^\s./]+(?:\.[^\s./]+)+$/u
/** Limit of the name service's encoding. */
const MAX_NAME_LENGTH = 255

/** True if the text may be a name of the name service. */
export const isDottedName = (text: string): boolean => text.length <= MAX_NAME_LENGTH && DOTTED_NAME.test(text)

/** True if the text may be a recipient (spec: swap.link-recipient). A wrong checksum is accepted here and fails to resolve later. */
export const isRecipientText = (text: string): boolean =>
  parseAddress(text) !== null || FORTY_HEX.test(text) || isDottedName(text)

/**
 * Contracts of the exchange that never return what they receive. `others`: the routers and, if V1 is shown, the
 * exchanges on the route.
 */
export type LostRecipients = { readonly pairFactory: PairFactory; readonly others: readonly Address[] }

/** True if tokens would be lost at the recipient: the factory, a router, or a token or pool of the route (spec: swap.lost-recipient). */
export function isLostRecipient(recipient: Address, trade: Trade | null, lostRecipients: LostRecipients): boolean {
  const { pairFactory, others } = lostRecipients
  if (recipient === pairFactory.factory || others.includes(recipient)) return true
  if (trade === null) return false
  const { path, pairs } = trade.route
  if (path.includes(recipient)) return true
  return pairs.some(({ token0, token1 }) => pairAddress(pairFactory, token0, token1) === recipient)
}
