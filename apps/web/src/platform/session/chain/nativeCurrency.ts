import { chainById } from '@musi/chain/chains/chainTable'
import type { Native } from '@musi/domain/currency'
import { config } from '#platform/page/config/config.ts'
import { perVisit } from '#platform/page/visit/visit.ts'

/** The chain's own currency (spec: tokens.native). */
export const nativeCurrency = perVisit((): Native => ({ kind: 'native', decimals: 18, ...namesOf(config().chainId) }))

/** Falls back to ether on an unknown chain, which this page cannot use; a banner says so. */
function namesOf(chainId: number): Pick<Native, 'symbol' | 'name'> {
  const { symbol, name } = chainById(chainId)?.native ?? { symbol: 'ETH', name: 'Ether' }
  return { symbol, name }
}
