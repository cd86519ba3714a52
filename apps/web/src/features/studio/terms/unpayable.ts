import { type Address, ZERO_ADDRESS } from '@musi/domain/address'
import { jukeboxes } from '#platform/page/config/config.ts'

/** Accounts that cannot be paid: no jukebox could ever take out what it was given as a share. */
export const unpayable = (): readonly Address[] => [...jukeboxes(), ZERO_ADDRESS]

export const cannotBePaid = (account: Address | null): boolean => account !== null && unpayable().includes(account)
