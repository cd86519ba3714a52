import { calendarSeconds } from '../calendarSeconds.ts'
import { ownRate } from './rewardRate.ts'

/** One value read from the contract. */
type Read = bigint | 'loading' | 'failed'

export type PoolReads = {
  readonly staked: Read
  readonly earned: Read
  readonly totalStaked: Read
  readonly totalRate: Read
  readonly periodFinish: Read
}

export type PoolReport = {
  readonly staked: bigint
  readonly earned: bigint
  readonly totalStaked: bigint
  readonly totalRate: bigint
  readonly ownRate: bigint
  /** `endSeconds` is undefined if the pool reports no end; the default applies (countdown.ts). */
  readonly endSeconds: number | undefined
}

export type PoolReading =
  | { readonly kind: 'read'; readonly report: PoolReport }
  | { readonly kind: 'loading' | 'failed' }

const isKnown = (read: Read): read is bigint => typeof read === 'bigint'

/** The report of one reward pool, known once all its reads are (spec: staking.report). */
export function poolReport(reads: PoolReads, connected: boolean): PoolReading {
  const { staked, earned } = connected ? reads : { staked: 0n, earned: 0n }
  const { totalStaked, totalRate, periodFinish } = reads
  if ([staked, earned, totalStaked, totalRate, periodFinish].includes('failed')) return { kind: 'failed' }
  if (!isKnown(staked) || !isKnown(earned)) return { kind: 'loading' }
  if (!isKnown(totalStaked) || !isKnown(totalRate) || !isKnown(periodFinish)) return { kind: 'loading' }
  return {
    kind: 'read',
    report: {
      staked,
      earned,
      totalStaked,
      totalRate,
      ownRate: ownRate(totalRate, staked, totalStaked),
      endSeconds: periodFinish === 0n ? undefined : calendarSeconds(periodFinish),
    },
  }
}

/** The report with a zero rate after the pool's period, whatever the contract still reports (spec: staking.ended). */
export const runningReport = (report: PoolReport, isEnded: boolean): PoolReport =>
  isEnded ? { ...report, totalRate: 0n, ownRate: 0n } : report
