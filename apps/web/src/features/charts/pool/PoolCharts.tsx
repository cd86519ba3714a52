import { parseAddress } from '@musi/domain/address'
import { NotFound } from '../frame/NotFound.tsx'
import { PoolScreen } from './PoolScreen.tsx'

/** /charts/pool/{address} (spec: charts.pool-page). */
export function PoolCharts({ identifier }: { identifier: string }) {
  const pair = parseAddress(identifier)
  return pair === null ? <NotFound what="pool" /> : <PoolScreen key={pair} pair={pair} />
}
