import type { Address } from '../address.ts'
import { type FieldsOf, fields, nonEmptyList, oneOf, readFields, type Reader } from '../untrusted.ts'
import { type ReceiptSides, type SingleKind, TRANSACTION_KINDS } from './transactionKinds.ts'

export type TransactionKind = SingleKind | 'batch'

/** Purpose of one call; does not compile without its kind's data. */
export type SingleAction = {
  [Each in SingleKind]: { readonly kind: Each } & FieldsOf<(typeof TRANSACTION_KINDS)[Each]['fields']>
}[SingleKind]

/** Several, in their order, as one transaction of a wallet that can (spec: transactions.batch). */
type BatchAction = { readonly kind: 'batch'; readonly steps: readonly SingleAction[] }

/** Purpose of a transaction. */
export type Action<Kind extends TransactionKind = TransactionKind> = Extract<
  SingleAction | BatchAction,
  { readonly kind: Kind }
>

const isKind = (kind: unknown): kind is SingleKind => typeof kind === 'string' && Object.hasOwn(TRANSACTION_KINDS, kind)

/** Facts of a kind, whichever it is: they are given the data of an action of that very kind. */
type AnyFacts = {
  readonly fields: Readonly<Record<string, Reader<unknown>>>
  readonly isLimited: boolean
  readonly recipient: ((action: SingleAction) => Address | null) | null
  readonly receiptSides: ((action: SingleAction) => ReceiptSides) | null
  readonly notWritten?: object
}
const factsOf = (kind: SingleKind) => TRANSACTION_KINDS[kind] as unknown as AnyFacts

const single: Reader<SingleAction> = (stored) => {
  const kind = typeof stored === 'object' && stored !== null && 'kind' in stored ? stored.kind : undefined
  if (!isKind(kind)) return undefined
  const facts = factsOf(kind)
  const data = readFields(facts.fields, { ...facts.notWritten, ...(stored as object) })
  return data === undefined ? undefined : ({ kind, ...data } as unknown as SingleAction)
}

const batch = fields({ kind: oneOf('batch'), steps: nonEmptyList(single) })

/** An action as storage gives it back. */
export const storedAction: Reader<Action> = (stored) => single(stored) ?? batch(stored)

/** The steps of an action; most have one. */
export const stepsOf = (action: Action): readonly SingleAction[] => (action.kind === 'batch' ? action.steps : [action])

/** Accounts that an action sends or hands something to. */
export const recipientsOf = (action: Action): readonly Address[] =>
  stepsOf(action).flatMap((step) => factsOf(step.kind).recipient?.(step) ?? [])

/** Amounts to read from the receipt for each step; none for steps that say it all, or move nothing. */
export const receiptSidesOf = (action: Action): readonly ReceiptSides[] =>
  stepsOf(action).flatMap((step) => factsOf(step.kind).receiptSides?.(step) ?? [])

/** True if the chain enforces the amounts shown (spec: sending.limits). */
export const isLimitedAct = ({ kind }: Pick<SingleAction, 'kind'>): boolean => factsOf(kind).isLimited
