import type { Endpoint } from '#edge/http/route.ts'

/** GET /api/pulse: tells a page that it can reach the server (spec: heads.pulse). */
export const pulse: () => Endpoint = () => () => ({ status: 204, headers: { 'cache-control': 'no-store' }, body: null })
