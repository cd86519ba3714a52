import type { Context as Hono } from 'hono'
import type { Bindings, Context } from '../context.ts'

/** GET /claims/{chainId}/{address}: the claim record of an account, or a sentence why there is none. */
export function claims({ claims }: Context, c: Hono<Bindings>): Response {
  const [, , chainId = '', address = ''] = c.req.path.split('/')
  const { status, body } = claims(chainId, address)
  return new Response(body, { status, headers: { 'content-type': 'application/json', 'cache-control': 'no-store' } })
}
