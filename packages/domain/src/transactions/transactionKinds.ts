import { type Address, shortenAddress } from '../address.ts'
import { symbolText } from '../amount/symbolText.ts'
import type { Amount, Currency } from '../currency.ts'
import { safeText } from '../safeText.ts'
import { SONG_LIMITS } from '../text/textLimits.ts'
import { address, type FieldsOf, fields, flag, hex, oneOf, orNull, type Reader, text, units } from '../untrusted.ts'
import { amount, currency, currencyOrSymbol, token } from './storedValue.ts'

/**
 * Formats amounts and units; a screen passes its own functions for its language.
 */
export type Write = {
  readonly amount: (amount: Amount, digits: number) => string
  readonly unit: (currency: Currency) => string
}

/** Currencies paid and received in amounts that the chain decides, to be read from the receipt. */
export type ReceiptSides = {
  readonly pays: readonly Currency[]
  readonly gets: readonly Currency[]
  /** The receiver; null if it is the sender. */
  readonly receiver: Address | null
  /**
   * Both currencies of the pool whose shares are minted, or a symbol in an older record; null if no shares are minted.
   */
  readonly pool: readonly [Currency, Currency | string] | null
}

type Facts<Data, Parts extends object> = {
  /** Formatted parts of the summary (spec: transactions.summary). */
  readonly parts: (data: Data, write: Write) => Parts
  /**
   * True if the chain enforces the amounts shown, by a bound in the call or because they are part of it. For other
   * kinds only a simulation predicts the result (spec: sending.limits).
   */
  readonly isLimited: boolean
  /**
   * The account that receives tokens or an approval, which counts as known afterwards (case 40); null if the kind has none.
   */
  readonly recipient: ((data: Data) => Address | null) | null
  /** Receipt data to read; null if the action has all amounts or moves nothing. */
  readonly receiptSides: ((data: Data) => ReceiptSides) | null
  /** Values of fields that earlier versions did not store. */
  readonly defaults?: Partial<Readonly<Record<keyof Data, null>>>
}

const kind = <Fields extends Readonly<Record<string, Reader<unknown>>>, Parts extends object>(
  stored: Fields,
  facts: Facts<FieldsOf<Fields>, Parts>,
) => ({ ...facts, fields: stored })

const title = (written: string) => safeText(written, SONG_LIMITS.song_title)
const songParts = (data: { title: string; cost: Amount }, write: Write) => ({
  title: title(data.title),
  cost: write.amount(data.cost, 4),
})
const dropParts = (data: { title: string; price: Amount }, write: Write) => ({
  title: title(data.title),
  price: write.amount(data.price, 4),
})
const bothAmounts = ({ amountA, amountB }: { amountA: Amount; amountB: Amount }, write: Write) => ({
  amountA: write.amount(amountA, 3),
  amountB: write.amount(amountB, 3),
})
const wrapParts = (data: { amount: Amount; into: string }, write: Write) => ({
  amount: write.amount(data.amount, 6),
  into: symbolText(data.into),
})
const onlyAmount = (data: { amount: Amount }, write: Write) => ({ amount: write.amount(data.amount, 4) })
const titleAndAmount = (data: { title: string; amount: Amount }, write: Write) => ({
  ...onlyTitle(data),
  ...onlyAmount(data, write),
})
const onlySymbol = (data: { token: Currency }, write: Write) => ({ symbol: write.unit(data.token) })
const onlyTitle = (data: { title: string }) => ({ title: title(data.title) })
const namedParts = ({ name, symbol }: { name: string; symbol: string }) => ({
  name: title(name),
  symbol: symbolText(symbol),
})
const onlyProposal = ({ proposalId }: { proposalId: bigint }) => ({ id: proposalId.toString() })
const noParts = () => ({})

const receives = (...gets: readonly Currency[]): ReceiptSides => ({ pays: [], gets, receiver: null, pool: null })

const titled = { title: text }
const ofProposal = { proposalId: units }
/** Facts of an act that the chain limits to what is shown, and whose receipt is not read. */
const LIMITED = { isLimited: true, recipient: null, receiptSides: null }
/** Facts of an act that only a rehearsal predicts, and whose receipt is not read. */
const UNLIMITED = { isLimited: false, recipient: null, receiptSides: null }
/** Facts of an act on an account with a passkey, which moves nothing. */
const ON_ACCOUNT = { parts: noParts, ...LIMITED }
const onAccount = { account: address }
/** Facts of an act that returns the rest of a tab; the chain decides the amount. */
const RETURNS_REST = {
  parts: onlyAmount,
  isLimited: false,
  recipient: null,
  receiptSides: (data: { amount: Amount }) => receives(data.amount.currency),
}
const addressOrNull = orNull(address)
const hexOrNull = orNull(hex)
const named = { name: text, symbol: text }

/**
 * Every kind of transaction with its stored data and the facts that follow from it. The only place to add a kind.
 */
export const TRANSACTION_KINDS = {
  acceptOffer: kind({ ...titled, price: amount }, { parts: dropParts, ...LIMITED }),
  addLiquidity: kind(
    { amountA: amount, amountB: amount },
    {
      parts: bothAmounts,
      isLimited: true,
      recipient: null,
      receiptSides: ({ amountA: { currency: a }, amountB: { currency: b } }) => ({
        pays: [a, b],
        gets: [],
        receiver: null,
        pool: [a, b],
      }),
    },
  ),
  /** `other` is the currency that is not given; older records have only its symbol. */
  addLiquidityFromOne: kind(
    { amount, other: currencyOrSymbol },
    {
      parts: ({ amount: offered, other }, write) => ({
        amount: write.amount(offered, 4),
        other: typeof other === 'string' ? symbolText(other) : write.unit(other),
      }),
      isLimited: true,
      recipient: null,
      receiptSides: ({ amount: offered, other }) => ({
        pays: [offered.currency],
        gets: [],
        receiver: null,
        pool: [offered.currency, other],
      }),
    },
  ),
  /** `allowed` is in smallest units; 0 revokes an approval. */
  approve: kind(
    { token, spender: address, allowed: units },
    {
      parts: (data, write) => ({ symbol: write.unit(data.token), revokes: data.allowed === 0n }),
      ...LIMITED,
    },
  ),
  approveDrop: kind(titled, { parts: onlyTitle, ...LIMITED }),
  buyDrop: kind({ ...titled, price: amount }, { parts: dropParts, ...LIMITED }),
  /** Number of requested pieces, some of which may have been sold already. */
  buyDrops: kind({ count: units }, { parts: ({ count }) => ({ count: count.toString() }), ...LIMITED }),
  cancelAllOrders: kind({}, { parts: noParts, ...UNLIMITED }),
  cancelDrop: kind(titled, { parts: onlyTitle, ...UNLIMITED }),
  cancelOffer: kind(titled, { parts: onlyTitle, ...UNLIMITED }),
  cancelProposal: kind(ofProposal, { parts: onlyProposal, ...UNLIMITED }),
  cancelRecovery: kind(onAccount, ON_ACCOUNT),
  castVote: kind(
    { ...ofProposal, support: flag },
    {
      parts: (data) => ({ ...onlyProposal(data), support: data.support }),
      ...UNLIMITED,
    },
  ),
  changeSongCost: kind({ ...titled, cost: amount }, { parts: songParts, ...UNLIMITED }),
  claimAirdrop: kind(
    { amount, recipient: address },
    {
      parts: onlyAmount,
      isLimited: true,
      recipient: ({ recipient }) => recipient,
      receiptSides: (data) => ({ ...receives(data.amount.currency), receiver: data.recipient }),
    },
  ),
  /** Only starts the notice: the rest is returned by `finishTab`. */
  closeTab: kind({ token }, { parts: onlySymbol, ...UNLIMITED }),
  closeTabNow: kind({ amount }, RETURNS_REST),
  /** An older record has no recipient. */
  collectOwedShare: kind(
    { amount, recipient: addressOrNull },
    {
      parts: onlyAmount,
      isLimited: false,
      recipient: ({ recipient }) => recipient,
      // With another recipient, nothing comes to the sender.
      receiptSides: (data) => receives(data.amount.currency),
      defaults: { recipient: null },
    },
  ),
  /** `reward` is the currency of the reward; the chain decides the amount. */
  collectRewards: kind(
    { reward: token },
    { parts: noParts, isLimited: false, recipient: null, receiptSides: ({ reward }) => receives(reward) },
  ),
  createArtistToken: kind(named, { parts: namedParts, ...UNLIMITED }),
  delegate: kind(
    { delegatee: address },
    {
      parts: ({ delegatee }) => ({ delegatee: shortenAddress(delegatee) }),
      isLimited: false,
      recipient: ({ delegatee }) => delegatee,
      receiptSides: null,
    },
  ),
  executeProposal: kind(ofProposal, { parts: onlyProposal, ...UNLIMITED }),
  finishTab: kind({ amount }, RETURNS_REST),
  /** An amount of 0 changes only the limits of the budget. */
  givePlays: kind({ ...titled, amount }, { parts: titleAndAmount, ...LIMITED }),
  listDrop: kind({ ...titled, price: amount }, { parts: dropParts, ...LIMITED }),
  /** `shares` are those of the new pool. */
  migrateV1: kind(
    { token, shares: token },
    {
      parts: onlySymbol,
      isLimited: true,
      recipient: null,
      // The part of the token that the new pool does not take is returned.
      receiptSides: (data) => receives(data.shares, data.token),
    },
  ),
  mintDrop: kind(titled, { parts: onlyTitle, ...UNLIMITED }),
  openCollection: kind(named, { parts: namedParts, ...UNLIMITED }),
  openTab: kind({ amount }, { parts: onlyAmount, ...LIMITED }),
  /** `song` is the id on chain, so that no other payment is mistaken for this one (case 98). */
  playSong: kind(
    { ...titled, cost: amount, song: hexOrNull },
    { parts: songParts, ...LIMITED, defaults: { song: null } },
  ),
  propose: kind(titled, { parts: onlyTitle, ...UNLIMITED }),
  /** The second signer of an account proposes a new key. */
  proposeRecovery: kind(onAccount, ON_ACCOUNT),
  queueProposal: kind(ofProposal, { parts: onlyProposal, ...UNLIMITED }),
  registerSong: kind({ ...titled, cost: amount }, { parts: songParts, ...UNLIMITED }),
  removeLiquidity: kind(
    { amountA: amount, amountB: amount },
    {
      parts: bothAmounts,
      isLimited: true,
      recipient: null,
      receiptSides: ({ amountA, amountB }) => receives(amountA.currency, amountB.currency),
    },
  ),
  removeLiquidityV1: kind(
    { token, native: currency },
    {
      parts: onlySymbol,
      // V1 requires minimums above zero, so we send 1 unit for each side.
      isLimited: false,
      recipient: null,
      receiptSides: (data) => receives(data.native, data.token),
    },
  ),
  replacePayee: kind(
    { ...titled, payee: address },
    {
      parts: (data) => ({ ...onlyTitle(data), payee: shortenAddress(data.payee) }),
      isLimited: false,
      recipient: ({ payee }) => payee,
      receiptSides: null,
    },
  ),
  retireSong: kind(titled, { parts: onlyTitle, ...UNLIMITED }),
  sendPiece: kind(
    { ...titled, recipient: address },
    {
      parts: (data) => ({ ...onlyTitle(data), recipient: shortenAddress(data.recipient) }),
      isLimited: true,
      recipient: ({ recipient }) => recipient,
      receiptSides: null,
    },
  ),
  /** Number of other accounts' votes. */
  sendVotes: kind(
    { ...ofProposal, count: units },
    {
      parts: (data) => ({ ...onlyProposal(data), count: data.count.toString() }),
      ...UNLIMITED,
    },
  ),
  setSecondSigner: kind(onAccount, ON_ACCOUNT),
  stake: kind({}, { parts: noParts, ...LIMITED }),
  /** `recipient` is null for the sender; it has the typed name, if any. */
  swap: kind(
    {
      input: amount,
      output: amount,
      recipient: orNull(fields({ address, name: orNull(text) })),
      version: oneOf('v1', 'v2'),
    },
    {
      parts: ({ input, output, recipient, version }, write) => ({
        input: write.amount(input, 3),
        output: write.amount(output, 3),
        /** The recipient; null for the sender. */
        to: recipient === null ? null : title(recipient.name ?? shortenAddress(recipient.address)),
        version,
      }),
      isLimited: true,
      recipient: ({ recipient }) => recipient?.address ?? null,
      receiptSides: ({ input, output, recipient }) => ({
        pays: [input.currency],
        gets: [output.currency],
        receiver: recipient?.address ?? null,
        pool: null,
      }),
    },
  ),
  /** A play paid in another token than the song's; `paid` is the maximum. */
  swapAndPlay: kind(
    { ...titled, cost: amount, paid: amount, song: hex },
    {
      parts: (data, write) => ({ ...songParts(data, write), paid: write.amount(data.paid, 4) }),
      isLimited: true,
      recipient: null,
      receiptSides: ({ paid }) => ({ pays: [paid.currency], gets: [], receiver: null, pool: null }),
    },
  ),
  /** The chain decides the amount: what is left by then. */
  takeBackPlays: kind(
    { ...titled, amount },
    {
      parts: titleAndAmount,
      isLimited: false,
      recipient: null,
      receiptSides: (data) => receives(data.amount.currency),
    },
  ),
  takeRecovery: kind(onAccount, ON_ACCOUNT),
  topUpTab: kind({ amount }, { parts: onlyAmount, ...LIMITED }),
  transfer: kind(
    { amount, recipient: address },
    {
      parts: (data, write) => ({ ...onlyAmount(data, write), recipient: shortenAddress(data.recipient) }),
      isLimited: true,
      recipient: ({ recipient }) => recipient,
      receiptSides: null,
    },
  ),
  unstake: kind(
    { shares: token, reward: token },
    {
      parts: noParts,
      isLimited: false,
      recipient: null,
      receiptSides: ({ shares, reward }) => receives(shares, reward),
    },
  ),
  /** `into` is the symbol of the other side, from the chain table. */
  unwrap: kind({ amount, into: text }, { parts: wrapParts, ...LIMITED }),
  wrap: kind({ amount, into: text }, { parts: wrapParts, ...LIMITED }),
} as const

export type SingleKind = keyof typeof TRANSACTION_KINDS
