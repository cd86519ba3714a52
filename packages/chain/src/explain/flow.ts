import type { Address } from '@musi/domain/address'
import type { Currency } from './movements.ts'
import type { Scene, Sum } from './story.ts'

/** Change of an account's balance of a currency in the transaction. */
export const balanceChange = ({ movements }: Scene, who: Address, currency: Currency): bigint =>
  movements.reduce((sum, one) => {
    if (one.kind !== 'amount' || one.currency !== currency) return sum
    return sum + (one.to === who ? one.amount : 0n) - (one.from === who ? one.amount : 0n)
  }, 0n)

/** Net amounts that an account gave and received, by currency. */
export function exchangedSums(scene: Scene, who: Address): { gave: Sum[]; got: Sum[] } {
  const currencies = new Set(scene.movements.flatMap((one) => (one.kind === 'amount' ? [one.currency] : [])))
  const sums = [...currencies].map((currency) => ({ currency, amount: balanceChange(scene, who, currency) }))
  return {
    gave: sums.filter(({ amount }) => amount < 0n).map(({ currency, amount }) => ({ currency, amount: -amount })),
    got: sums.filter(({ amount }) => amount > 0n),
  }
}
