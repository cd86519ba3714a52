import type { Context as Hono } from 'hono'
import type { Bindings, Context } from '../context.ts'

/** GET /config: the same that travels in the page. */
export function config({ pageConfig }: Context, c: Hono<Bindings>): Response {
  c.header('cache-control', 'no-store')
  return c.json(pageConfig())
}
