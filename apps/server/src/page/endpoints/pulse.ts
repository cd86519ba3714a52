import type { Endpoint } from '#edge/http/route.ts'

/** GET /api/pulse: whether the way here is open (spec: heads.pulse). */
export const pulse: () => Endpoint = () => () => ({ status: 204, headers: { 'cache-control': 'no-store' }, body: null })
