import { parseAddress } from '@musi/domain/address'
import { Nowhere } from '../frame/Nowhere.tsx'
import { TokenScreen } from './TokenScreen.tsx'

/** /charts/token/{address} (spec: charts.token-page). */
export function TokenCharts({ identifier }: { identifier: string }) {
  const token = parseAddress(identifier)
  return token === null ? <Nowhere what="token" /> : <TokenScreen key={token} token={token} />
}
