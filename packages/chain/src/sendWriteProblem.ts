import { type ContractReason, contractReason } from '@musi/domain/transactions/contractReason'
import type { Refusal } from './explain/refusal.ts'
import { type TroubleWords, type WalletTrouble, walletTroubleText } from './chainErrors.ts'
import { type TextLookup, englishTexts } from './textLookup.ts'
import { type GateRefusal, type GateWords, gateRefusalText } from './signingGate/gateRefusal.ts'
import type { ShownKind } from './signingGate/shownTerms.ts'
import type { Write } from './write.ts'

/** A contract's revert reason and its meaning, if known. */
type RevertReason = { kind: ContractReason | 'unknown'; reason: string } | { kind: 'silent' }

/** Reason why nothing was sent. `write` is what was to be sent, or the purpose of a batch. */
export type SendProblem =
  /** None of its candidate calls would succeed. */
  | { kind: 'wouldFail'; write: Write['kind']; why: RevertReason }
  /** The node's rehearsal moved other amounts than the screen promises. */
  | { kind: 'otherOutcome'; write: Write['kind'] }
  /** The call works, but its gas could not be estimated. */
  | { kind: 'estimate' }
  | { kind: 'unreachable' }
  | { kind: 'rejected'; write: Write['kind'] }
  | { kind: 'wallet'; write: Write['kind']; trouble: WalletTrouble }
  | { kind: 'gate'; refusal: GateRefusal }
  /** The wallet approved but returned no hash. */
  | { kind: 'noHash' }

function revertReasonOf(refusal: Refusal): RevertReason {
  switch (refusal.kind) {
    case 'reason':
      return { kind: contractReason(refusal.text) ?? 'unknown', reason: refusal.text }
    case 'error':
      return { kind: contractReason(refusal.name) ?? 'unknown', reason: refusal.name }
    case 'panic':
      return { kind: 'unknown', reason: `panic ${refusal.code}` }
    default:
      return { kind: 'silent' }
  }
}

export const wouldFail = (write: Write['kind'], refusal: Refusal): SendProblem => ({
  kind: 'wouldFail',
  write,
  why: revertReasonOf(refusal),
})

/** The problem that results from how the wallet answered. */
export function walletProblem(shown: Write['kind'] | ShownKind, trouble: WalletTrouble): SendProblem {
  // Opening a pool is a kind of adding liquidity.
  const write = shown === 'openPool' ? 'addLiquidity' : shown
  return trouble.kind === 'rejected' ? { kind: 'rejected', write } : { kind: 'wallet', write, trouble }
}

/** All sentences about a send that did not happen (spec: sending.would-fail, sending.wallet-trouble). */
export const SEND_TEXTS = {
  priceMoved:
    'This transaction will not succeed either due to price movement or fee on transfer. Try increasing your slippage tolerance.',
  otherOutcome:
    'Musi stopped this. In a test run it would take more or give less than the screen says. Nothing was signed. One of the tokens may change what is sent, so check the amounts.',
  estimate: 'Unexpected issue with estimating the gas. Please try again.',
  unreachable: 'The chain did not answer. Nothing was sent. Try again in a moment.',
  rejected: 'Transaction rejected.',
  noHash: 'No transaction hash found.',
  swapFailed: 'Swap failed: {why}',
  wouldFail: 'The transaction cannot succeed due to error: {why}.',
  swapWouldFail:
    'The transaction cannot succeed due to error: {why}. This is probably an issue with one of the tokens you are swapping.',
  noReason: 'the contract gave no reason',
  'why.poolPriceMoved':
    'The price moved by more than your slippage tolerance allows. Nothing was sent. Look at the new amounts, then try again or allow more slippage.',
  'why.deadlinePassed': 'The deadline has passed. Nothing was sent. Try again, or allow more time in the settings.',
  'why.permitExpired': 'Your signed permission has expired. Nothing was sent. Sign again.',
  'why.permitInvalid': 'The signed permission does not fit this transaction. Nothing was sent. Sign again.',
  'why.poolTooSmall': 'The pool does not hold that much. Nothing was sent. Try a smaller amount.',
  'why.noPool': 'There is no pool for these two tokens yet. Nothing was sent. Add both tokens to open one.',
  'why.tokenNotWhole':
    'One of these tokens keeps part of every transfer or changes balances by itself. Nothing was sent. Add both tokens yourself instead.',
  'why.poolOpened':
    'Somebody else has opened this pool, so it has a price now. Nothing was sent. Look at the new amounts.',
  'why.poolHoldsMore':
    'Somebody has sent more to this pool than you want in it. Nothing was sent. Put in more, or wait.',
  'why.tooLittleAdded': 'These amounts are too small for a share of the pool. Nothing was sent. Try larger amounts.',
  'why.tooLittleRemoved': 'These shares are worth too little to be paid out. Nothing was sent. Try a larger amount.',
  'why.tokenNotTaken':
    'The token could not be taken from your account. Nothing was sent. Check your balance and your approval.',
  'why.tokenNotSent': 'One of the tokens refuses to be moved. Nothing was sent.',
  'why.balanceTooLow': 'You do not have enough tokens for this. Nothing was sent.',
  'why.allowanceTooLow':
    'The contract is not allowed to take that many of your tokens. Nothing was sent. Approve it first.',
  'why.costRose': 'The price has risen above what you agreed to. Nothing was sent. Look at the new price, then decide.',
  'why.songRetired': 'The artist has taken this song out of the jukebox. Nothing was sent.',
  'why.songNotOpen': 'This song is not open yet. Nothing was sent. Try again once it has opened.',
  'why.nothingOwed': 'The jukebox keeps nothing of this token for you. Nothing was sent.',
  'why.notAPayee': 'You have no share in this song. Nothing was sent.',
  'why.notASongToken':
    'You can’t pay for a song with this. Nothing was sent. Choose a token, not a collection of single pieces.',
  'why.callFailed': 'One of several steps would fail, so none of them would be done. Nothing was sent.',
  'why.nativeNotSent': 'The seller or the artist can’t be paid: their account refuses the money. Nothing was sent.',
  'why.badAccount': 'One of the addresses can’t be used for this. Nothing was sent. Check them.',
  'why.pieceNotTaken': 'This address can’t hold collectibles. Nothing was sent. Choose another one.',
  'why.pieceNotAllowed':
    'The market is not allowed to hand over this piece. Nothing was sent. Its owner has to allow it first.',
  'why.pieceElsewhere': 'This piece has another owner now. Nothing was sent.',
  'why.noSuchPiece': 'This piece does not exist. Nothing was sent.',
  'why.notYourPiece': 'Only its owner can let the market hand over this piece. Nothing was sent.',
  'why.notTheMinter':
    'You can’t add pieces to this collection: that right belongs to another account. Nothing was sent. Choose another collection, or open a new one.',
  'why.royaltyTooHigh': 'The collection doesn’t allow a royalty this high. Nothing was sent. Choose a lower one.',
  'why.badUri': 'The address of the description is missing or too long. Nothing was sent.',
  'why.badName': 'The name is missing or too long. Nothing was sent. Choose another one.',
  'why.badSymbol': 'The symbol is missing or too long. Nothing was sent. Choose another one.',
  'why.badText': 'The text is too long. Nothing was sent. Shorten it.',
  'why.orderFilled': 'Someone was faster: this order has been filled. Nothing was sent.',
  'why.orderWithdrawn': 'This order was withdrawn. Nothing was sent.',
  'why.orderNotOpen': 'This order has ended or isn’t open yet. Nothing was sent.',
  'why.orderNotSigned':
    'This order isn’t valid any more: whoever signed it may have withdrawn all of their orders. Nothing was sent.',
  'why.ordersGone': 'None of these pieces can be bought any more. Nothing was sent.',
  'why.priceNotWhole': 'This wouldn’t pay the whole price. Nothing was sent. Look at the piece again.',
  'why.notYourOrder': 'Only whoever signed this order can withdraw it. Nothing was sent.',
  'why.itemNotMoved': 'The market couldn’t move the piece or the money. Nothing was sent.',
  'why.orderUnfillable': 'The market can’t fill this order. Nothing was sent. Look at the piece again.',
  'why.alreadyClaimed': 'This part of the airdrop has already been claimed. Nothing was sent.',
} as const

export type SendWords = { send: TextLookup<keyof typeof SEND_TEXTS>; gate?: GateWords; wallet?: TroubleWords }

const ENGLISH: SendWords = { send: englishTexts(SEND_TEXTS) }

export function sendProblemText(problem: SendProblem, { send, gate, wallet }: SendWords = ENGLISH): string {
  switch (problem.kind) {
    case 'gate':
      return gateRefusalText(problem.refusal, gate)
    case 'wallet': {
      const why = walletTroubleText(problem.trouble, wallet)
      if (problem.write !== 'swap') return why
      const { kind, message } = problem.trouble
      // Quotes the wallet's message and adds its meaning if known (spec: sending.wallet-trouble).
      const quoted = send('swapFailed', { why: message === '' ? why : message })
      return kind === 'other' || message === '' ? quoted : `${quoted} ${why}`
    }
    case 'wouldFail':
      return problem.write === 'swap' ? swapText(problem.why, send) : revertText(problem.why, send)
    default:
      return send(problem.kind)
  }
}

const reasonIn = (why: RevertReason, send: SendWords['send']) => (why.kind === 'silent' ? send('noReason') : why.reason)

/** The specification fixes these sentences (spec: sending.price-moved). */
const swapText = (why: RevertReason, send: SendWords['send']): string =>
  why.kind === 'outputTooLow' || why.kind === 'inputTooHigh'
    ? send('priceMoved')
    : send('swapWouldFail', { why: reasonIn(why, send) })

function revertText(why: RevertReason, send: SendWords['send']): string {
  const key = `why.${why.kind}`
  return isText(key) ? send(key) : send('wouldFail', { why: reasonIn(why, send) })
}

const isText = (key: string): key is keyof typeof SEND_TEXTS => Object.hasOwn(SEND_TEXTS, key)
