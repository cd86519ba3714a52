import type { Hex } from 'viem'
import type { Refusal } from '../explain/refusal.ts'
import type { SimulatedLog } from '../sendWrite/touchedHoldings.ts'
import type { ReadCall } from '@musi/domain/callKey'
import type { Address } from '@musi/domain/address'
import type { Call } from '../write.ts'
import type { Moment } from './moment.ts'

/** Calls of an account to try, and reads to make before the first and after the last. */
export type Trial = {
  account: Address
  calls: readonly Call[]
  reads: readonly ReadCall[]
  multicall: Address
  moment: Moment
  /** Native balance lent to the account for the trial: the value that an executor would pay. */
  lentBalance: bigint
}

/** `logs`: null if this method does not report them. */
export type TrialResult =
  | {
      kind: 'works'
      before: readonly (Hex | null)[]
      after: readonly (Hex | null)[]
      logs: readonly SimulatedLog[] | null
    }
  /** `at`: the first call that fails. */
  | { kind: 'fails'; at: number; refusal: Refusal }
  /** The node does not support this method. */
  | { kind: 'unable' }
