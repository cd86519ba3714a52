import type { ChainEvent } from '@musi/chain/events/chainEvent'
import type { Log } from '@musi/chain/requests/logs/log'

/** A log and its decoded event. */
export type ChainRecord = { log: Log; event: ChainEvent }
