import type { Address } from '@musi/domain/address'
import { type Amount, type Token, currencyId } from '@musi/domain/currency'
import { retryOnce } from '../../../../platform/page/loading/retryOnce.ts'
import type { SendIntent } from '../../../../platform/session/transactions/send/send.ts'
import type { Addition } from './addition.ts'

export type AddTerms = { addition: Addition; account: Address; slippageBps: number }

const keyOf = ({ currency, raw }: Amount<Addition['a']['currency'] | Token>) => `${raw} ${currencyId(currency)}`

/** The intent to add both tokens: its transaction, its description, and what it must move. */
export const addIntent = (terms: AddTerms): SendIntent => ({
  key: `addLiquidity ${keyOf(terms.addition.a)} ${keyOf(terms.addition.b)} ${terms.slippageBps}`,
  action: { kind: 'addLiquidity', amountA: terms.addition.a, amountB: terms.addition.b },
  load: async () => {
    const { makeAddition } = await retryOnce(() => import('./makeAddition.ts'))
    return (deadlineSeconds) => makeAddition(terms, deadlineSeconds)
  },
})
