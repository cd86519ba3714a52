import { significantAmount } from '../amount/amountText.ts'
import { symbolText } from '../amount/symbolText.ts'
import type { Currency } from '../currency.ts'
import type { Action, SingleAction, TransactionKind } from './action.ts'
import { type SingleKind, TRANSACTION_KINDS, type Write } from './transactionKinds.ts'

const plainUnit = ({ symbol }: Currency): string => symbolText(symbol)
const plain: Write = {
  amount: (amount, digits) => `${significantAmount(amount, digits)} ${plainUnit(amount.currency)}`,
  unit: plainUnit,
}

type Parts<Kind extends TransactionKind> = Kind extends SingleKind
  ? ReturnType<(typeof TRANSACTION_KINDS)[Kind]['parts']>
  : { steps: readonly SingleAction[] }

/** The kind and its amounts, names and symbols as texts. */
export type Summary<Kind extends TransactionKind = TransactionKind> = {
  [Each in Kind]: { readonly kind: Each } & Readonly<Parts<Each>>
}[Kind]

/**
 * The parts of a transaction's summary, by kind. The sentences, such as `Swap {input} for {output}`, are in the texts of the web
 * app.
 */
export function summary(action: Action, write: Write = plain): Summary {
  if (action.kind === 'batch') return action
  const parts = TRANSACTION_KINDS[action.kind].parts as (action: SingleAction, write: Write) => object
  return { kind: action.kind, ...parts(action, write) } as Summary
}
