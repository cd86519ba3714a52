import type { Address } from '@musi/domain/address'
import type { TransferBehaviour } from '@musi/domain/liquidity/from-one/addFromOne'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import { useAnswer } from '#platform/page/loading/useAnswer.ts'
import { request } from '#platform/session/chain/request.ts'
import { exchangeAddresses } from '#platform/session/exchange/exchangeAddresses.ts'

type PooledTokens = { pool: Address; tokens: readonly [Address, Address]; reserves: readonly [bigint, bigint] }

/**
 * Transfer behaviour of both tokens of a pool; null while unknown. If it cannot be determined, the contract still
 * refuses.
 */
export function useTransferBehaviours(
  pooledTokens: PooledTokens | null,
): readonly [TransferBehaviour, TransferBehaviour] | null {
  const answer = useAnswer(pooledTokens && `${pooledTokens.pool} ${pooledTokens.tokens.join(' ')}`, async () => {
    if (pooledTokens === null) return null
    const { detectTokenBehaviour: detect } = await retryOnce(() => import('@musi/chain/sendWrite/detectTokenBehaviour'))
    const { pool, tokens, reserves } = pooledTokens
    const balanceReader = exchangeAddresses().multicall
    const behaviourOf = (at: 0 | 1) =>
      detect(request, { token: tokens[at], pool, reserve: reserves[at], balanceReader })
    return Promise.all([behaviourOf(0), behaviourOf(1)])
  })
  if (answer.kind === 'failed') return ['plain', 'plain']
  return answer.kind === 'ready' ? answer.value : null
}
