import { CLAIMS_PATH } from '@musi/api/claims'
import type { Direct } from '../guard/direct.ts'
import type { ClaimService } from './claimService.ts'

const CLAIM = new RegExp(`^${CLAIMS_PATH}/([^/?]*)/([^/?]*)(?:\\?|$)`)

/** Ten thousand ask at once when an airdrop opens; the router's way takes them too, at a third of the pace. */
export function claimsDirectly(service: ClaimService): Direct {
  return ({ method, url = '' }) => {
    if (method !== 'GET' || !url.startsWith(CLAIMS_PATH)) return null
    const [, chainId, address] = CLAIM.exec(url) ?? []
    return chainId === undefined || address === undefined ? null : service(chainId, address)
  }
}
