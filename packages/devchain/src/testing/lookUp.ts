import type { Address } from '@musi/domain/address'
import type { TestChain } from './testChain.ts'

/** Address of the token with this symbol. */
export function tokenAddress<At extends string>(
  tokens: readonly { symbol: string; address: At }[],
  symbol: string,
): At {
  const token = tokens.find((one) => one.symbol === symbol)
  if (token === undefined) throw new Error(`There is no ${symbol}.`)
  return token.address
}

/** Address of the demo account with this role. */
export function accountWithRole({ accounts }: Pick<TestChain, 'accounts'>, role: string): Address {
  const account = accounts.find((one) => one.role === role)
  if (account === undefined) throw new Error(`There is no ${role}.`)
  return account.address
}
