import type { Token } from '@musi/domain/currency'
import type { TokenWarning } from '@musi/domain/text/tokenWarning'
import type { Answer } from '#platform/page/loading/useAnswer.ts'

type Facts = {
  /** The token to confirm next; null if no token needs a confirmation. */
  readonly token: Token | null
  /** Tokens confirmed with "I understand", by `tokenKey`. */
  readonly understood: ReadonlySet<string>
  /** `tokenKey` of the token whose click waits for the confirmation; null if none waits. */
  readonly pressedWith: string | null
  readonly answer: Answer<readonly TokenWarning[]>
}

type ConfirmationState = {
  readonly isConfirmed: boolean
  readonly isLookingUp: boolean
  readonly warnings: readonly TokenWarning[]
}

/** A token as the user read it: with another name it must be confirmed again. */
export const tokenKey = ({ address, symbol, name }: Token): string => [address, symbol, name].join(' ')

/**
 * The confirmation needed between a click and its act (spec: token-warnings.act). The warning is about the clicked
 * token, or there is none.
 */
export function confirmationState({ token, understood, pressedWith, answer }: Facts): ConfirmationState {
  if (token === null || understood.has(tokenKey(token))) return { isConfirmed: true, isLookingUp: false, warnings: [] }
  if (answer.kind === 'waiting') return { isConfirmed: false, isLookingUp: true, warnings: [] }
  // A token that could not be checked is treated as unknown.
  const warnings = answer.kind === 'ready' ? answer.value : [{ token, lookAlike: null }]
  return {
    isConfirmed: warnings.length === 0,
    isLookingUp: false,
    warnings: pressedWith === tokenKey(token) ? warnings : [],
  }
}
