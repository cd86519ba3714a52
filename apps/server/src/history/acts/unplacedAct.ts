import type { Act } from '@musi/api/history/acts'
import type { Log } from '@musi/chain/requests/logs/log'
import type { Address } from '@musi/domain/address'

type Place = 'block' | 'log' | 'timeSeconds' | 'transaction'
/** An act without its position in the chain. */
export type UnplacedAct<Each = Act> = Each extends Act ? Omit<Each, Place> : never

/** The account that caused a log; only needed for `needsSender` events. */
export type SenderOf = (log: Log) => Address
