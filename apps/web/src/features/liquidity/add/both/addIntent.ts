import { sealedTerms } from '@musi/chain/signingGate/sealedTerms'
import { type Amount, currencyId, addressOrNative } from '@musi/domain/currency'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import type { SendIntent } from '#platform/session/transactions/send/send.ts'
import { type AddTerms, addScreenTerms } from './addTerms.ts'

const keyOf = ({ currency, raw }: Amount) => `${raw} ${currencyId(currency)}`

/** The intent to add both tokens: its transaction, its description, and what it must move. */
export const addIntent = (terms: AddTerms): SendIntent => ({
  key: `addLiquidity ${keyOf(terms.a)} ${keyOf(terms.b)} ${terms.slippageBps}`,
  action: { kind: 'addLiquidity', amountA: terms.a, amountB: terms.b },
  shown: sealedTerms(
    addScreenTerms(terms),
    [terms.a, terms.b].map(({ currency }) => addressOrNative(currency)),
  ),
  load: async () => {
    const { makeAddition } = await retryOnce(() => import('./makeAddition.ts'))
    return (deadlineSeconds) => makeAddition(terms, deadlineSeconds)
  },
})
