import type { Proposal } from '@musi/chain/reads/proposals'
import type { Address } from '@musi/domain/address'
import { retryOnce } from '../../../platform/page/loading/retryOnce.ts'
import { request } from '../../../platform/session/chain/request.ts'

/** All proposals as they were made, newest first, from the node's logs (spec: governance.logs). */
export async function createdProposals(governor: Address, count: number, latest: number): Promise<readonly Proposal[]> {
  const { proposals } = await retryOnce(() => import('@musi/chain/reads/proposals'))
  return proposals(request, governor, { count, latest })
}
