import type { Hex } from 'viem'
import type { Refusal } from '../explain/refusal.ts'
import type { SimulatedLog } from '../sendWrite/touched.ts'
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
  /** Balance the account gets for the trial: the value an executor would pay along. */
  given: bigint
}

/** `logs`: null where this way of trying does not tell them. */
export type TriedCalls =
  | {
      kind: 'works'
      before: readonly (Hex | null)[]
      after: readonly (Hex | null)[]
      logs: readonly SimulatedLog[] | null
    }
  /** `at`: the first call that fails. */
  | { kind: 'fails'; at: number; refusal: Refusal }
  /** This node cannot try it in this way. */
  | { kind: 'unable' }
