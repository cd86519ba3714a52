import { secondsNow } from '#platform/session/chain/chainClock.ts'

/** A new key waits this long before it can be put in force. */
const RECOVERY_SECONDS = 7 * 86_400

/** The first moment at which a key that is proposed now can be put in force. */
export const firstEntrySeconds = (): number => secondsNow() + RECOVERY_SECONDS
