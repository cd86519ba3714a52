import { latestNumber } from '@musi/chain/reads/latestNumber'
import type { Log } from '@musi/chain/reads/logs'
import { recentTransfers } from '@musi/chain/reads/recentTransfers'
import { type TokenFacts, tokenFacts } from '@musi/chain/reads/tokenFacts'
import { type Holder, tokenHolders } from '@musi/chain/reads/tokenHolders'
import { type TokenPool, tokenPools } from '@musi/chain/reads/tokenPools'
import type { Address } from '@musi/domain/address'
import { request } from '../../../platform/session/chain/request.ts'
import { whoIsWho } from '../../../platform/tokens/explain/whoIsWho.ts'

/** Everything on a token page. `complete`: the holders are all of them. */
export type TokenReport = {
  facts: TokenFacts
  /** Newest first. */
  transfers: readonly Log[]
  holders: readonly Holder[]
  complete: boolean
  pools: readonly TokenPool[]
}

/** Null: there is no token. */
export async function tokenReport(token: Address): Promise<TokenReport | null> {
  const factory = whoIsWho().contract('v2Factory')
  const [facts, latest, pools] = await Promise.all([
    tokenFacts(request, token),
    latestNumber(request),
    factory === null ? [] : tokenPools(request, factory, token),
  ])
  if (facts === null) return null
  const recent = await recentTransfers(request, token, latest)
  const { holders, complete } = await tokenHolders(request, token, recent.logs)
  return { facts, transfers: recent.logs.toReversed(), holders, complete: complete && recent.complete, pools }
}
