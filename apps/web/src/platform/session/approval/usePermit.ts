import { useEffect, useState } from 'react'
import { useAccount } from '../wallet/useAccount.ts'
import { type PermitAnswer, type PermitTerms, askPermit } from './askPermit.ts'

type SignedPermit = Extract<PermitAnswer, { kind: 'signed' }>

export type Permit = {
  /** The signed permit; null if there is none, or its terms differ from the current ones. */
  signed: SignedPermit | null
  isWaiting: boolean
  /** Reason why there is no signature. */
  failure: Exclude<PermitAnswer, SignedPermit> | null
  /** Asks the wallet to sign; resolves to null if there are no terms or a request is pending. */
  sign: () => Promise<PermitAnswer | null>
  /** Discards the signature. */
  drop: () => void
}

type PermitState = { key: string; answer: PermitAnswer | 'waiting' }

const keyOf = ({ token, spender, value }: PermitTerms) => `${token} ${spender} ${value}`

/** A signature that replaces an approval. It is valid only for the exact terms and owner that it was given for. */
export function usePermit(terms: PermitTerms | null): Permit {
  const owner = useAccount()
  const [state, setState] = useState<PermitState | null>(null)
  const key = terms === null ? null : keyOf(terms)
  const answer = state !== null && state.key === key ? state.answer : null
  // Dropped as soon as something else is typed or the dialog is left (spec:
  // approvals.permit-checked).
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => () => setState(null), [key])
  // Also dropped when the account changes, but a pending request still reports its outcome.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => () => setState((now) => (now?.answer === 'waiting' ? now : null)), [owner])

  async function sign(): Promise<PermitAnswer | null> {
    if (terms === null || key === null || answer === 'waiting') return null
    setState({ key, answer: 'waiting' })
    const newAnswer = await askPermit(terms)
    setState((now) => (now?.key === key && now.answer === 'waiting' ? { key, answer: newAnswer } : now))
    return newAnswer
  }
  const isWaiting = answer === 'waiting'
  const result = isWaiting ? null : answer
  return {
    signed: result?.kind === 'signed' && result.shown.owner === owner ? result : null,
    isWaiting,
    failure: result === null || result.kind === 'signed' ? null : result,
    sign,
    drop: () => setState(null),
  }
}
