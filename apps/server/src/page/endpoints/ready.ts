import type { Ready } from '@musi/api/page/health'
import { jsonAnswer } from '#edge/http/answer.ts'
import type { Drain } from '#edge/http/drain.ts'
import type { Endpoint } from '#edge/http/route.ts'
import type { OwnDatabase } from '#platform/database/ownDatabase.ts'
import type { Readiness } from '../readiness.ts'

type Needs = {
  drain: Pick<Drain, 'isStopping'>
  readiness: Readiness
  database: Pick<OwnDatabase, 'status'>
}

/** GET /live: 200 while the process answers. For supervisors that restart it otherwise. */
export const live = (): Endpoint => () => jsonAnswer(200, '{"status":"live"}')

/** GET /ready: 200 while requests should be sent here, else 503. For load balancers. */
export const ready =
  ({ drain, readiness, database }: Needs): Endpoint =>
  async () => {
    const [chain, databaseStatus, disk] = await Promise.all([readiness.chain(), database.status(), readiness.disk()])
    const isUsable = chain === 'ok' && databaseStatus === 'ok' && disk === 'ok'
    const status = drain.isStopping() ? 'stopping' : isUsable ? 'ready' : 'notReady'
    const answer: Ready = { status, chain, database: databaseStatus, disk }
    return jsonAnswer(status === 'ready' ? 200 : 503, JSON.stringify(answer))
  }
