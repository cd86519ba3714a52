import { lesser } from '../lesser.ts'

type Funds = { balance: bigint; allowance: bigint }

/**
 * Offers of one account in one currency that are good one by one but not all together: once some are accepted the others have
 * nothing left to pay with (spec: market.competing). How many there are; 1: none competes with another. `funds` null: not known.
 */
export const competingOffers = ({ count, sum }: { count: number; sum: bigint }, funds: Funds | null): number =>
  funds !== null && sum > lesser(funds.balance, funds.allowance) ? count : 1
