import type { Head } from '@musi/api/head'
import type { Health } from '@musi/api/health'
import type { PageConfig } from '@musi/api/pageConfig'
import { jsonAnswer } from '../http/answer.ts'
import type { Endpoint } from '../http/route.ts'
import type { IndexStatus } from '../index/chainIndex.ts'

type Needs = {
  upstream: { endpoints: readonly { chainId: number | null; failuresInARow: number }[] }
  heads: { latest: () => { head: Pick<Head, 'number'> } | null }
  index: { status: () => Pick<IndexStatus, 'behind' | 'isFollowing'> & { at: { number: number } | null } }
  pageConfig: () => Pick<PageConfig, 'chainId' | 'writes'>
}

/** GET /health: 200 when the chain is usable, else 503. For people, scripts and load balancers. */
export const health =
  ({ upstream, heads, index, pageConfig }: Needs): Endpoint =>
  () => {
    const { chainId, writes } = pageConfig()
    const usable = upstream.endpoints.filter((each) => each.failuresInARow === 0 && each.chainId !== null)
    const status = usable.some((each) => each.chainId === chainId)
      ? 'ok'
      : usable.length > 0
        ? 'wrongChain'
        : 'chainUnreachable'
    const { at, behind, isFollowing } = index.status()
    const history = { at: at?.number ?? null, behind, isFollowing }
    const health: Health = { status, chainId, headNumber: heads.latest()?.head.number ?? null, writes, history }
    return jsonAnswer(status === 'ok' ? 200 : 503, JSON.stringify(health))
  }
