import type { Health } from '@musi/api/health'
import type { Context as Hono } from 'hono'
import type { Bindings, Context } from '../context.ts'

/** GET /health: 200 when the chain can be used, else 503; for a person, a script or a load balancer. */
export function health({ upstream, heads, pageConfig }: Context, c: Hono<Bindings>): Response {
  const { chainId, writes } = pageConfig()
  const usable = upstream.endpoints.filter((each) => each.failuresInARow === 0 && each.chainId !== null)
  const status = usable.some((each) => each.chainId === chainId)
    ? 'ok'
    : usable.length > 0
      ? 'wrongChain'
      : 'chainUnreachable'
  const answer: Health = { status, chainId, headNumber: heads.latest()?.head.number ?? null, writes }
  c.header('cache-control', 'no-store')
  return c.json(answer, status === 'ok' ? 200 : 503)
}
