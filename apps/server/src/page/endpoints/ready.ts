import { jsonAnswer } from '#edge/http/answer.ts'
import type { Endpoint } from '#edge/http/route.ts'
import { readyNow } from '../readiness.ts'

type Needs = Parameters<typeof readyNow>[0]

/** GET /live: 200 while the process answers. For supervisors that restart it otherwise. */
export const live = (): Endpoint => () => jsonAnswer(200, '{"status":"live"}')

/** GET /ready: 200 while requests should be sent here, else 503. For load balancers. */
export const ready =
  (needs: Needs): Endpoint =>
  async () => {
    const answer = await readyNow(needs)
    return jsonAnswer(answer.status === 'ready' ? 200 : 503, JSON.stringify(answer))
  }
