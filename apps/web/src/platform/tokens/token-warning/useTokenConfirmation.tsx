import type { Currency } from '@musi/domain/currency'
import { type ReactNode, useState } from 'react'
import { latePart } from '#platform/page/loading/latePart.tsx'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import { useAnswer } from '#platform/page/loading/useAnswer.ts'
import { bookTokens } from '#platform/session/chain/bookTokens.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { tokenKey, confirmationState } from './confirmationState.ts'

const TokenWarningDialog = latePart(async () => (await import('./TokenWarningDialog.tsx')).TokenWarningDialog)

export type TokenConfirmation = {
  /** True if no confirmation is needed, or it was given. */
  readonly isConfirmed: boolean
  /** True while the token's origin is being looked up. */
  readonly isLookingUp: boolean
  /** Runs the act, after the confirmation if one is needed. */
  readonly confirmThen: (act: () => void) => void
  /** The warning dialog while it is open; render it beside the button. */
  readonly dialog: ReactNode
}

const NO_TOKENS: ReadonlySet<string> = new Set()

/** `token`: `tokenKey` of the token at the click. */
type PressedAct = { readonly token: string; readonly act: () => void }

/**
 * Before an act with a look-alike or unknown token the user confirms "I understand", and nothing
 * can be signed until then (spec: token-warnings.act). For known tokens no code is loaded; the code
 * for others loads with the first of them.
 */
export function useTokenConfirmation(currency: Currency | null): TokenConfirmation {
  const account = useAccount()
  const [understood, setUnderstood] = useState(NO_TOKENS)
  const [pressed, setPressed] = useState<PressedAct | null>(null)
  const token = currency?.kind === 'token' && !bookTokens().has(currency.address) ? currency : null
  const key = token === null ? null : [tokenKey(token), account].join(' ')
  const answer = useAnswer(key, async () => {
    const { tokensToConfirm } = await retryOnce(() => import('./tokensToConfirm.ts'))
    return token === null ? [] : tokensToConfirm([token], account)
  })
  const { isConfirmed, isLookingUp, warnings } = confirmationState({
    token,
    understood,
    pressedWith: pressed?.token ?? null,
    answer,
  })
  return {
    isConfirmed: currency !== null && isConfirmed,
    isLookingUp,
    confirmThen(act) {
      if (currency === null || isLookingUp) return
      if (isConfirmed) act()
      else if (token !== null) setPressed({ token: tokenKey(token), act })
    },
    dialog: pressed !== null && warnings.length > 0 && (
      <TokenWarningDialog
        warnings={warnings}
        onContinue={() => {
          setUnderstood(new Set([...understood, pressed.token]))
          setPressed(null)
          pressed.act()
        }}
        onLeave={() => setPressed(null)}
      />
    ),
  }
}
