import type { Address } from '@musi/domain/address'
import type { DecodedLog } from './unplacedAct.ts'
import type { Role } from './followedContracts.ts'
import type { PayerOf } from './musicAct.ts'

/**
 * Finds who paid for a play: the listener for whom the swap-and-play contract paid, or the sponsor of a first play, which an
 * event of the welcome contract names before the play.
 */
export function playPayers(roleOf: (account: Address) => Role | undefined): {
  note: (welcome: DecodedLog) => void
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
