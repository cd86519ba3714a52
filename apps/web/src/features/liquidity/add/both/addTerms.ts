import type { ScreenTerms } from '@musi/chain/signingGate/sealedTerms'
import type { Address } from '@musi/domain/address'
import { type Amount, type Token, addressOrNative } from '@musi/domain/currency'
import { type Addition, reservesAfter, minimumShares, minimumOf } from './addition.ts'

/** All inputs of the transaction. */
export type AddTerms = Omit<Addition, 'stake'> & { readonly account: Address }

const isToken = (amount: Amount): amount is Amount<Token> => amount.currency.kind === 'token'

/** Orders the amounts as the router expects: the native currency comes second. */
export function tokenFirst({ a, b }: Pick<Addition, 'a' | 'b'>): readonly [Amount<Token>, Amount] {
  if (isToken(a)) return [a, b]
  if (isToken(b)) return [b, a]
  throw new RangeError('At most one side of a pair is native.')
}

/** The terms on screen when adding both tokens. */
export function addScreenTerms(terms: AddTerms): ScreenTerms {
  if (terms.opening !== null) {
    const [one, other] = reservesAfter(terms)
    const [first, second] = tokenFirst({ a: one, b: other })
    return {
      kind: 'openPool',
      tokenA: first.currency.address,
      tokenB: addressOrNative(second.currency),
      amountA: first.raw,
      amountB: second.raw,
      minimumShares: minimumShares(terms),
      deadlineSeconds: 'whenSent',
    }
  }
  const [first, second] = tokenFirst(terms)
  return {
    kind: 'addLiquidity',
    tokenA: first.currency.address,
    tokenB: addressOrNative(second.currency),
    amountA: first.raw,
    amountB: second.raw,
    minimumA: minimumOf(first.raw, terms),
    minimumB: minimumOf(second.raw, terms),
    recipient: terms.account,
    deadlineSeconds: 'whenSent',
  }
}
