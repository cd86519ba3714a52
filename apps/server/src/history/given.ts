import type { Clock } from '#platform/clock.ts'
import type { OwnDatabase } from '#platform/database/ownDatabase.ts'
import type { Log } from '#platform/log.ts'
import type { Upstream } from '#platform/rpc/upstream.ts'
import type { ChainIndex } from './chainIndex.ts'

/** What the services of all wings are given, as narrow as most use it; each names those that it takes. */
export type Given = {
  clock: Pick<Clock, 'now'>
  log: Pick<Log, 'error'>
  own: Pick<OwnDatabase, 'tables'>
  upstream: Pick<Upstream, 'ask'>
  index: Pick<ChainIndex, 'query'>
}
