const WHOLE = 10n ** 18n
const BASE = 150_000_000n

type Vesting = { readonly amount: bigint; readonly start: number; readonly end: number; readonly cliff?: number }

/** Start of each year of the schedule, then the end of the last one (spec: uni.schedule). */
const YEARS = [1_600_387_200, 1_631_923_200, 1_663_459_200, 1_694_995_200, 1_726_531_200] as const
/** Thirty days after the start, when everything vested so far is released at once (spec: uni.cliff). */
const CLIFF = 1_602_979_200
const STAKING_END = 1_605_571_200

const yearly = (amounts: readonly [bigint, bigint, bigint, bigint]): Vesting[] =>
  amounts.map((amount, year) => ({
    amount,
    start: YEARS[year] ?? 0,
    end: YEARS[year + 1] ?? 0,
    ...(year === 0 ? { cliff: CLIFF } : {}),
  }))

/** The schedule, in whole tokens (spec: uni.schedule). */
const SCHEDULE: readonly Vesting[] = [
  { amount: 20_000_000n, start: YEARS[0], end: STAKING_END },
  ...yearly([172_000_000n, 12_900_000n, 8_600_000n, 4_300_000n]),
  ...yearly([160_000_000n, 12_000_000n, 8_000_000n, 4_000_000n]),
]

/** Whole tokens released by a step so far, rounded down. */
function vestedAmount({ amount, start, end, cliff }: Vesting, nowSeconds: number): bigint {
  if (nowSeconds <= start) return 0n
  if (nowSeconds >= end) return amount
  if (cliff !== undefined && nowSeconds < cliff) return 0n
  return (amount * BigInt(nowSeconds - start)) / BigInt(end - start)
}

/** The circulating supply in smallest units; `unclaimed` is the balance of the distributor. */
export function circulatingSupply(nowSeconds: number, unclaimed: bigint): bigint {
  const wholeTokens = SCHEDULE.reduce((sum, step) => sum + vestedAmount(step, Math.floor(nowSeconds)), BASE)
  return wholeTokens * WHOLE - unclaimed
}

const SCHEDULED_CHAINS: ReadonlySet<number> = new Set([137, 31337])

/** Displayed circulation: by the schedule on its chains, elsewhere the total supply (spec: uni.circulation). */
export const displayedSupply = (
  chainId: number,
  nowSeconds: number,
  { totalSupply, unclaimed }: { totalSupply: bigint; unclaimed: bigint },
): bigint => (SCHEDULED_CHAINS.has(chainId) ? circulatingSupply(nowSeconds, unclaimed) : totalSupply)
