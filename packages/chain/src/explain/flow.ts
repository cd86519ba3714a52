import type { Address } from '@musi/domain/address'
import type { Currency } from './movements.ts'
import type { Scene, Sum } from './story.ts'

/** What somebody has more of a currency after it than before; negative when it is less. */
export const gain = ({ movements }: Scene, who: Address, currency: Currency): bigint =>
  movements.reduce((sum, one) => {
    if (one.kind !== 'amount' || one.currency !== currency) return sum
    return sum + (one.to === who ? one.amount : 0n) - (one.from === who ? one.amount : 0n)
  }, 0n)

/** What somebody gave and what he got, of all currencies that took part. */
export function exchanged(scene: Scene, who: Address): { gave: Sum[]; got: Sum[] } {
  const currencies = new Set(scene.movements.flatMap((one) => (one.kind === 'amount' ? [one.currency] : [])))
  const sums = [...currencies].map((currency) => ({ currency, amount: gain(scene, who, currency) }))
  return {
    gave: sums.filter(({ amount }) => amount < 0n).map(({ currency, amount }) => ({ currency, amount: -amount })),
    got: sums.filter(({ amount }) => amount > 0n),
  }
}
