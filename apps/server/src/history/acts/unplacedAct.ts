import type { Act } from '@musi/api/history/acts'
import type { Log } from '@musi/chain/requests/logs/log'
import type { Address } from '@musi/domain/address'
import type { ChainEvent } from '@musi/chain/events/chainEvent'

type Place = 'block' | 'log' | 'timeSeconds' | 'transaction'
/** An act without its position in the chain. */
export type UnplacedAct<Each = Act> = Each extends Act ? Omit<Each, Place> : never

/** The account that caused a log; only needed for `needsSender` events. */
export type SenderOf = (log: Log) => Address

/** A log and its decoded event. */
export type DecodedLog = { log: Log; event: ChainEvent }
