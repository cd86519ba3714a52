import { tokenFacts, type TokenFacts } from '@musi/chain/requests/tokens/tokenFacts'
import { type TokenPool, tokenPools } from '@musi/chain/requests/pools/tokenPools'
import type { Address } from '@musi/domain/address'
import { request } from '#platform/session/chain/request.ts'
import { addressDirectory } from '#platform/tokens/explain/addressDirectory.ts'

/** A token's details and the pools that trade it. */
export type TokenReport = { facts: TokenFacts; pools: readonly TokenPool[] }

/** Returns null if the address is not a token. */
export async function tokenReport(token: Address): Promise<TokenReport | null> {
  const factory = addressDirectory().contract('v2Factory')
  const [facts, pools] = await Promise.all([
    tokenFacts(request, token),
    factory === null ? [] : tokenPools(request, factory, token),
  ])
  return facts === null ? null : { facts, pools }
}
