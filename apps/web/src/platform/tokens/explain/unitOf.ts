import type { Argument } from '@musi/chain/explain/argument'
import type { Identity } from '@musi/chain/explain/directory'
import { type Address, parseAddress } from '@musi/domain/address'

/** The called contract or the emitter of an event, and its identity. */
export type Speaker = { address: Address; identity: Identity | null }
type Arguments = readonly Argument[]

const addressNamed = (args: Arguments, name: string): Address | null => {
  const value = args.find((one) => one.name === name)?.value
  return typeof value === 'string' ? parseAddress(value) : null
}

const inPath = (args: Arguments, at: 0 | -1): Address | null => {
  const value = args.find(({ name }) => name === 'path')?.value
  const last: unknown = Array.isArray(value) ? value.at(at) : null
  return typeof last === 'string' ? parseAddress(last) : null
}

/** A pair orders its tokens by address. */
const pairToken = (speaker: Speaker | null, at: 0 | 1): Address | null => {
  if (speaker?.identity?.kind !== 'pair') return null
  return speaker.identity.tokens.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))[at] ?? null
}

/** Amounts in the events of a token are counted in that token. */
const ownToken = (speaker: Speaker | null): Address | null => {
  const kind = speaker?.identity?.kind
  return kind === 'token' || kind === 'pair' || kind === 'v1Exchange' ? (speaker?.address ?? null) : null
}

/** The token that an amount is counted in, by the argument names of the contracts. */
const BY_NAME: readonly (readonly [RegExp, (args: Arguments, speaker: Speaker | null) => Address | null])[] = [
  [/^amountIn/, (args) => inPath(args, 0)],
  [/^amountOut/, (args) => inPath(args, -1)],
  [/^amountA/, (args) => addressNamed(args, 'tokenA')],
  [/^amountB/, (args) => addressNamed(args, 'tokenB')],
  [/^amountToken/, (args) => addressNamed(args, 'token')],
  [/^(cost|maxCost)$/, (args) => addressNamed(args, 'token')],
  [/^(amount0|reserve0)/, (_, speaker) => pairToken(speaker, 0)],
  [/^(amount1|reserve1)/, (_, speaker) => pairToken(speaker, 1)],
  [/^(value|wad|amount|balance|needed|allowance)$/, (_, speaker) => ownToken(speaker)],
]

/** The token a number is an amount of; null for a plain number. */
export function unitOf({ name, type }: Argument, args: Arguments, speaker: Speaker | null): Address | null {
  if (!/^uint\d*$/.test(type)) return null
  return BY_NAME.find(([pattern]) => pattern.test(name))?.[1](args, speaker) ?? null
}
