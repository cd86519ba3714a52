import { encodedArguments } from '@musi/chain/writes/governance/encodedArguments'
import type { ProposedCall } from '@musi/chain/writes/governance/propose'
import { type Address, parseAddress } from '@musi/domain/address'
import { parseAmount } from '@musi/domain/amount/parseAmount'
import type { Native, Token } from '@musi/domain/currency'
import { parseSignature } from '@musi/domain/governance/solidityTypes'
import { visitValue } from '#platform/page/visit/visitValue.ts'

type Key = { readonly key: number }

/** One action as typed. The recipient may be typed as a name, so its address is stored too. */
export type DraftAction = Key &
  (
    | {
        readonly kind: 'send'
        readonly token: Address
        readonly amount: string
        readonly to: string
        readonly recipient: Address | null
      }
    | { readonly kind: 'delay'; readonly days: string }
    | {
        readonly kind: 'call'
        readonly target: string
        readonly signature: string
        readonly values: readonly string[]
        /** Native currency to send, as typed. Empty if none is sent. */
        readonly sends: string
      }
  )

export type Draft = { readonly title: string; readonly text: string; readonly actions: readonly DraftAction[] }

const EMPTY_DRAFT: Draft = { title: '', text: '', actions: [] }

/** The proposal as typed, kept when the person leaves the page. */
export const draft = visitValue<Draft>(() => EMPTY_DRAFT)

export const clearDraft = (): void => draft.set(EMPTY_DRAFT)

const DAY_SECONDS = 86_400n

type DraftContext = { readonly tokens: readonly Token[]; readonly timelock: Address; readonly native: Native }

const call = (target: Address, signature: string, texts: readonly string[], value = 0n): ProposedCall | null => {
  const encoded = encodedArguments(signature, texts)
  return encoded.kind === 'encoded' ? { target, value, signature, data: encoded.data } : null
}

/** Parses the native currency to send; null if the text is not an amount. */
function parseSentAmount(typed: string, native: Native): bigint | null {
  const parsed = parseAmount(typed, native)
  if (parsed.kind === 'noAmount') return 0n
  return parsed.kind === 'amount' ? parsed.amount.raw : null
}

/** The treasury's call; null if the input is not a valid call yet. */
export function draftCall(action: DraftAction, { tokens, timelock, native }: DraftContext): ProposedCall | null {
  switch (action.kind) {
    case 'send': {
      const token = tokens.find(({ address }) => address === action.token)
      const parsed = token === undefined ? null : parseAmount(action.amount, token)
      if (token === undefined || parsed?.kind !== 'amount' || action.recipient === null) return null
      return call(token.address, 'transfer(address,uint256)', [action.recipient, String(parsed.amount.raw)])
    }
    case 'delay':
      return /^\d{1,4}$/.test(action.days)
        ? call(timelock, 'setDelay(uint256)', [String(BigInt(action.days) * DAY_SECONDS)])
        : null
    case 'call': {
      const target = parseAddress(action.target)
      const value = parseSentAmount(action.sends, native)
      return target === null || value === null ? null : call(target, action.signature, action.values, value)
    }
  }
}

/** True if the text is a valid value of that type. */
export const isOfType = (type: string, text: string): boolean =>
  encodedArguments(`value(${type})`, [text]).kind === 'encoded'

/** Argument types in a signature, as written there; null if it is invalid. */
export function argumentTypes(signature: string): readonly string[] | null {
  const parsed = parseSignature(signature)
  if (parsed === null) return null
  const inside = signature.slice(signature.indexOf('(') + 1, -1)
  const types: string[] = []
  let depth = 0
  let from = 0
  for (const [at, sign] of Array.from(`${inside},`).entries()) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign !== ',' || depth > 0) continue
    types.push(inside.slice(from, at).trim())
    from = at + 1
  }
  return inside === '' ? [] : types
}
