import { shortenAddress } from '../address.ts'
import { significantAmount } from '../amount/amountText.ts'
import { symbolText } from '../amount/symbolText.ts'
import type { Amount, Currency } from '../currency.ts'
import { safeText } from '../safeText.ts'
import { SONG_LIMITS } from '../text/textLimits.ts'
import type { Action, SingleAction, TransactionKind } from './action.ts'

/** How an amount is written in so many digits, and its unit alone. The screen groups in its language, and says whose token it is. */
type Write = {
  readonly amount: (amount: Amount, digits: number) => string
  readonly unit: (currency: Currency) => string
}

const plainUnit = ({ symbol }: Currency): string => symbolText(symbol)
const plain: Write = {
  amount: (amount, digits) => `${significantAmount(amount, digits)} ${plainUnit(amount.currency)}`,
  unit: plainUnit,
}
const title = (text: string) => safeText(text, SONG_LIMITS.song_title)
const songParts = ({ title: text, cost }: { title: string; cost: Amount }, write: Write) => ({
  title: title(text),
  cost: write.amount(cost, 4),
})
const dropParts = ({ title: text, price }: { title: string; price: Amount }, write: Write) => ({
  title: title(text),
  price: write.amount(price, 4),
})
const bothAmounts = ({ amountA, amountB }: { amountA: Amount; amountB: Amount }, write: Write) => ({
  amountA: write.amount(amountA, 3),
  amountB: write.amount(amountB, 3),
})
const wrapParts = ({ amount, into }: { amount: Amount; into: string }, write: Write) => ({
  amount: write.amount(amount, 6),
  into: symbolText(into),
})
const onlyTitle = (action: { title: string }) => ({ title: title(action.title) })
const namedParts = ({ name, symbol }: { name: string; symbol: string }) => ({
  name: title(name),
  symbol: symbolText(symbol),
})
const ofProposal = ({ proposalId }: { proposalId: bigint }) => ({ id: proposalId.toString() })
const noParts = () => ({})

/** The parts of a summary by kind, with the digits that they have (spec: transactions.summary). */
const PARTS = {
  acceptOffer: dropParts,
  addLiquidity: bothAmounts,
  addLiquidityFromOne: ({ amount, other }: Action<'addLiquidityFromOne'>, write: Write) => ({
    amount: write.amount(amount, 4),
    other: typeof other === 'string' ? symbolText(other) : write.unit(other),
  }),
  approve: ({ token, allowed }: Action<'approve'>, write: Write) => ({
    symbol: write.unit(token),
    revokes: allowed === 0n,
  }),
  approveDrop: onlyTitle,
  batch: ({ steps }: Action<'batch'>): { readonly steps: readonly SingleAction[] } => ({ steps }),
  buyDrop: dropParts,
  buyDrops: ({ count }: Action<'buyDrops'>) => ({ count: count.toString() }),
  cancelAllOrders: noParts,
  cancelDrop: onlyTitle,
  cancelOffer: onlyTitle,
  cancelProposal: ofProposal,
  castVote: ({ proposalId, support }: Action<'castVote'>) => ({ id: proposalId.toString(), support }),
  changeSongCost: songParts,
  claimAirdrop: ({ amount }: Action<'claimAirdrop'>, write: Write) => ({ amount: write.amount(amount, 4) }),
  collectOwedShare: ({ amount }: Action<'collectOwedShare'>, write: Write) => ({ amount: write.amount(amount, 4) }),
  collectRewards: noParts,
  createArtistToken: namedParts,
  delegate: ({ delegatee }: Action<'delegate'>) => ({ delegatee: shortenAddress(delegatee) }),
  executeProposal: ofProposal,
  listDrop: dropParts,
  migrateV1: ({ token }: Action<'migrateV1'>, write: Write) => ({ symbol: write.unit(token) }),
  mintDrop: onlyTitle,
  openCollection: namedParts,
  playSong: songParts,
  propose: onlyTitle,
  queueProposal: ofProposal,
  registerSong: songParts,
  removeLiquidity: bothAmounts,
  removeLiquidityV1: ({ token }: Action<'removeLiquidityV1'>, write: Write) => ({ symbol: write.unit(token) }),
  replacePayee: ({ title: text, payee }: Action<'replacePayee'>) => ({
    title: title(text),
    payee: shortenAddress(payee),
  }),
  retireSong: onlyTitle,
  sendVotes: ({ proposalId, count }: Action<'sendVotes'>) => ({ id: proposalId.toString(), count: count.toString() }),
  stake: noParts,
  swap: ({ input, output, recipient, version }: Action<'swap'>, write: Write) => ({
    input: write.amount(input, 3),
    output: write.amount(output, 3),
    /** Absent for the sender himself. */
    to: recipient === null ? null : title(recipient.name ?? shortenAddress(recipient.address)),
    version,
  }),
  transfer: ({ amount, recipient }: Action<'transfer'>, write: Write) => ({
    amount: write.amount(amount, 4),
    recipient: shortenAddress(recipient),
  }),
  unstake: noParts,
  unwrap: wrapParts,
  wrap: wrapParts,
} satisfies { readonly [Kind in TransactionKind]: (action: Action<Kind>, write: Write) => object }

/** The kind and its amounts, names and symbols as texts. */
export type Summary<Kind extends TransactionKind = TransactionKind> = {
  [Each in Kind]: { readonly kind: Each } & Readonly<ReturnType<(typeof PARTS)[Each]>>
}[Kind]

/**
 * What a transaction is about, without words: which parts there are and how many digits they have is decided here, the
 * sentence around them stands once in the web app's strings (`Swap {input} for {output}`), by kind.
 */
export function summary(action: Action, write: Write = plain): Summary {
  const parts = PARTS[action.kind] as (action: Action, write: Write) => object
  return { kind: action.kind, ...parts(action, write) } as Summary
}
