import { minBigInt } from '../minBigInt.ts'

type Funds = { balance: bigint; allowance: bigint }

/**
 * Number of one account's offers in one currency that are covered one by one but not together, so that accepting some
 * leaves the others unfunded (spec: market.competing); 1 means none competes. `funds` is null if unknown.
 */
export const competingOffers = ({ count, sum }: { count: number; sum: bigint }, funds: Funds | null): number =>
  funds !== null && sum > minBigInt(funds.balance, funds.allowance) ? count : 1
