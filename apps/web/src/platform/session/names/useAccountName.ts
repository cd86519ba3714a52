import { type Address, shortenAddress } from '@musi/domain/address'
import { config } from '#platform/page/config/config.ts'
import { useAddressName } from './useAddressName.ts'

type AccountName = {
  readonly name: string
  /** The name comes from the name service, whose answer may be old. */
  readonly isLookedUp: boolean
}

/** What an account is called: a demo account by its role, others by the name service, else by the short address. */
export function useAccountName(address: Address | null): AccountName {
  const person = config().people.find((one) => one.address === address) ?? null
  const found = useAddressName(person === null ? address : null)
  const name = person?.name ?? found ?? (address === null ? '' : shortenAddress(address))
  return { name, isLookedUp: found !== null }
}
