import { minBigInt } from '../minBigInt.ts'

type Funds = { balance: bigint; allowance: bigint }

/**
 * Number of an account's offers in one currency that its funds cover one by one but not together (spec: market.competing). 1 means
 * that none competes. `funds` is null if unknown.
 */
export const competingOffers = ({ count, sum }: { count: number; sum: bigint }, funds: Funds | null): number =>
  funds !== null && sum > minBigInt(funds.balance, funds.allowance) ? count : 1
