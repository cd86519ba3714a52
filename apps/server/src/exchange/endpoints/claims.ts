import type { ClaimService } from '../claims/claimService.ts'
import { jsonAnswer } from '#edge/http/answer.ts'
import type { Endpoint } from '#edge/http/route.ts'

/** GET /claims/{chainId}/{address}: the claim record of an account, or a sentence saying why there is none. */
export const claims =
  ({ claims: claimService }: { claims: ClaimService }): Endpoint =>
  ({ params: { chainId = '', address = '' } }) => {
    const { status, body } = claimService(chainId, address)
    return jsonAnswer(status, body)
  }
