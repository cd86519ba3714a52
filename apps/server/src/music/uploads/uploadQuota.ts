/** Current uploads and today's bytes of an account, address or network. */
export type UploadUse = { open: number; openBytes: number; todayBytes: number }

const GIGABYTE = 1024 ** 3

/**
 * A household or an office has one address and several artists; an IPv6 site is one network with
 * many addresses.
 */
const QUOTAS = {
  account: { open: 12, openBytes: GIGABYTE, todayBytes: 4 * GIGABYTE },
  client: { open: 48, openBytes: 4 * GIGABYTE, todayBytes: 16 * GIGABYTE },
  network: { open: 192, openBytes: 16 * GIGABYTE, todayBytes: 64 * GIGABYTE },
} as const satisfies Record<string, UploadUse>

export type UploadOwner = keyof typeof QUOTAS

/** The owner whose quota another upload of this size would exceed; null if none. */
export function uploadQuota(use: Readonly<Record<UploadOwner, UploadUse>>, bytes: number): UploadOwner | null {
  const isOver = (owner: UploadOwner) => {
    const { open, openBytes, todayBytes } = use[owner]
    const quota = QUOTAS[owner]
    return open >= quota.open || openBytes + bytes > quota.openBytes || todayBytes + bytes > quota.todayBytes
  }
  if (isOver('account')) return 'account'
  if (isOver('client')) return 'client'
  return isOver('network') ? 'network' : null
}

/**
 * Reserved for everything else on this disk, especially the chain's state, which must never fail because of an upload.
 */
const RESERVE_BYTES = GIGABYTE

/** True if this much may still be written. */
export const hasRoom = (freeBytes: number, bytes: number): boolean => freeBytes - bytes >= RESERVE_BYTES

/** Bytes that uploads in progress may reserve. */
export const reservableBytes = (freeBytes: number): number => Math.max(0, freeBytes - RESERVE_BYTES) / 2

/** Bytes that uploads may occupy, together with drafts and pictures that are not on the chain. */
export const storableBytes = (diskBytes: number): number => diskBytes / 4

/**
 * True if a network may use more of a space. It may use what others leave; if the space is full,
 * each network still gets an equal share.
 */
export function fitsShare(
  spaceBytes: number,
  taken: ReadonlyMap<string, number>,
  network: string,
  bytes: number,
): boolean {
  const ownBytes = taken.get(network) ?? 0
  const otherNetworks = [...taken].filter(([other, each]) => other !== network && each > 0)
  const remainingBytes = spaceBytes - otherNetworks.reduce((sum, [, each]) => sum + each, 0)
  return ownBytes + bytes <= Math.max(remainingBytes, spaceBytes / (otherNetworks.length + 1))
}
