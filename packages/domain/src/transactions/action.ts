import type { Address } from '../address.ts'
import { type FieldsOf, fields, nonEmptyList, oneOf, readFields, type Reader } from '../untrusted.ts'
import { type ReceiptSides, type SingleKind, TRANSACTION_KINDS } from './transactionKinds.ts'

export type TransactionKind = SingleKind | 'batch'

/** Purpose of one call, with the data of its kind. */
export type SingleAction = {
  [Each in SingleKind]: { readonly kind: Each } & FieldsOf<(typeof TRANSACTION_KINDS)[Each]['fields']>
}[SingleKind]

/** Several actions in order, sent as one wallet batch (spec: transactions.batch). */
type BatchAction = { readonly kind: 'batch'; readonly steps: readonly SingleAction[] }

/** Purpose of a transaction. */
export type Action<Kind extends TransactionKind = TransactionKind> = Extract<
  SingleAction | BatchAction,
  { readonly kind: Kind }
>

const isKind = (kind: unknown): kind is SingleKind => typeof kind === 'string' && Object.hasOwn(TRANSACTION_KINDS, kind)

/** Facts of any kind; callers pass an action of the same kind. */
type AnyFacts = {
  readonly fields: Readonly<Record<string, Reader<unknown>>>
  readonly isLimited: boolean
  readonly recipient: ((action: SingleAction) => Address | null) | null
  readonly receiptSides: ((action: SingleAction) => ReceiptSides) | null
  readonly defaults?: object
}
const factsOf = (kind: SingleKind) => TRANSACTION_KINDS[kind] as unknown as AnyFacts

const single: Reader<SingleAction> = (stored) => {
  const kind = typeof stored === 'object' && stored !== null && 'kind' in stored ? stored.kind : undefined
  if (!isKind(kind)) return undefined
  const facts = factsOf(kind)
  const data = readFields(facts.fields, { ...facts.defaults, ...(stored as object) })
  return data === undefined ? undefined : ({ kind, ...data } as unknown as SingleAction)
}

const batch = fields({ kind: oneOf('batch'), steps: nonEmptyList(single) })

/** Reads an action from storage. */
export const storedAction: Reader<Action> = (stored) => single(stored) ?? batch(stored)

/** The steps of an action; only a batch has several. */
export const stepsOf = (action: Action): readonly SingleAction[] => (action.kind === 'batch' ? action.steps : [action])

/** Accounts that receive tokens or rights by an action. */
export const recipientsOf = (action: Action): readonly Address[] =>
  stepsOf(action).flatMap((step) => factsOf(step.kind).recipient?.(step) ?? [])

/** The receipt data to read for each step whose amounts only the chain decides. */
export const receiptSidesOf = (action: Action): readonly ReceiptSides[] =>
  stepsOf(action).flatMap((step) => factsOf(step.kind).receiptSides?.(step) ?? [])

/** True if the chain enforces the amounts shown (spec: sending.limits). */
export const isLimitedAct = ({ kind }: Pick<SingleAction, 'kind'>): boolean => factsOf(kind).isLimited
