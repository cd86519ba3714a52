import type { Address } from '@musi/domain/address'
import type { ChainRecord } from './chainRecord.ts'
import type { Role } from './followedContracts.ts'
import type { PayerOf } from './musicAct.ts'

/**
 * Finds who paid for a play: the listener, if the contract that swaps and pays did it for him; the sponsor, if it was a welcome,
 * whose event comes before that of the play.
 */
export function playGifts(roleOf: (account: Address) => Role | undefined): {
  note: (welcome: ChainRecord) => void
  payerOf: PayerOf
} {
  const sponsors = new Map<string, Address>()
  return {
    note({ log, event }) {
      if (event.name === 'Welcomed') sponsors.set(`${log.transaction} ${event.args.account}`, event.args.sponsor)
    },
    payerOf({ payer, fan, transaction }) {
      const role = roleOf(payer)
      if (role === 'swapAndPlay') return fan
      return role === 'welcome' ? (sponsors.get(`${transaction} ${fan}`) ?? payer) : payer
    },
  }
}
