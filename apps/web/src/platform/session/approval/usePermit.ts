import { useState } from 'react'
import { useAccount } from '../wallet/useAccount.ts'
import { type PermitAnswer, type PermitTerms, askPermit } from './askPermit.ts'

type SignedPermit = Extract<PermitAnswer, { kind: 'signed' }>

export type Permit = {
  /** Null: none, or one for other terms than the current ones. */
  signed: SignedPermit | null
  isWaiting: boolean
  /** Why there is no signature. */
  failure: Exclude<PermitAnswer, SignedPermit> | null
  sign: () => Promise<void>
  /** What was signed no longer counts. */
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

  async function sign(): Promise<void> {
    if (terms === null || key === null || answer === 'waiting') return
    setState({ key, answer: 'waiting' })
    setState({ key, answer: await askPermit(terms) })
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
