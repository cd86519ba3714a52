import type { Token } from '@musi/domain/currency'
import type { TokenWarning } from '@musi/domain/text/tokenWarning'
import type { Answer } from '#platform/page/loading/useAnswer.ts'

type Facts = {
  /** Null: none that anybody would have to be asked about. */
  readonly token: Token | null
  /** What the person has said "I understand" to, as `readAs` has it. */
  readonly understood: ReadonlySet<string>
  /** What was pressed for and waits for the tick, likewise. Null: nothing does. */
  readonly pressedWith: string | null
  readonly answer: Answer<readonly TokenWarning[]>
}

type Tick = { readonly isOpen: boolean; readonly isAsking: boolean; readonly warnings: readonly TokenWarning[] }

/** A token as the person has read it: one that calls itself something else is another question. */
export const readAs = ({ address, symbol, name }: Token): string => [address, symbol, name].join(' ')

/** What stands between a press and its act (spec: token-warnings.act). The warning is of what was pressed for, or there is none. */
export function tickOf({ token, understood, pressedWith, answer }: Facts): Tick {
  if (token === null || understood.has(readAs(token))) return { isOpen: true, isAsking: false, warnings: [] }
  if (answer.kind === 'waiting') return { isOpen: false, isAsking: true, warnings: [] }
  // What could not be looked at is asked about like what nobody knows.
  const warnings = answer.kind === 'ready' ? answer.value : [{ token, lookAlike: null }]
  return { isOpen: warnings.length === 0, isAsking: false, warnings: pressedWith === readAs(token) ? warnings : [] }
}
