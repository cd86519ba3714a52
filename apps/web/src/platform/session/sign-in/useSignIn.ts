import type { Address } from '@musi/domain/address'
import { useEffect, useState } from 'react'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import { useAccount } from '../wallet/useAccount.ts'
import type { SignInAnswer } from './signIn.ts'
import { readSignedIn, signedIn } from './signedIn.ts'
import { watchSignIn } from './watchSignIn.ts'

type SignInProgress = SignInAnswer | { readonly kind: 'notAsked' } | { readonly kind: 'waiting' }
const NOT_ASKED: SignInProgress = { kind: 'notAsked' }

export type SignInState = {
  /** Null: not known yet. */
  readonly isSignedIn: boolean | null
  readonly isWaiting: boolean
  /** Why there is no sign-in. */
  readonly failure: Exclude<SignInAnswer, { kind: 'signedIn' }> | null
  /** Whether the account is signed in now. */
  readonly sign: () => Promise<boolean>
}

/** Whether the connected account is signed in, and the way to it: asked for once a day, before the first paid play (spec: sign-in.daily). */
export function useSignIn(): SignInState {
  const account = useAccount()
  const who = useVisitValue(signedIn)
  const [attempt, setAttempt] = useState<{ account: Address | null; state: SignInProgress } | null>(null)
  // What came of it with another account is not about this one.
  const state = attempt !== null && attempt.account === account ? attempt.state : NOT_ASKED
  useEffect(() => watchSignIn(), [])
  useEffect(() => {
    if (account !== null) void readSignedIn()
  }, [account])
  const isSignedIn = account === null || who.kind === 'unknown' ? null : who.kind === 'as' && who.account === account
  async function sign(): Promise<boolean> {
    if (state.kind === 'waiting') return false
    setAttempt({ account, state: { kind: 'waiting' } })
    const { signIn } = await retryOnce(() => import('./signIn.ts'))
    const answer = await signIn()
    setAttempt({ account, state: answer })
    return answer.kind === 'signedIn'
  }
  return {
    isSignedIn,
    isWaiting: state.kind === 'waiting',
    failure: state.kind === 'notAsked' || state.kind === 'waiting' || state.kind === 'signedIn' ? null : state,
    sign,
  }
}
