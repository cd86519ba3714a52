import { useEffect, useRef, useState } from 'react'
import { approveIntent } from '#platform/session/approval/approveIntent.ts'
import type { SendIntent } from '#platform/session/transactions/send/send.ts'
import { useBatchAbility } from '#platform/session/transactions/send/useBatchAbility.ts'
import { useSend } from '#platform/session/transactions/send/useSend.ts'
import { keyOf } from '../sweep/keyOf.ts'
import type { ShownApproval } from '../sweep/useOpenApprovals.ts'

/** Progress of the wallet prompts: number `at` of `count`. A batch is a single prompt. */
type Asking = {
  readonly at: number
  readonly count: number
  readonly keys: readonly string[]
  readonly stop: () => void
}

/**
 * Result of the wallet prompts. `sent`: number of accepted ones; `text`: why not all were accepted,
 * or null if all were.
 */
export type RevokeResult = {
  readonly sent: number
  readonly count: number
  readonly text: string | null
  readonly isOwnRefusal: boolean
}

export type Revocations = {
  readonly asking: Asking | null
  readonly result: RevokeResult | null
  readonly isBatch: boolean
  readonly revoke: (rows: readonly [ShownApproval, ...ShownApproval[]]) => void
}

const intentOf = ({ asset, spender }: ShownApproval): SendIntent =>
  approveIntent({ token: asset.token, spender, allowed: 0n })

/** Revokes approvals: in one batch if the wallet can, otherwise one by one until the person refuses (spec: approvals.revoke). */
export function useRevocations(): Revocations {
  const send = useSend()
  const isBatch = useBatchAbility() === 'whole'
  const [asking, setAsking] = useState<Asking | null>(null)
  const [result, setResult] = useState<RevokeResult | null>(null)
  const unmounting = useRef(new AbortController())
  useEffect(() => {
    const left = new AbortController()
    unmounting.current = left
    return () => left.abort()
  }, [])

  async function run(rows: readonly [ShownApproval, ...ShownApproval[]]): Promise<void> {
    const left = unmounting.current.signal
    const stop = new AbortController()
    const { signal } = stop
    const [first, second, ...others] = rows
    const requests =
      isBatch && second !== undefined
        ? [{ steps: [intentOf(first), intentOf(second), ...others.map(intentOf)] as const }]
        : rows.map(intentOf)
    const progress = { sent: 0, count: rows.length, text: null as string | null, isOwnRefusal: false }
    setResult(null)
    try {
      for (const [at, request] of requests.entries()) {
        setAsking({ at: at + 1, count: requests.length, keys: rows.map(keyOf), stop: () => stop.abort() })
        const outcome = await send(request, { signal })
        if (outcome.kind === 'sent') progress.sent += 'steps' in request ? rows.length : 1
        if (outcome.kind === 'cancelled') progress.isOwnRefusal = true
        if (outcome.kind === 'problem') {
          progress.text = outcome.text
          progress.isOwnRefusal = outcome.trouble.kind === 'rejected'
        }
        if (outcome.kind !== 'sent' || left.aborted) break
      }
    } finally {
      // Reset even after an unexpected error, because no prompt is open then.
      if (!left.aborted) setAsking(null)
    }
    if (!left.aborted) setResult(progress)
  }
  return { asking, result, isBatch, revoke: (rows) => asking === null && void run(rows) }
}
