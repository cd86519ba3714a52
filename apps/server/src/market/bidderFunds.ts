import type { Address } from '@musi/domain/address'
import type { OrderFacts } from '@musi/domain/market/orderStanding'

export type Funds = NonNullable<OrderFacts['funds']>
/** Whose money, in which token. */
export type Purse = { bidder: Address; token: Address }

export const purseKey = ({ bidder, token }: Purse): string => `${bidder} ${token}`

export type BidderFunds = {
  /** Throws where the chain cannot be asked. */
  read: (purses: readonly Purse[]) => Promise<ReadonlyMap<string, Funds>>
  /** Something has happened to them; null: nobody knows to which. */
  forget: (purses: readonly Purse[] | null) => void
}

/** Enough for all who bid in a full book; beyond it they are read again. */
const MOST = 20_000

/** What bidders have and allow, read once and remembered until something has happened to it. */
export function bidderFunds(ask: (purses: readonly Purse[]) => Promise<readonly Funds[]>): BidderFunds {
  const known = new Map<string, Funds>()
  let forgettings = 0
  return {
    async read(purses) {
      const each = new Map(purses.map((purse) => [purseKey(purse), purse]))
      const unknown = [...each].filter(([key]) => !known.has(key)).map(([, purse]) => purse)
      const before = forgettings
      const asked = unknown.length === 0 ? [] : await ask(unknown)
      const answers = new Map(unknown.flatMap((purse, at) => (asked[at] ? [[purseKey(purse), asked[at]]] : [])))
      const funds = new Map(
        [...each.keys()].flatMap((key) => {
          const one = answers.get(key) ?? known.get(key)
          return one === undefined ? [] : [[key, one]]
        }),
      )
      // What was asked before something happened is true of this answer, and not of the next.
      if (forgettings === before) {
        if (known.size + answers.size > MOST) known.clear()
        for (const [key, one] of answers) known.set(key, one)
      }
      return funds
    },
    forget(purses) {
      if (purses?.length === 0) return
      forgettings += 1
      if (purses === null) known.clear()
      else for (const purse of purses) known.delete(purseKey(purse))
    },
  }
}
