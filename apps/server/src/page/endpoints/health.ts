import type { Head } from '@musi/api/page/head'
import type { Health } from '@musi/api/page/health'
import type { PageConfig } from '@musi/api/page/pageConfig'
import { jsonAnswer } from '#edge/http/answer.ts'
import type { Endpoint } from '#edge/http/route.ts'
import type { OwnDatabase } from '#platform/database/ownDatabase.ts'
import type { Readiness } from '../readiness.ts'
import type { IndexStatus } from '#history/chainIndex.ts'

type Needs = {
  readiness: Pick<Readiness, 'chain'>
  heads: { latest: () => { head: Pick<Head, 'number'> } | null }
  index: { status: () => Pick<IndexStatus, 'behind' | 'isFollowing'> & { at: { number: number } | null } }
  database: Pick<OwnDatabase, 'status'>
  pageConfig: () => Pick<PageConfig, 'chainId' | 'writes'>
}

/** GET /health: 200 when the chain and the server's own database are usable, else 503. For people, scripts and load balancers. */
export const health =
  ({ readiness, heads, index, database, pageConfig }: Needs): Endpoint =>
  async () => {
    const { chainId, writes } = pageConfig()
    const [chainStatus, databaseStatus] = await Promise.all([readiness.chain(), database.status()])
    const status = chainStatus === 'ok' && databaseStatus === 'away' ? 'ownAway' : chainStatus
    const { at, behind, isFollowing } = index.status()
    const history = { at: at?.number ?? null, behind, isFollowing }
    const headNumber = heads.latest()?.head.number ?? null
    const health: Health = { status, own: databaseStatus, chainId, headNumber, writes, history }
    return jsonAnswer(status === 'ok' ? 200 : 503, JSON.stringify(health))
  }

/** GET /api/pulse: tells a page that it can reach the server (spec: heads.pulse). */
export const pulse: () => Endpoint = () => () => ({ status: 204, headers: { 'cache-control': 'no-store' }, body: null })
