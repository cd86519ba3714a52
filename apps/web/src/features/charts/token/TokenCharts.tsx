import { isAddress } from '@musi/domain/address'
import { Nowhere } from '../frame/Nowhere.tsx'
import { TokenScreen } from './TokenScreen.tsx'

/** /charts/token/{address} (spec: charts.token-page). */
export function TokenCharts({ identifier }: { identifier: string }) {
  const token = isAddress(identifier)
  return token === false ? <Nowhere what="token" /> : <TokenScreen key={token} token={token} />
}
