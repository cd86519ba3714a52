import { type Address, shortenAddress } from '@musi/domain/address'
import { type Action, receiptSidesOf } from '@musi/domain/transactions/action'
import type { Moved } from '@musi/domain/transactions/moved'
import { listText } from '#platform/page/i18n/listText.ts'
import { amountText, exactText, isCut } from '#platform/page/money/amountText.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { transactionText } from './transactionWords.ts'

const DIGITS = 6

/** The receiver, if it is not the account itself. */
function receiverOf(action: Action, account: Address | null): string | null {
  if (action.kind === 'swap')
    return action.recipient === null ? null : (action.recipient.name ?? action.recipient.address)
  // Steps of a batch could have different receivers.
  const receiver = action.kind === 'batch' ? undefined : receiptSidesOf(action)[0]?.receiver
  return receiver === undefined || receiver === null || receiver === account ? null : shortenAddress(receiver)
}

export type MovedSentence = {
  readonly shown: string
  /** The sentence with every digit; null if nothing was rounded. */
  readonly exact: string | null
  /** The amounts in `exact`. */
  readonly exactAmounts: string
}

/** Describes the amounts in a receipt: "You got 2469.3 USDC" (spec: transactions.moved). */
export function movedSentence(action: Action, { paid, got }: Moved, account: Address | null): MovedSentence {
  const receiver = receiverOf(action, account)
  const amounts = got.length > 0 ? got : paid
  const sentenceOf = (list: string) =>
    got.length === 0
      ? transactionText('moved.paid', { amounts: list })
      : receiver === null
        ? transactionText('moved.got', { amounts: list })
        : transactionText('moved.gotBy', { whom: receiver, amounts: list })
  const exactAmounts = listText(amounts.map(exactText))
  const isAnyCut = amounts.some((amount) => isCut(amount, DIGITS))
  return {
    shown: sentenceOf(listText(amounts.map((amount) => amountText(amount, DIGITS)))),
    exact: isAnyCut ? sentenceOf(exactAmounts) : null,
    exactAmounts,
  }
}

/** The amounts in a receipt in one line; if rounded, the title and screen readers have all digits. */
export function MovedText({ action, moved }: { action: Action; moved: Moved }) {
  const { shown, exact } = movedSentence(action, moved, useAccount())
  if (exact === null) return shown
  return (
    <span title={exact}>
      <span aria-hidden="true">{shown}</span>
      <span className="unseen">{exact}</span>
    </span>
  )
}
