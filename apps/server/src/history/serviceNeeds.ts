import type { Clock } from '#platform/clock.ts'
import type { OwnDatabase } from '#platform/database/ownDatabase.ts'
import type { Log } from '#platform/log.ts'
import type { Upstream } from '#platform/rpc/upstream.ts'
import type { ChainIndex } from './chainIndex.ts'

/** The dependencies of all services. Each service picks those it needs. */
export type ServiceNeeds = {
  clock: Pick<Clock, 'now'>
  log: Pick<Log, 'error'>
  database: Pick<OwnDatabase, 'tables'>
  upstream: Pick<Upstream, 'ask'>
  index: Pick<ChainIndex, 'query'>
}
