import { type Address, isAddress } from '@musi/domain/address'
import { usePage } from '../../platform/page/navigation/usePage.ts'
import { Nowhere } from './frame/Nowhere.tsx'
import { PoolScreen } from './pool/PoolScreen.tsx'

/** /charts/pool/{address} (spec: charts.pool-page). */
export function PoolChartsPage() {
  const page = usePage()
  const pair = isAddress(page?.name === 'chartsPool' ? page.identifier : '')
  return pair === false ? <Nowhere what="pool" /> : <PoolScreen key={pair} pair={pair satisfies Address} />
}
