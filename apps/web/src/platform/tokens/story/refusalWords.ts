import { type ContractReason, contractReason } from '@musi/domain/transactions/contractReason'
import { words } from '#platform/page/i18n/words.ts'

/** The meaning of the refusals that people encounter. */
const KNOWN = {
  balanceTooLow: 'There weren’t enough tokens to send.',
  allowanceTooLow: 'The contract was not allowed to take that many tokens. Allow it, then send it again.',
  pieceNotAllowed: 'The contract was not allowed to take this piece. Allow it, then send it again.',
  permitExpired: 'The signed permission had expired. Sign a new one.',
  costRose: 'The price rose above the agreed amount. Check the new price, then decide.',
  songRetired: 'The artist has taken this song out of the jukebox.',
  songNotOpen: 'The song wasn’t open yet, so nobody could pay for it.',
  nothingOwed: 'The jukebox kept nothing of this token for this account.',
  notAPayee: 'Only someone with a share in the song can hand that share on.',
  notASongToken:
    'A song cannot be paid for in this: there is no token at the address, or it is a collection of single pieces.',
  noSuchSong: 'There is no such song in the jukebox.',
  notTheArtist: 'Only the artist can change this song.',
  ownerIsNotCaller: 'A token can only be pressed for the account that asks for it.',
  notTheMinter: 'Only the minter can make new pieces.',
  callFailed: 'One of several calls failed, so none of them was done.',
  deadlinePassed: 'It arrived after its deadline. Send it again, or allow more time in the settings.',
  outputTooLow:
    'The price moved, and the swap would have paid out less than agreed. Try again, or allow more slippage.',
  inputTooHigh: 'The price moved, and the swap would have cost more than allowed. Try again, or allow more slippage.',
  poolPriceMoved: 'The price of the pool had moved further than was allowed. Try again.',
  noPool: 'There was no pool for these two tokens.',
  poolOpened: 'Somebody else had opened this pool first.',
  poolHoldsMore: 'The pool held more than it was meant to be opened with.',
  tokenNotWhole: 'One of the tokens keeps part of every transfer or changes balances by itself.',
  poolTooSmall: 'The pool does not hold that much.',
  poolPaidShort: 'The pool got less than promised. The token may charge a fee on transfers.',
  tokenNotTaken: 'The tokens couldn’t be taken: the balance is too low, or they aren’t approved. Check both.',
  nativeNotSent: 'The native currency couldn’t be sent.',
  orderFilled: 'Someone was faster: the order had been filled.',
  orderWithdrawn: 'The order had been withdrawn.',
  orderNotOpen: 'The order had ended or wasn’t open yet.',
  orderNotSigned: 'The order wasn’t valid any more: whoever signed it may have withdrawn all of their orders.',
  ordersGone: 'None of these pieces could be bought any more.',
  priceNotWhole: 'It wouldn’t have paid the whole price.',
  notYourOrder: 'Only whoever signed an order can withdraw it.',
  itemNotMoved: 'The market couldn’t move the piece or the money.',
  orderUnfillable: 'The market couldn’t fill this order.',
  pieceElsewhere: 'The piece had another owner by then.',
  noSuchPiece: 'This piece does not exist.',
  notYourPiece: 'Only its owner can let the market hand over this piece.',
  alreadyClaimed: 'This part of the airdrop was claimed before.',
  proofInvalid: 'The proof does not belong to this account and amount.',
} as const satisfies Partial<Record<ContractReason, string>>

/** Reason why something was refused, as far as it is known. */
export const chainRefusalText = words('explorer.refusal', {
  reason: 'The contract said: {text}',
  error: 'The contract refused with the error {name}.',
  'panic.overflow': 'A number was too large or too small for the contract.',
  'panic.division': 'The contract tried to divide by zero.',
  'panic.other': 'The contract stopped with panic {code}.',
  bytes: 'The contract refused with an unknown error: {data}',
  outOfGas: 'It ran out of gas. Send it again with more.',
  silent: 'The contract refused without giving a reason.',
  forgotten:
    'We no longer know why: the node only keeps the state of the last 50 blocks. Everything else about this transaction is kept.',
})

const reasonText = words('explorer.why', KNOWN)
const isWorded = (reason: ContractReason): reason is keyof typeof KNOWN => Object.hasOwn(KNOWN, reason)

/** Meaning of a contract's error name or text; null if unknown. */
export function meaningOf(text: string): string | null {
  const reason = contractReason(text)
  return reason !== null && isWorded(reason) ? reasonText(reason) : null
}
