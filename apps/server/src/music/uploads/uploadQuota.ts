/** What somebody has at the moment, and what came from there today. */
export type UploadUse = { open: number; openBytes: number; todayBytes: number }

const GIGABYTE = 1024 ** 3

/** A household or an office is one address and several artists; a site with IPv6 is one network and many addresses. */
const MOST = {
  account: { open: 12, openBytes: GIGABYTE, todayBytes: 4 * GIGABYTE },
  client: { open: 48, openBytes: 4 * GIGABYTE, todayBytes: 16 * GIGABYTE },
  network: { open: 192, openBytes: 16 * GIGABYTE, todayBytes: 64 * GIGABYTE },
} as const satisfies Record<string, UploadUse>

export type UploadOwner = keyof typeof MOST

/** Whose measure another upload of so many bytes would exceed. Null: nobody's. */
export function uploadQuota(use: Readonly<Record<UploadOwner, UploadUse>>, bytes: number): UploadOwner | null {
  const isOver = (who: UploadOwner) => {
    const { open, openBytes, todayBytes } = use[who]
    const most = MOST[who]
    return open >= most.open || openBytes + bytes > most.openBytes || todayBytes + bytes > most.todayBytes
  }
  if (isOver('account')) return 'account'
  if (isOver('client')) return 'client'
  return isOver('network') ? 'network' : null
}

/** What else writes to this disk, the chain's state before all, must never fail for an upload. */
const RESERVE_BYTES = GIGABYTE

/** Whether so much may still be written. */
export const hasRoom = (freeBytes: number, bytes: number): boolean => freeBytes - bytes >= RESERVE_BYTES

/** The room that is held for what has not come. */
export const heldPart = (freeBytes: number): number => Math.max(0, freeBytes - RESERVE_BYTES) / 2

/** All that a server keeps of uploads, and of drafts and pictures that are not on the chain. */
export const keptPart = (diskBytes: number): number => diskBytes / 4

/**
 * Whether a network may have so much more of a room. What the others leave is for whoever comes; when they have taken all of it, a
 * network still gets as much as if the room had been divided among all.
 */
export function hasShare(
  roomBytes: number,
  taken: ReadonlyMap<string, number>,
  network: string,
  bytes: number,
): boolean {
  const mine = taken.get(network) ?? 0
  const others = [...taken].filter(([who, each]) => who !== network && each > 0)
  const left = roomBytes - others.reduce((sum, [, each]) => sum + each, 0)
  return mine + bytes <= Math.max(left, roomBytes / (others.length + 1))
}
