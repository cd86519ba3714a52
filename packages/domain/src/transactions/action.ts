import { amount, currency, currencyOrSymbol, token } from './storedValue.ts'
import {
  address,
  type FieldsOf,
  fields,
  flag,
  hex,
  oneOf,
  orNull,
  readFields,
  type Reader,
  nonEmptyList,
  text,
  units,
} from '../untrusted.ts'

/** A collectible or a song is known by its title in a list of transactions. */
const titled = { title: text }

/**
 * Every kind of transaction with the data that its summary needs: the one place where a kind is added. The type, and the
 * reader that guards against damaged storage, both follow from it.
 */
const ACTIONS = {
  acceptOffer: { ...titled, price: amount },
  addLiquidity: { amountA: amount, amountB: amount },
  /** `other`: what is not given; older records have only its symbol. */
  addLiquidityFromOne: { amount, other: currencyOrSymbol },
  /** `allowed` in the token's smallest units; 0 takes an approval back. */
  approve: { token, spender: address, allowed: units },
  approveDrop: titled,
  buyDrop: { ...titled, price: amount },
  /** How many pieces were asked for; some may have been gone. */
  buyDrops: { count: units },
  cancelAllOrders: {},
  cancelDrop: titled,
  cancelOffer: titled,
  cancelProposal: { proposalId: units },
  castVote: { proposalId: units, support: flag },
  changeSongCost: { ...titled, cost: amount },
  claimAirdrop: { amount, recipient: address },
  collectOwedShare: { amount },
  /** Which token the reward is paid in: the chain says how much. */
  collectRewards: { reward: token },
  createArtistToken: { name: text, symbol: text },
  delegate: { delegatee: address },
  executeProposal: { proposalId: units },
  listDrop: { ...titled, price: amount },
  /** `shares`: those of the new pool. */
  migrateV1: { token, shares: token },
  mintDrop: titled,
  openCollection: { name: text, symbol: text },
  /** The song by its number on the chain, so that no other coin is taken for it meanwhile (case 98). Null: written down before that was. */
  playSong: { ...titled, cost: amount, song: orNull(hex) },
  propose: titled,
  queueProposal: { proposalId: units },
  registerSong: { ...titled, cost: amount },
  removeLiquidity: { amountA: amount, amountB: amount },
  removeLiquidityV1: { token, native: currency },
  replacePayee: { ...titled, payee: address },
  retireSong: titled,
  /** How many votes of others. */
  sendVotes: { proposalId: units, count: units },
  stake: {},
  /** The recipient only where it is not the sender; by the name that was typed, if one was. */
  swap: {
    input: amount,
    output: amount,
    recipient: orNull(fields({ address, name: orNull(text) })),
    version: oneOf('v1', 'v2'),
  },
  transfer: { amount, recipient: address },
  unstake: { shares: token, reward: token },
  /** `into` is the symbol of the other side, which the chain table gives. */
  unwrap: { amount, into: text },
  wrap: { amount, into: text },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Reader<unknown>>>>>

type SingleKind = keyof typeof ACTIONS
export type TransactionKind = SingleKind | 'batch'

/** What one call is for. Without the data of its kind it does not compile. */
export type SingleAction = {
  [Each in SingleKind]: { readonly kind: Each } & FieldsOf<(typeof ACTIONS)[Each]>
}[SingleKind]

/** Several, in their order, as one transaction of a wallet that can (spec: transactions.batch). */
type BatchAction = { readonly kind: 'batch'; readonly steps: readonly SingleAction[] }

/** What a transaction was sent for. */
export type Action<Kind extends TransactionKind = TransactionKind> = Extract<
  SingleAction | BatchAction,
  { readonly kind: Kind }
>

const isKind = (kind: unknown): kind is SingleKind => typeof kind === 'string' && Object.hasOwn(ACTIONS, kind)

/** What earlier versions did not write down. */
const NOT_WRITTEN: Partial<Record<SingleKind, object>> = { playSong: { song: null } }

const single: Reader<SingleAction> = (stored) => {
  const kind = typeof stored === 'object' && stored !== null && 'kind' in stored ? stored.kind : undefined
  if (!isKind(kind)) return undefined
  const data = readFields(ACTIONS[kind], { ...NOT_WRITTEN[kind], ...(stored as object) })
  return data === undefined ? undefined : ({ kind, ...data } as SingleAction)
}

const batch = fields({ kind: oneOf('batch'), steps: nonEmptyList(single) })

/** An action as storage gives it back. */
export const storedAction: Reader<Action> = (stored) => single(stored) ?? batch(stored)

/** What is done, one by one: of most actions there is one. */
export const stepsOf = (action: Action): readonly SingleAction[] => (action.kind === 'batch' ? action.steps : [action])
