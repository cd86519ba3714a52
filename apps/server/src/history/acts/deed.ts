import type { Act } from '@musi/api/history/acts'
import type { Address } from '@musi/domain/address'

type Place = 'block' | 'log' | 'timeSeconds' | 'transaction'
/** An act without where it stands in the chain. */
export type Deed<Each = Act> = Each extends Act ? Omit<Each, Place> : never

/** Who sent a transaction; asked for those of `needsSender` only. */
export type SenderOf = (transaction: string) => Address
