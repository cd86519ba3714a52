import { type Address, isAddress } from '@musi/domain/address'
import { usePage } from '../../platform/page/navigation/usePage.ts'
import { Nowhere } from './frame/Nowhere.tsx'
import { TokenScreen } from './token/TokenScreen.tsx'

/** /charts/token/{address} (spec: charts.token-page). */
export function TokenChartsPage() {
  const page = usePage()
  const token = isAddress(page?.name === 'chartsToken' ? page.identifier : '')
  return token === false ? <Nowhere what="token" /> : <TokenScreen key={token} token={token satisfies Address} />
}
