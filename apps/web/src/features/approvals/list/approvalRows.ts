import { keyOf } from '../sweep/keyOf.ts'
import type { ShownApproval } from '../sweep/useOpenApprovals.ts'

/**
 * Sorts the rows. `order`: their order when one was first clicked, which is kept so that nothing
 * moves under the pointer; null before that.
 */
export function approvalRows(
  open: readonly ShownApproval[],
  closed: readonly ShownApproval[],
  { order, clicked }: { order: readonly string[] | null; clicked: ReadonlySet<string> },
): readonly ShownApproval[] {
  const rows = [...open, ...closed.filter((one) => clicked.has(keyOf(one)))]
  if (order === null) return rows
  const place = (one: ShownApproval) => {
    const at = order.indexOf(keyOf(one))
    return at === -1 ? order.length : at
  }
  return rows.toSorted((one, other) => place(one) - place(other))
}
