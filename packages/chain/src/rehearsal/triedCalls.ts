import type { Hex } from 'viem'
import type { Refusal } from '../explain/refusal.ts'
import type { SimulatedLog } from '../sendWrite/touched.ts'
import type { ReadCall } from '@musi/domain/callKey'
import type { Address } from '@musi/domain/address'
import type { Call } from '../write.ts'
import type { Moment } from './moment.ts'

/** What is tried: calls that come from an account, and what is read before the first and after the last. */
export type Trial = {
  account: Address
  calls: readonly Call[]
  reads: readonly ReadCall[]
  multicall: Address
  moment: Moment
  /** What the account is given for it: what whoever executes a proposal pays along with it. */
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
