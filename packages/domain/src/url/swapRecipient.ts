import { parseAddress } from '../address.ts'
import { isRecipientText } from '../exchange/recipient.ts'
import { safeText } from '../safeText.ts'

/**
 * The recipient that a link asks for: an address with its checksum, or the text of a name. What looks like an address but has
 * a wrong checksum stays as it is, so that its field shows it as an error instead of hiding it. Null (spec: swap.link-recipient):
 * any other text, and a name with invisible characters.
 */
export function swapRecipient(text: string): string | null {
  const address = parseAddress(text)
  if (address) return address
  return isRecipientText(text) && safeText(text, Number.POSITIVE_INFINITY) === text ? text : null
}
