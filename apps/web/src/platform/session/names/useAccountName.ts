import { type Address, shortenAddress } from '@musi/domain/address'
import { config } from '#platform/page/config/config.ts'
import { usePasskeyAccount } from '../wallet/usePasskeyAccount.ts'
import { listenerName } from './listenerName.ts'
import { useAddressName } from './useAddressName.ts'

type AccountName = {
  readonly name: string
  /** True if the name comes from the name service, whose answer may be old. */
  readonly isLookedUp: boolean
}

/**
 * Name of an account: a demo account’s role, else its name from the name service, else its short address, or the short name of
 * the connected account with a passkey.
 */
export function useAccountName(address: Address | null): AccountName {
  const person = config().people.find((one) => one.address === address) ?? null
  const lookedUp = useAddressName(person === null ? address : null)
  const isPasskey = usePasskeyAccount() === address
  const short = address === null ? '' : isPasskey ? listenerName(address) : shortenAddress(address)
  const name = person?.name ?? lookedUp ?? short
  return { name, isLookedUp: lookedUp !== null }
}
