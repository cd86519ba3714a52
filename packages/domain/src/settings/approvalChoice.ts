/** Size of an approval: what this step needs, or unlimited (spec: approvals.choice). */
export type ApprovalSize = 'exact' | 'unlimited'

export const DEFAULT_APPROVAL: ApprovalSize = 'unlimited'

export const UNLIMITED = 2n ** 256n - 1n

export type ApprovalChoice = {
  readonly offered: readonly [ApprovalSize, ...ApprovalSize[]]
  readonly chosen: ApprovalSize
}

/**
 * Options beside an approval. The maximum is estimated first, and if that fails only the exact amount is offered; a
 * wallet batch is always exact (spec: approvals.estimated-first).
 */
export function approvalChoice(setting: ApprovalSize, can: { unlimited: boolean; batch: boolean }): ApprovalChoice {
  if (can.batch || !can.unlimited) return { offered: ['exact'], chosen: 'exact' }
  return { offered: ['exact', 'unlimited'], chosen: setting }
}

/**
 * The size that is chosen at first: the setting, but exact for a token that is marked as a look-alike or unknown, until something
 * else is chosen for that very token (spec: approvals.marked).
 */
export const preselectedSize = (
  setting: ApprovalSize,
  { isMarked, chosen }: { isMarked: boolean; chosen: ApprovalSize | null },
): ApprovalSize => (isMarked ? (chosen ?? 'exact') : setting)

export const approvedAmount = (size: ApprovalSize, needed: bigint): bigint => (size === 'exact' ? needed : UNLIMITED)
