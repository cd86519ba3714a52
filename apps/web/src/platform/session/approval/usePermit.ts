import type { Address } from '@musi/domain/address'
import { useState } from 'react'
import { useAccount } from '../wallet/useAccount.ts'
import { type PermitAnswer, type PermitWish, askPermit } from './askPermit.ts'

type Signed = Extract<PermitAnswer, { kind: 'signed' }>

export type Permit = {
  /** Null: none, or one that was given for something else than what is wanted now. */
  signed: Signed | null
  isWaiting: boolean
  /** What came instead of a signature. */
  unsigned: Exclude<PermitAnswer, Signed> | null
  sign: () => Promise<void>
}

type Held = { key: string; answer: PermitAnswer | 'waiting' }

const keyOf = (owner: Address | null, { token, spender, value }: PermitWish) => `${owner} ${token} ${spender} ${value}`

/** A signature that takes the place of an approval. It counts for exactly what it was given for, and for nobody else. */
export function usePermit(wish: PermitWish | null): Permit {
  const owner = useAccount()
  const [held, setHeld] = useState<Held | null>(null)
  const key = wish === null ? null : keyOf(owner, wish)
  const answer = held !== null && held.key === key ? held.answer : null

  async function sign(): Promise<void> {
    if (wish === null || key === null || answer === 'waiting') return
    setHeld({ key, answer: 'waiting' })
    setHeld({ key, answer: await askPermit(wish) })
  }
  const isWaiting = answer === 'waiting'
  const result = isWaiting ? null : answer
  return {
    signed: result?.kind === 'signed' ? result : null,
    isWaiting,
    unsigned: result === null || result.kind === 'signed' ? null : result,
    sign,
  }
}
