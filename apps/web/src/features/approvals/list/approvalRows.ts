import { keyOf } from '../sweep/keyOf.ts'
import type { ShownApproval } from '../sweep/useOpenApprovals.ts'

/**
 * `kept`: the order of rows when one was first clicked; it is then fixed, so that nothing moves under the pointer. Null
 * before that.
 */
export function approvalRows(
  open: readonly ShownApproval[],
  closed: readonly ShownApproval[],
  { kept, pressed }: { kept: readonly string[] | null; pressed: ReadonlySet<string> },
): readonly ShownApproval[] {
  const rows = [...open, ...closed.filter((one) => pressed.has(keyOf(one)))]
  if (kept === null) return rows
  const place = (one: ShownApproval) => {
    const at = kept.indexOf(keyOf(one))
    return at === -1 ? kept.length : at
  }
  return rows.toSorted((one, other) => place(one) - place(other))
}
