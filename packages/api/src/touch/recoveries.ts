import * as v from 'valibot'
import { hash, hexAddress } from '../values.ts'

/** Body of POST /api/recoveries: the account whose new key is to be put in force. Anybody may ask, as anybody may on the chain. */
export const RecoveryRequest = v.object({ account: hexAddress })
export type RecoveryRequest = v.InferInput<typeof RecoveryRequest>

/** Answer of POST /api/recoveries, once the transaction is mined. */
export const RecoveryAnswer = v.object({ transaction: hash })
export type RecoveryAnswer = v.InferOutput<typeof RecoveryAnswer>

/** Error codes of POST /api/recoveries. */
export const RECOVERY_REFUSALS = [
  /** 404: this server sends nothing for accounts. */
  'noRelayer',
  /** 422: the address is not an open account of ours. */
  'notOurs',
  /** 409: no key is proposed, or its seven days are not over. */
  'notReady',
  /** 409: the transaction failed on the chain. It can be asked for again. */
  'failed',
  /** 429: too many for this account, browser or network today. */
  'tooMany',
  /** 503: the chain is unreachable, or has not answered in time. */
  'chainAway',
] as const
export type RecoveryRefusalCode = (typeof RECOVERY_REFUSALS)[number]

export const MAX_RECOVERY_BYTES = 256
