import type { Address } from '@musi/domain/address'
import type { Currency } from '@musi/domain/currency'
import { type ReactNode, useState } from 'react'
import { latePart } from '../../page/loading/latePart.tsx'
import { retryOnce } from '../../page/loading/retryOnce.ts'
import { useAnswer } from '../../page/loading/useAnswer.ts'
import { bookTokens } from '../../session/chain/bookTokens.ts'
import { useAccount } from '../../session/wallet/useAccount.ts'

const TokenWarningDialog = latePart(async () => (await import('./TokenWarningDialog.tsx')).TokenWarningDialog)

export type TokenTick = {
  /** Nothing has to be asked, or the person has said "I understand". */
  readonly isOpen: boolean
  /** It is being found out whose token this is. */
  readonly isAsking: boolean
  /** Runs the act, after the tick where one is needed. */
  readonly through: (act: () => void) => void
  /** The warning, while it is open; belongs beside the button. */
  readonly question: ReactNode
}

const NOBODY: ReadonlySet<Address> = new Set()

/**
 * Before an act with a token that looks like another or that nobody knows the person says "I understand", and nothing can be signed
 * until then (spec: token-warnings.act). Known tokens cost nothing here: what judges the others comes with the first of them.
 */
export function useTokenTick(currency: Currency | null): TokenTick {
  const account = useAccount()
  const [understood, setUnderstood] = useState(NOBODY)
  const [act, setAct] = useState<(() => void) | null>(null)
  const token = currency?.kind === 'token' && !bookTokens().has(currency.address) ? currency : null
  const isNeeded = token !== null && !understood.has(token.address)
  const key = token === null ? null : [token.address, token.symbol, token.name, account].join(' ')
  const answer = useAnswer(key, async () => {
    const { tokensToTick } = await retryOnce(() => import('./tokensToTick.ts'))
    return token === null ? [] : tokensToTick([token], account)
  })
  // What could not be looked at is asked about like what nobody knows.
  const unread = token === null ? [] : [{ token, lookAlike: null }]
  const warnings = answer.kind === 'ready' ? answer.value : unread
  const isAsking = isNeeded && answer.kind === 'waiting'
  const isOpen = currency !== null && (!isNeeded || (answer.kind === 'ready' && answer.value.length === 0))
  const question = act !== null && token !== null && (
    <TokenWarningDialog
      warnings={warnings}
      onContinue={() => {
        setUnderstood(new Set([...understood, token.address]))
        setAct(null)
        act()
      }}
      onLeave={() => setAct(null)}
    />
  )
  return {
    isOpen,
    isAsking,
    through(run) {
      if (isOpen) run()
      else if (!isAsking && token !== null) setAct(() => run)
    },
    question: question === false ? null : question,
  }
}
