import type { Address } from '../address.ts'
import type { Currency } from '../currency.ts'
import { maximumSold } from './acceptedAmounts.ts'
import { type LostRecipients, isLostRecipient } from './recipient.ts'
import type { ExactSide, Trade } from './trade.ts'

/** Reason why a swap cannot be sent. The wording belongs to the screen. */
export type SwapProblem =
  | { readonly kind: 'connectWallet' | 'enterAmount' | 'selectToken' | 'enterRecipient' | 'invalidRecipient' }
  | { readonly kind: 'insufficientBalance'; readonly currency: Currency }

/** The account itself, or a named recipient with its address, null until it is resolved. */
export type Recipient = { readonly kind: 'account' } | { readonly kind: 'named'; readonly address: Address | null }

export type SwapIntent = {
  readonly account: Address | null
  readonly input: Currency | null
  readonly output: Currency | null
  readonly exact: ExactSide
  /** The typed amount; null if it is missing, zero or invalid. */
  readonly amount: bigint | null
  readonly recipient: Recipient
  /** The account's balance of the input. Null while unknown, which is not a problem yet. */
  readonly balance: bigint | null
  /** The best trade; null if no route gives or takes the amount. */
  readonly trade: Trade | null
  readonly slippageBps: number
  readonly lostRecipients: LostRecipients
}

/** The first of the problems in their order (spec: swap.problems); null when there is none. */
export function swapProblem(intent: SwapIntent): SwapProblem | null {
  const { account, input, output, amount, recipient, trade, lostRecipients } = intent
  if (account === null) return { kind: 'connectWallet' }
  if (amount === null || amount <= 0n) return { kind: 'enterAmount' }
  if (input === null || output === null) return { kind: 'selectToken' }
  const to = recipient.kind === 'account' ? account : recipient.address
  if (to === null) return { kind: 'enterRecipient' }
  if (isLostRecipient(to, trade, lostRecipients)) return { kind: 'invalidRecipient' }
  return isBalanceInsufficient(intent) ? { kind: 'insufficientBalance', currency: input } : null
}

/** The balance must cover the worst case that the person accepts. */
function isBalanceInsufficient({ balance, trade, exact, amount, slippageBps }: SwapIntent): boolean {
  if (balance === null) return false
  if (trade !== null) return balance < maximumSold(trade, slippageBps).raw
  return exact === 'in' && amount !== null && balance < amount
}
