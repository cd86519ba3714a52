import { retryOnce } from '../../../platform/page/loading/retryOnce.ts'
import type { SendIntent } from '../../../platform/session/transactions/send/send.ts'
import type { RemovalTerms } from './makeRemoval.ts'

const keyOf = ({ shares, a, b, permit }: RemovalTerms) =>
  `remove ${shares.currency.address} ${shares.raw} ${a.currency.symbol} ${a.raw} ${b.raw} ${permit?.permit.r ?? 'approved'}`

/** The intent to remove liquidity: its transaction, its description, and what it must move. */
export const removeIntent = (terms: RemovalTerms): SendIntent => ({
  key: keyOf(terms),
  action: { kind: 'removeLiquidity', amountA: terms.a, amountB: terms.b },
  load: async () => {
    const { makeRemoval } = await retryOnce(() => import('./makeRemoval.ts'))
    return (deadlineSeconds) => makeRemoval(terms, deadlineSeconds)
  },
})
