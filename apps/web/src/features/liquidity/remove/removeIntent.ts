import { sealedTerms } from '@musi/chain/signingGate/sealedTerms'
import { currencyId, addressOrNative } from '@musi/domain/currency'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import type { SendIntent } from '#platform/session/transactions/send/send.ts'
import { type RemovalTerms, removalScreenTerms } from './removalTerms.ts'

const keyOf = ({ shares, a, b, permit }: RemovalTerms) =>
  `remove ${shares.currency.address} ${shares.raw} ${currencyId(a.minimum.currency)} ${a.minimum.raw} ${b.minimum.raw} ${permit?.r ?? 'approved'}`

/** The intent to remove liquidity: its transaction, its description, and what it must move. */
export const removeIntent = (terms: RemovalTerms): SendIntent => ({
  key: keyOf(terms),
  action: { kind: 'removeLiquidity', amountA: terms.a.amount, amountB: terms.b.amount },
  shown: sealedTerms(
    removalScreenTerms(terms),
    [terms.shares, terms.a.amount, terms.b.amount].map(({ currency }) => addressOrNative(currency)),
  ),
  load: async () => {
    const { makeRemoval } = await retryOnce(() => import('./makeRemoval.ts'))
    return (deadlineSeconds) => makeRemoval(terms, deadlineSeconds)
  },
})
