import { parseAddress } from '@musi/domain/address'
import { NotFound } from '../frame/NotFound.tsx'
import { TokenScreen } from './TokenScreen.tsx'

/** /charts/token/{address} (spec: charts.token-page). */
export function TokenCharts({ identifier }: { identifier: string }) {
  const token = parseAddress(identifier)
  return token === null ? <NotFound what="token" /> : <TokenScreen key={token} token={token} />
}
