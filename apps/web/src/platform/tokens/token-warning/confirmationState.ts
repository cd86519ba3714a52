import type { Token } from '@musi/domain/currency'
import type { TokenWarning } from '@musi/domain/text/tokenWarning'
import type { Answer } from '#platform/page/loading/useAnswer.ts'

type Facts = {
  /** The token to confirm next; null if no token needs a confirmation. */
  readonly token: Token | null
  /** Tokens confirmed with "I understand", keyed by `readAs`. */
  readonly understood: ReadonlySet<string>
  /** Token of the click that waits for the confirmation, with the same kind of key; null if none waits. */
  readonly pressedWith: string | null
  readonly answer: Answer<readonly TokenWarning[]>
}

type ConfirmationState = {
  readonly isOpen: boolean
  readonly isAsking: boolean
  readonly warnings: readonly TokenWarning[]
}

/** A token as the user read it: with another name it must be confirmed again. */
export const tokenKey = ({ address, symbol, name }: Token): string => [address, symbol, name].join(' ')

/**
 * The confirmation needed between a click and its act (spec: token-warnings.act). The warning is about the clicked
 * token, or there is none.
 */
export function confirmationState({ token, understood, pressedWith, answer }: Facts): ConfirmationState {
  if (token === null || understood.has(tokenKey(token))) return { isOpen: true, isAsking: false, warnings: [] }
  if (answer.kind === 'waiting') return { isOpen: false, isAsking: true, warnings: [] }
  // A token that could not be checked is treated as unknown.
  const warnings = answer.kind === 'ready' ? answer.value : [{ token, lookAlike: null }]
  return { isOpen: warnings.length === 0, isAsking: false, warnings: pressedWith === tokenKey(token) ? warnings : [] }
}
