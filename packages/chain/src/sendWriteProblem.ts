import type { Refusal } from './explain/refusal.ts'
import { type TroubleWords, type WalletTrouble, walletTroubleText } from './chainErrors.ts'
import { type Say, inEnglish } from './say.ts'
import { type GateRefusal, type GateWords, gateRefusalText } from './signingGate/gateRefusal.ts'

/** Why nothing was sent. */
export type SendProblem =
  /** No way of it would succeed, and the chain says why; `silent`: it gave no reason. */
  | { kind: 'wouldFail'; of: 'swap' | 'other'; reason: string | null }
  | { kind: 'priceMoved' }
  /** The node's rehearsal of this very transaction moved other amounts than the screen promises. */
  | { kind: 'otherOutcome' }
  /** The gas could not be estimated, and yet the call would work. */
  | { kind: 'estimate' }
  | { kind: 'unreachable' }
  | { kind: 'rejected' }
  | { kind: 'wallet'; of: 'swap' | 'other'; trouble: WalletTrouble }
  | { kind: 'gate'; refusal: GateRefusal }
  /** The wallet agreed and named no transaction. */
  | { kind: 'noHash' }

/** Reasons by which the router says that the price has moved (decisions.md §7.8). */
const PRICE_MOVED = new Set(['UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT', 'UniswapV2Router: EXCESSIVE_INPUT_AMOUNT'])

const reasonOf = (refusal: Refusal): string | null => {
  if (refusal.kind === 'reason') return refusal.text
  if (refusal.kind === 'error') return refusal.name
  return refusal.kind === 'panic' ? `panic ${refusal.code}` : null
}

export function wouldFail(kind: string, refusal: Refusal): SendProblem {
  const reason = reasonOf(refusal)
  if (kind === 'swap' && PRICE_MOVED.has(reason ?? '')) return { kind: 'priceMoved' }
  return { kind: 'wouldFail', of: kind === 'swap' ? 'swap' : 'other', reason }
}

/** All sentences about a send that did not happen (decisions.md §7.8, §21; exchange.md §8). */
export const SEND_TEXTS = {
  priceMoved:
    'This transaction will not succeed either due to price movement or fee on transfer. Try increasing your slippage tolerance.',
  otherOutcome:
    'Musi stopped this: tried out on the chain, it would take more or bring less than the screen says. Nothing was signed. One of the tokens may change what is sent; look at the amounts again.',
  estimate: 'Unexpected issue with estimating the gas. Please try again.',
  unreachable: 'The chain did not answer. Nothing was sent. Try again in a moment.',
  rejected: 'Transaction rejected.',
  noHash: 'No transaction hash found.',
  swapFailed: 'Swap failed: {why}',
  wouldFail: 'The transaction cannot succeed due to error: {why}.',
  swapWouldFail:
    'The transaction cannot succeed due to error: {why}. This is probably an issue with one of the tokens you are swapping.',
  noReason: 'the contract gave no reason',
} as const

export type SendWords = { send: Say<keyof typeof SEND_TEXTS>; gate?: GateWords; wallet?: TroubleWords }

const ENGLISH: SendWords = { send: inEnglish(SEND_TEXTS) }

export function sendProblemText(problem: SendProblem, { send, gate, wallet }: SendWords = ENGLISH): string {
  switch (problem.kind) {
    case 'gate':
      return gateRefusalText(problem.refusal, gate)
    case 'wallet': {
      const why = walletTroubleText(problem.trouble, wallet)
      return problem.of === 'swap' ? send('swapFailed', { why }) : why
    }
    case 'wouldFail':
      return send(problem.of === 'swap' ? 'swapWouldFail' : 'wouldFail', { why: problem.reason ?? send('noReason') })
    default:
      return send(problem.kind)
  }
}
