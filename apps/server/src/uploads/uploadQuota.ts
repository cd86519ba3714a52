/** What somebody has at the moment, and what came from there today. */
export type UploadUse = { open: number; openBytes: number; todayBytes: number }

const GIGABYTE = 1024 ** 3

/** A household or an office is one address and several artists. */
const MOST = {
  account: { open: 12, openBytes: GIGABYTE, todayBytes: 4 * GIGABYTE },
  client: { open: 48, openBytes: 4 * GIGABYTE, todayBytes: 16 * GIGABYTE },
} as const satisfies Record<string, UploadUse>

/** Whose measure another upload of so many bytes would exceed. Null: nobody's. */
export function uploadQuota(
  use: Readonly<Record<'account' | 'client', UploadUse>>,
  bytes: number,
): 'account' | 'client' | null {
  const isOver = (who: 'account' | 'client') => {
    const { open, openBytes, todayBytes } = use[who]
    const most = MOST[who]
    return open >= most.open || openBytes + bytes > most.openBytes || todayBytes + bytes > most.todayBytes
  }
  if (isOver('account')) return 'account'
  return isOver('client') ? 'client' : null
}

/** What else writes to this disk, the chain's state before all, must never fail for an upload. */
const RESERVE_BYTES = GIGABYTE

/** Whether so much may still come, with what was promised room already. */
export const hasRoom = (freeBytes: number, promisedBytes: number, bytes: number): boolean =>
  freeBytes - promisedBytes - bytes >= RESERVE_BYTES
