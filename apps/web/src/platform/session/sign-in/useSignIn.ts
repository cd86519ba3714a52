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
  /** True if the account is signed in; null while unknown. */
  readonly isSignedIn: boolean | null
  readonly isWaiting: boolean
  /** Reason why the sign-in failed. */
  readonly failure: Exclude<SignInAnswer, { kind: 'signedIn' }> | null
  /** Resolves to true once the account is signed in. */
  readonly sign: () => Promise<boolean>
}

/**
 * Sign-in state of the connected account, and the action to sign in; needed once a day, before the
 * first paid play (spec: sign-in.daily).
 */
export function useSignIn(): SignInState {
  const account = useAccount()
  const session = useVisitValue(signedIn)
  const [attempt, setAttempt] = useState<{ account: Address | null; state: SignInProgress } | null>(null)
  // The result for another account does not concern this one.
  const state = attempt !== null && attempt.account === account ? attempt.state : NOT_ASKED
  useEffect(() => watchSignIn(), [])
  useEffect(() => {
    if (account !== null) void readSignedIn()
  }, [account])
  const isSignedIn =
    account === null || session.kind === 'unknown' ? null : session.kind === 'as' && session.account === account
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
