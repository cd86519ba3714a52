import { sealedTerms } from '@musi/chain/signingGate/sealedTerms'
import type { Address } from '@musi/domain/address'
import { addressOrNative } from '@musi/domain/currency'
import { actIntent } from '#platform/session/exchange/actIntent.ts'
import type { SendIntent } from '#platform/session/transactions/send/send.ts'
import type { SwapTerms } from './payOptions.ts'
import type { PlayAct } from './playIntent.ts'

/**
 * A play bought with another currency: at most the maximum leaves the account, and the rest is refunded (spec:
 * songs.pay-otherwise).
 */
export function swapPlayIntent(
  contract: Address,
  { song, title, cost }: PlayAct,
  { maximum, path }: SwapTerms,
): SendIntent {
  const isNative = maximum.currency.kind === 'native'
  const terms = { songId: song, path, isNative, maximumPaid: maximum.raw, maximumCost: cost.raw }
  const asset =
    maximum.currency.kind === 'native'
      ? ({ kind: 'native' } as const)
      : ({ kind: 'token', address: maximum.currency.address } as const)
  return actIntent({
    key: `swapPlay ${song} ${cost.raw} ${maximum.raw} ${path.join(' ')} ${isNative}`,
    action: { kind: 'swapAndPlay', title, cost, paid: maximum, song },
    shown: sealedTerms({ kind: 'swapAndPlay', ...terms, deadlineSeconds: 'whenSent' }, [
      addressOrNative(maximum.currency),
      cost.currency.address,
    ]),
    code: () => import('@musi/chain/writes/music/swapAndPlay'),
    write: ({ swapAndPlay }, deadlineSeconds) => swapAndPlay({ contract, ...terms, deadlineSeconds }),
    pays: [{ asset, amount: maximum.raw, bound: 'atMost' }],
  })
}
