/** What one block of the embedded chain may use, and so one call of somebody who only asks. */
export const BLOCK_GAS_LIMIT = 60_000_000
