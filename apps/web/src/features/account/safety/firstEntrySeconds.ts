import { secondsNow } from '#platform/session/chain/chainClock.ts'

/** Time before a proposed key can come into force. */
const RECOVERY_SECONDS = 7 * 86_400

/** Earliest time at which a key proposed now can come into force. */
export const firstEntrySeconds = (): number => secondsNow() + RECOVERY_SECONDS
