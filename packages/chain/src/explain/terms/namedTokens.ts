import type { Address } from '@musi/domain/address'
import type { Currency } from '../movements.ts'
import type { Allowance, CallTerms } from './terms.ts'
import type { SignedTerms } from './signedTerms.ts'

const tokensIn = (currencies: readonly Currency[]): readonly Address[] =>
  currencies.filter((currency) => currency !== 'native')

/** Tokens in which the terms of a call have amounts. */
export function callTokens(
  { pays, gets, whole, subject, allows }: CallTerms,
  allowances: readonly Allowance[],
): readonly Address[] {
  const price = subject.price === undefined ? [] : [subject.price.currency]
  const wholeToken = whole !== null && 'token' in whole.what ? [whole.what.token] : []
  const allowed = [...allowances, ...(allows === null ? [] : [allows])].map(({ token }) => token)
  return [
    ...tokensIn([...pays, ...gets].map(({ currency }) => currency)),
    ...tokensIn(price),
    ...wholeToken,
    ...allowed,
  ]
}

/** Tokens in which a signature has amounts. */
export function signedTokens(terms: SignedTerms): readonly Address[] {
  switch (terms.kind) {
    case 'signPermit':
      return [terms.allows.token]
    case 'signOrder':
      return tokensIn([terms.readOrder.price.token])
    case 'signOrders':
      return tokensIn(terms.readOrders.map(({ price }) => price.token))
    case 'signBallot':
    case 'signRecovery':
    case 'signIn':
      return []
  }
}
