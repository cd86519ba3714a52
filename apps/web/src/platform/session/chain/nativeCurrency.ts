import { chainById } from '@musi/chain/chainTable'
import type { Native } from '@musi/domain/currency'
import { config } from '../../page/config/config.ts'

let held: Native | undefined

/** The chain's own currency (decisions.md A-20). */
export function nativeCurrency(): Native {
  held ??= { kind: 'native', decimals: 18, ...namesOf(config().chainId) }
  return held
}

/** A chain that is not in the table is none that this page is served for; the banner says so. */
function namesOf(chainId: number): Pick<Native, 'symbol' | 'name'> {
  const { symbol, name } = chainById(chainId)?.native ?? { symbol: 'ETH', name: 'Ether' }
  return { symbol, name }
}
