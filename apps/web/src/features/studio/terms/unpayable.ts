import type { Address } from '@musi/domain/address'
import { jukeboxes } from '../../../platform/page/config/config.ts'

const NOBODY: Address = `0x${'0'.repeat(40)}`

/** Accounts that cannot be paid: no jukebox could ever take out what it was given as a share. */
export const unpayable = (): readonly Address[] => [...jukeboxes(), NOBODY]

export const cannotBePaid = (account: Address | null): boolean => account !== null && unpayable().includes(account)
