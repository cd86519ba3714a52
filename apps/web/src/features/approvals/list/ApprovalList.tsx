import type { Address } from '@musi/domain/address'
import { hasPendingApproval } from '@musi/domain/transactions/approvalState'
import { Stack } from '@musi/ui/layout/Stack'
import { useState } from 'react'
import { useRpcOutage } from '#platform/session/freshness/useOutage.ts'
import { useNow } from '#platform/session/transactions/story/useNow.ts'
import { transactionStore } from '#platform/session/transactions/store/transactionStore.ts'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import { keyOf } from '../sweep/keyOf.ts'
import type { ShownApproval, ShownApprovals } from '../sweep/useOpenApprovals.ts'
import { ApprovalRow, type RowState } from './ApprovalRow.tsx'
import { RevokeSelected } from './RevokeSelected.tsx'
import { approvalRows } from './approvalRows.ts'
import { useRevocations } from './useRevocations.ts'

type Touched = { order: readonly string[] | null; clicked: ReadonlySet<string>; selected: ReadonlySet<string> }

const UNTOUCHED: Touched = { order: null, clicked: new Set(), selected: new Set() }

type Props = { owner: Address; shown: ShownApprovals; label: string }

/** The open approvals, which can be revoked one by one or together (spec: approvals.revoke). */
export function ApprovalList({ owner, shown: { open, closed }, label }: Props) {
  const [touched, setTouched] = useState(UNTOUCHED)
  const revocations = useRevocations()
  const records = useVisitValue(transactionStore)
  const nowMs = useNow()
  const isAway = useRpcOutage() !== null
  const rows = approvalRows(open, closed, touched)
  const keys = rows.map(keyOf)
  const isDisabled = isAway || revocations.asking !== null

  function stateOf(row: ShownApproval): RowState {
    if (row.allowed === 0n) return 'revoked'
    if (revocations.asking?.keys.includes(keyOf(row)) === true) return 'asked'
    return hasPendingApproval(records.values(), { owner, token: row.token, spender: row.spender }, nowMs)
      ? 'sent'
      : 'open'
  }
  function select(which: readonly string[], isSelected: boolean) {
    setTouched(({ order, clicked, selected }) => {
      const others = [...selected].filter((key) => !which.includes(key))
      return { order: order ?? keys, clicked, selected: new Set(isSelected ? [...others, ...which] : others) }
    })
  }
  function revoke(which: readonly ShownApproval[]) {
    const [first, ...others] = which
    if (first === undefined) return
    setTouched(({ order, clicked, selected }) => ({
      order: order ?? keys,
      clicked: new Set([...clicked, ...which.map(keyOf)]),
      selected,
    }))
    revocations.revoke([first, ...others])
  }
  const revocable = rows.filter((row) => stateOf(row) === 'open')
  const selected = revocable.filter((row) => touched.selected.has(keyOf(row)))
  return (
    <>
      <Stack as="ul" aria-label={label}>
        {rows.map((row) => (
          <ApprovalRow
            key={keyOf(row)}
            approval={row}
            state={stateOf(row)}
            selection={
              rows.length < 2
                ? null
                : { isSelected: touched.selected.has(keyOf(row)), select: (is) => select([keyOf(row)], is) }
            }
            isDisabled={isDisabled}
            onRevoke={() => revoke([row])}
          />
        ))}
      </Stack>
      <RevokeSelected
        revocations={revocations}
        selected={selected.length}
        hasSeveral={revocations.asking !== null || rows.filter(({ allowed }) => allowed > 0n).length > 1}
        isAll={revocable.length > 0 && selected.length === revocable.length}
        isDisabled={isDisabled}
        onSelectAll={(is) => select(revocable.map(keyOf), is)}
        onRevoke={() => revoke(selected)}
      />
    </>
  )
}
