/** Size of an approval: the amount this step needs, or unlimited (spec: approvals.choice). */
export type ApprovalSize = 'exact' | 'unlimited'

export const DEFAULT_APPROVAL: ApprovalSize = 'unlimited'

export const UNLIMITED = 2n ** 256n - 1n

export type ApprovalChoice = {
  readonly offered: readonly [ApprovalSize, ...ApprovalSize[]]
  readonly chosen: ApprovalSize
}

/**
 * Sizes offered for an approval. Only the exact amount is offered if estimating the maximum failed, and in a wallet batch
 * (spec: approvals.estimated-first).
 */
export function approvalChoice(setting: ApprovalSize, can: { unlimited: boolean; batch: boolean }): ApprovalChoice {
  if (can.batch || !can.unlimited) return { offered: ['exact'], chosen: 'exact' }
  return { offered: ['exact', 'unlimited'], chosen: setting }
}

/**
 * The preselected size: the setting, but exact for a token marked as a look-alike or unknown until another size is chosen for
 * that token (spec: approvals.marked).
 */
export const preselectedSize = (
  setting: ApprovalSize,
  { isMarked, chosen }: { isMarked: boolean; chosen: ApprovalSize | null },
): ApprovalSize => (isMarked ? (chosen ?? 'exact') : setting)

export const approvedAmount = (size: ApprovalSize, needed: bigint): bigint => (size === 'exact' ? needed : UNLIMITED)
