import { CLAIMS_PATH } from '@musi/api/claims'
import { CONTENT_PATH } from '@musi/api/content'
import { CONFIG_PATH } from '@musi/api/pageConfig'
import { HEADS_PATH } from '@musi/api/head'
import { HEALTH_PATH } from '@musi/api/health'
import { LISTS_PATH, LOGOS_PATH } from '@musi/api/lists'
import { OUTSIDE_LIST_PATH, OUTSIDE_LOGO_PATH } from '@musi/api/outside'
import { ANALYTICS_PATH, ERRORS_PATH } from '@musi/api/reports'
import { RPC_PATH } from '@musi/api/rpc'
import { type Context as HonoContext, Hono } from 'hono'
import type { Bindings, Context } from './context.ts'
import { claims } from './endpoints/claims.ts'
import { config } from './endpoints/config.ts'
import { content } from './endpoints/content.ts'
import { heads } from './endpoints/heads.ts'
import { health } from './endpoints/health.ts'
import { lists } from './endpoints/lists.ts'
import { logos } from './endpoints/logos.ts'
import { outsideList, outsideLogo } from './endpoints/outside.ts'
import { analytics, errors } from './endpoints/reports.ts'
import { rpc } from './endpoints/rpc.ts'
import { problemAnswer } from './guard/problemAnswer.ts'
import type { WebApp } from './web/webApp.ts'

type Endpoint = (context: Context, c: HonoContext<Bindings>) => Response | Promise<Response>

/** Every path that the server answers itself; one line for each endpoint. */
const GET: Readonly<Record<string, Endpoint>> = {
  [HEADS_PATH]: heads,
  [HEALTH_PATH]: health,
  [CONFIG_PATH]: config,
  [OUTSIDE_LIST_PATH]: outsideList,
  [OUTSIDE_LOGO_PATH]: outsideLogo,
  [`${CLAIMS_PATH}/:chainId/:address`]: claims,
  [`${LISTS_PATH}/*`]: lists,
  [`${LOGOS_PATH}/*`]: logos,
  [`${CONTENT_PATH}/*`]: content,
}

export function createRouter(context: Context, app: WebApp | null): Hono<Bindings> {
  const router = new Hono<Bindings>()
  router.all(RPC_PATH, (c) => rpc(context, c))
  router.all(ANALYTICS_PATH, (c) => analytics(context, c))
  router.all(ERRORS_PATH, (c) => errors(context, c))
  for (const [path, endpoint] of Object.entries(GET))
    router.all(path, (c) =>
      c.req.method === 'GET' || (c.req.method === 'HEAD' && path !== HEADS_PATH) ? endpoint(context, c) : onlyGet(),
    )
  router.all('*', (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return onlyGet()
    return app === null ? problemAnswer(404, 'notFound', 'There is nothing at this address.') : app(c)
  })
  router.onError((error) => {
    context.log.error(`A request failed: ${error.stack ?? error.message}`)
    return problemAnswer(500, 'internal', 'Something went wrong in the server. It goes on; try again.')
  })
  return router
}

const onlyGet = () => problemAnswer(405, 'methodNotAllowed', 'This address can only be read.', { allow: 'GET, HEAD' })
