import type { Address } from '@musi/domain/address'
import type { AddressField } from '@musi/domain/text/addressField'
import { useAddressField } from '#platform/tokens/address-input/useAddressField.ts'
import type { SwapForm } from './swapForm.ts'

/** The resolved recipient of the output; `name` is the typed name, if any. */
export type ResolvedRecipient = {
  readonly address: Address
  readonly name: string | null
  /** True if a recipient was typed, even if it is the account itself. */
  readonly isNamed: boolean
  readonly isFromLink: boolean
}

/** The receiver of the output; null if no wallet is connected, or the typed recipient does not resolve. */
export function useReceiver(
  { recipient, isRecipientFromLink: isFromLink }: SwapForm,
  account: Address | null,
): { receiver: ResolvedRecipient | null; field: AddressField } {
  const field = useAddressField(recipient ?? '')
  if (recipient === null) {
    const own = account === null ? null : { address: account, name: null, isNamed: false, isFromLink: false }
    return { receiver: own, field }
  }
  if (field.kind !== 'address') return { receiver: null, field }
  const name = field.address.toLowerCase() === recipient.toLowerCase() ? null : recipient
  return { receiver: { address: field.address, name, isNamed: true, isFromLink }, field }
}
