import type { Act } from '@musi/api/history/acts'
import type { Move } from '@musi/api/history/moves'
import type { SentTransaction } from '@musi/api/history/transactions'
import { STATEMENT_COLUMNS, type StatementColumn } from '@musi/api/history/statement'
import { LAST_SECONDS } from '@musi/domain/calendarSeconds'
import { decimalText, withoutTrailingZeros } from '@musi/domain/amount/decimalText'
import { type Address, ZERO_ADDRESS } from '@musi/domain/address'
import { csvLine } from './csvLine.ts'

/** Details of a token. */
type Unit = { readonly symbol: string; readonly decimals: number | null }

/** Names needed for the lines of one statement. */
export type StatementFacts = {
  readonly account: Address
  readonly unitOf: (token: string) => Unit
  /** token0 and token1. */
  readonly tokensOf: (pair: string) => readonly [string, string] | undefined
  /** The pair whose shares are staked there. */
  readonly stakedPair: (rewards: string) => string | undefined
  readonly governanceToken: string | undefined
}

type Line = Partial<Record<StatementColumn, string>>
type Part = { direction: 'in' | 'out'; token: string; amount: bigint; note?: string }
type ActLine = { contract: string; with?: string; note?: string; parts: readonly Part[] }

const COLUMNS = Object.keys(STATEMENT_COLUMNS) as readonly StatementColumn[]

export const statementHead = (): string => csvLine(COLUMNS)

const lineText = (line: Line): string => csvLine(COLUMNS.map((column) => line[column] ?? ''))

const placeOf = ({ block, log, timeSeconds, transaction }: Act | Move | SentTransaction): Line => ({
  time: new Date(timeSeconds * 1000).toISOString(),
  block: String(block),
  log: String(log),
  transaction,
})

function amountOf({ unitOf }: StatementFacts, { direction, token, amount }: Omit<Part, 'note'>): Line {
  const { symbol, decimals } = unitOf(token)
  const figure = decimals === null ? '' : withoutTrailingZeros(decimalText(amount, decimals))
  return { token, symbol, [direction]: figure, smallest: String(amount) }
}

/** A transfer to or from the account; one to itself is both. */
export function moveLines(move: Move, facts: StatementFacts): string {
  const sides = [
    { direction: 'out', from: move.from, other: move.to },
    { direction: 'in', from: move.to, other: move.from },
  ] as const
  return sides
    .filter(({ from }) => from === facts.account)
    .map(({ direction, other }) =>
      lineText({
        ...placeOf(move),
        record: 'transfer',
        what: direction,
        contract: move.token,
        with: other,
        ...amountOf(facts, { direction, token: move.token, amount: BigInt(move.amount) }),
      }),
    )
    .join('')
}

/** A transaction without acts, with the native currency it moved; a transfer to oneself is both in and out. */
export function sentLines(sent: SentTransaction, facts: StatementFacts): string {
  const { from, to, selector, status } = sent
  const other = from === facts.account ? to : from
  const common = {
    ...placeOf(sent),
    record: 'transaction',
    what: status === 'failed' ? 'failed' : wayOf(sent),
    contract: selector === null ? '' : (to ?? ''),
    with: other === facts.account || (selector !== null && other === to) ? '' : (other ?? ''),
    note: selector === null ? '' : `call ${selector}`,
  }
  const amount = status === 'failed' ? 0n : BigInt(sent.value)
  const sides = [
    { direction: 'out', whose: from },
    { direction: 'in', whose: to },
  ] as const
  const parts = amount === 0n ? [] : sides.filter(({ whose }) => whose === facts.account)
  if (parts.length === 0) return lineText(common)
  return parts
    .map(({ direction }) => lineText({ ...common, ...amountOf(facts, { direction, token: ZERO_ADDRESS, amount }) }))
    .join('')
}

const wayOf = ({ to, selector }: SentTransaction): string =>
  to === null ? 'deploy' : selector === null ? 'send' : 'call'

/** A line for each amount of an act, or one without an amount. */
export function actLines(act: Act, facts: StatementFacts): string {
  const { parts, ...line } = lineOf(act, facts)
  const common = { ...placeOf(act), ...line, record: 'act', what: act.kind }
  if (parts.length === 0) return lineText(common)
  return parts
    .map(({ note, ...part }) => lineText({ ...common, ...amountOf(facts, part), ...(note !== undefined && { note }) }))
    .join('')
}

function lineOf(act: Act, facts: StatementFacts): ActLine {
  if (isKeyAct(act)) return { contract: act.account, note: keyNote(act), parts: [] }
  if ('tab' in act) return tabLine(act)
  switch (act.kind) {
    case 'swap':
      return {
        contract: act.pair,
        with: act.to,
        parts: [...both('out', act.pair, act.paid, facts), ...both('in', act.pair, act.got, facts)],
      }
    case 'addLiquidity':
    case 'removeLiquidity': {
      const [given, taken] = act.kind === 'addLiquidity' ? (['out', 'in'] as const) : (['in', 'out'] as const)
      const shares: Part = { direction: taken, token: act.pair, amount: BigInt(act.shares) }
      return { contract: act.pair, parts: [...both(given, act.pair, act.amounts, facts), shares] }
    }
    case 'stake':
    case 'unstake': {
      const direction = act.kind === 'stake' ? 'out' : 'in'
      return { contract: act.rewards, parts: part(direction, facts.stakedPair(act.rewards), act.amount) }
    }
    case 'collectRewards':
      return { contract: act.rewards, parts: part('in', facts.governanceToken, act.amount) }
    case 'claimAirdrop':
      return { contract: '', parts: part('in', facts.governanceToken, act.amount) }
    case 'givePlays':
    case 'takeBackPlays': {
      const parts = part(act.kind === 'givePlays' ? 'out' : 'in', act.token, act.amount)
      return { contract: act.token, note: `song ${act.song}`, parts }
    }
    case 'playSong': {
      const isPaid = act.payer === facts.account
      return {
        contract: act.token,
        with: act.payer,
        note: `song ${act.song}`,
        parts: isPaid ? part('out', act.token, act.cost) : [],
      }
    }
    case 'receivePiece': {
      const parts = [{ direction: 'in', token: act.collection, amount: 1n, note: `piece ${act.piece}` }] as const
      return { contract: act.collection, with: act.from, parts }
    }
    case 'fulfillOrder':
      return {
        contract: '',
        with: act.seller,
        note: `order ${act.order}`,
        parts: [...items('in', act.offer), ...items('out', act.consideration)],
      }
    case 'offerOrder':
    case 'cancelOrder':
      return { contract: '', note: `order ${act.order}`, parts: [] }
    case 'receiveVotes':
      return { contract: facts.governanceToken ?? '', note: `${act.votes} votes, ${act.before} before`, parts: [] }
    case 'openCollection':
      return { contract: act.collection, parts: [] }
    case 'createArtistToken':
      return { contract: act.token, parts: [] }
    case 'registerSong':
      return { contract: act.token, note: `song ${act.song}`, parts: [] }
    case 'changeSongCost':
    case 'retireSong':
      return { contract: '', note: `song ${act.song}`, parts: [] }
    case 'delegate':
      return { contract: facts.governanceToken ?? '', with: act.delegate, parts: [] }
    case 'propose':
    case 'queueProposal':
    case 'executeProposal':
    case 'cancelProposal':
      return { contract: '', note: `proposal ${act.proposal}`, parts: [] }
    case 'castVote': {
      const side = act.support ? 'for' : 'against'
      return { contract: '', note: `proposal ${act.proposal}, ${side}, ${act.votes} votes`, parts: [] }
    }
    default:
      return act satisfies never
  }
}

/** A charge moves nothing: the amount left the account when it was deposited. */
function tabLine(act: Extract<Act, { tab: string }>): ActLine {
  const note = act.kind === 'chargeTab' ? `song ${act.song}, ${act.amount} from tab ${act.tab}` : `tab ${act.tab}`
  if (act.kind === 'chargeTab' || act.kind === 'closeTab') return { contract: act.token, note, parts: [] }
  const parts = part(act.kind === 'finishTab' ? 'in' : 'out', act.token, act.amount)
  return { contract: act.token, note, parts }
}

/** A chain may name a time that `Date` cannot hold. */
const readyText = (seconds: number): string =>
  seconds > LAST_SECONDS ? `second ${seconds}` : new Date(seconds * 1000).toISOString()

const KEY_ACTS = ['openAccount', 'setSecondSigner', 'proposeRecovery', 'cancelRecovery', 'replaceKey'] as const
type KeyAct = Extract<Act, { kind: (typeof KEY_ACTS)[number] }>

const isKeyAct = (act: Act): act is KeyAct => KEY_ACTS.some((kind) => kind === act.kind)

/** The signer or key that an act on the key of an account names. */
function keyNote(act: KeyAct): string {
  switch (act.kind) {
    case 'openAccount':
    case 'cancelRecovery':
      return ''
    case 'setSecondSigner':
      return act.signer === '0x' ? 'no signer' : `signer ${act.signer}`
    case 'proposeRecovery':
      return `key ${act.key}, in force from ${readyText(Number(act.readyAtSeconds))}`
    case 'replaceKey':
      return `key ${act.key}`
  }
}

const part = (direction: 'in' | 'out', token: string | undefined, amount: string): readonly Part[] =>
  token === undefined ? [] : [{ direction, token, amount: BigInt(amount) }]

const both = (
  direction: 'in' | 'out',
  pair: string,
  amounts: readonly [string, string],
  { tokensOf }: StatementFacts,
): readonly Part[] =>
  amounts.flatMap((amount, at) => (amount === '0' ? [] : part(direction, tokensOf(pair)?.[at], amount)))

type Item = { token: string; id: string; amount: string }

const items = (direction: 'in' | 'out', traded: readonly Item[]): readonly Part[] =>
  traded.map(({ token, id, amount }) => ({
    direction,
    token,
    amount: BigInt(amount),
    ...(amount === '1' && { note: `piece ${id}` }),
  }))
