import { shortenAddress } from '../address.ts'
import { significantAmount } from '../amount/amountText.ts'
import { symbolText } from '../amount/symbolText.ts'
import type { Amount } from '../currency.ts'
import { safeText } from '../safeText.ts'
import type { Action, SingleAction, TransactionKind } from './action.ts'

const LONGEST_TITLE = 60

const spoken = (amount: Amount, digits: number) =>
  `${significantAmount(amount, digits)} ${symbolText(amount.currency.symbol)}`
const title = (text: string) => safeText(text, LONGEST_TITLE)
const song = ({ title: text, cost }: { title: string; cost: Amount }) => ({ title: title(text), cost: spoken(cost, 4) })
const drop = ({ title: text, price }: { title: string; price: Amount }) => ({
  title: title(text),
  price: spoken(price, 4),
})
const both = ({ amountA, amountB }: { amountA: Amount; amountB: Amount }) => ({
  amountA: spoken(amountA, 3),
  amountB: spoken(amountB, 3),
})
const wrapped = ({ amount, into }: { amount: Amount; into: string }) => ({
  amount: spoken(amount, 6),
  into: symbolText(into),
})
const onlyTitle = (action: { title: string }) => ({ title: title(action.title) })
const nothing = () => ({})

/** The parts of a summary by kind, with the digits that they have (spec: transactions.summary). */
const PARTS = {
  addLiquidity: both,
  approve: ({ token, allowed }: Action<'approve'>) => ({ symbol: symbolText(token.symbol), revokes: allowed === 0n }),
  approveDrop: onlyTitle,
  batch: ({ steps }: Action<'batch'>): { readonly steps: readonly SingleAction[] } => ({ steps }),
  buyDrop: drop,
  cancelDrop: onlyTitle,
  castVote: ({ proposalId, support }: Action<'castVote'>) => ({ id: proposalId.toString(), support }),
  changeSongCost: song,
  claimAirdrop: ({ amount }: Action<'claimAirdrop'>) => ({ amount: spoken(amount, 4) }),
  collectRewards: nothing,
  createArtistToken: ({ name, symbol }: Action<'createArtistToken'>) => ({
    name: title(name),
    symbol: symbolText(symbol),
  }),
  delegate: ({ delegatee }: Action<'delegate'>) => ({ delegatee: shortenAddress(delegatee) }),
  listDrop: drop,
  migrateV1: ({ token }: Action<'migrateV1'>) => ({ symbol: symbolText(token.symbol) }),
  mintDrop: onlyTitle,
  playSong: song,
  registerSong: song,
  removeLiquidity: both,
  removeLiquidityV1: ({ token }: Action<'removeLiquidityV1'>) => ({ symbol: symbolText(token.symbol) }),
  retireSong: onlyTitle,
  stake: nothing,
  swap: ({ input, output, recipient, version }: Action<'swap'>) => ({
    input: spoken(input, 3),
    output: spoken(output, 3),
    /** Absent for the sender himself. */
    to: recipient === null ? null : title(recipient.name ?? shortenAddress(recipient.address)),
    version,
  }),
  transfer: ({ amount, recipient }: Action<'transfer'>) => ({
    amount: spoken(amount, 4),
    recipient: shortenAddress(recipient),
  }),
  unstake: nothing,
  unwrap: wrapped,
  wrap: wrapped,
} satisfies { readonly [Kind in TransactionKind]: (action: Action<Kind>) => object }

/** The kind and its amounts, names and symbols as texts. */
export type Summary<Kind extends TransactionKind = TransactionKind> = {
  [Each in Kind]: { readonly kind: Each } & Readonly<ReturnType<(typeof PARTS)[Each]>>
}[Kind]

/**
 * What a transaction is about, without words: which parts there are and how many digits they have is decided here, the
 * sentence around them stands once in the web app's strings (`Swap {input} for {output}`), by kind.
 */
export function summary(action: Action): Summary {
  const parts = PARTS[action.kind] as (action: Action) => object
  return { kind: action.kind, ...parts(action) } as Summary
}
