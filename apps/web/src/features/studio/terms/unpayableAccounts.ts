import { type Address, ZERO_ADDRESS } from '@musi/domain/address'
import { jukeboxes } from '#platform/page/config/config.ts'

/** Accounts that cannot be payees: a jukebox could never withdraw its share. */
export const unpayableAccounts = (): readonly Address[] => [...jukeboxes(), ZERO_ADDRESS]

export const cannotBePaid = (account: Address | null): boolean =>
  account !== null && unpayableAccounts().includes(account)
