import { type Address, isAddress } from '@musi/domain/address'
import { zeroAddress } from 'viem'
import type { ContractRole, OptionalRole } from '../addressBook.ts'
import { chainById } from '../chainTable.ts'

/** What stands at an address, as far as anybody knows. */
export type Identity =
  | { kind: 'person'; name: string }
  | { kind: 'role'; role: Role }
  | { kind: 'token'; symbol: string; name: string; decimals: number | null }
  | { kind: 'pair'; tokens: readonly [Address, Address] }
  | { kind: 'staking'; pair: Address }
  | { kind: 'v1Exchange'; token: Address }
  | { kind: 'collection'; name: string }
  | { kind: 'contract' }
  | { kind: 'account' }
  | { kind: 'nobody' }

export type Role = ContractRole | OptionalRole
type Given = {
  chainId: number
  contracts: Readonly<Record<string, string>>
  book: {
    tokens: readonly { address: string; symbol: string; name: string; decimals: number }[]
    pools: readonly { tokens: readonly string[]; pair: string }[]
    stakingPools: readonly { pair: string; rewards: string }[]
  }
  people: readonly { name: string; address: string }[]
}

/** Who is who on a chain, by the address book and the list of demo accounts. */
export type Directory = {
  at: (address: Address) => Identity | null
  contract: (role: Role) => Address | null
  tokens: readonly Address[]
  /** The symbols of those, in capitals. */
  symbols: ReadonlySet<string>
  native: { symbol: string; decimals: 18 }
}

const addressOf = (text: string): Address => {
  const address = isAddress(text)
  if (address === false) throw new Error(`The address book names ${text}, which is no address.`)
  return address
}

/** The wrapped native currency stands in the chain table and not among the tokens of a book. */
function tokensOf({ chainId, contracts, book }: Given): (readonly [Address, Identity])[] {
  const native = chainById(chainId)?.native
  const wrapped = contracts['wrappedNative']
  const tokens = book.tokens.map(
    ({ address, symbol, name, decimals }) => [addressOf(address), { kind: 'token', symbol, name, decimals }] as const,
  )
  if (wrapped === undefined || native === undefined) return tokens
  const { wrappedSymbol: symbol, wrappedName: name } = native
  return [...tokens, [addressOf(wrapped), { kind: 'token', symbol, name, decimals: 18 }]]
}

function pairsOf({ book }: Given): (readonly [Address, Identity])[] {
  return book.pools.flatMap(({ tokens: [a, b], pair }) =>
    a === undefined || b === undefined
      ? []
      : [[addressOf(pair), { kind: 'pair', tokens: [addressOf(a), addressOf(b)] }] as const],
  )
}

export function directory(given: Given): Directory {
  const { chainId, contracts, book, people } = given
  const tokens = tokensOf(given)
  const known = new Map<Address, Identity>([
    [zeroAddress, { kind: 'nobody' }],
    ...Object.entries(contracts).map(
      ([role, address]) => [addressOf(address), { kind: 'role', role: role as Role }] as const,
    ),
    ...pairsOf(given),
    ...book.stakingPools.map(
      ({ pair, rewards }) => [addressOf(rewards), { kind: 'staking', pair: addressOf(pair) }] as const,
    ),
    // A token that also has a role is known by what it is called.
    ...tokens,
    ...people.map(({ name, address }) => [addressOf(address), { kind: 'person', name }] as const),
  ])
  return {
    at: (address) => known.get(address) ?? null,
    contract: (role) => (contracts[role] === undefined ? null : addressOf(contracts[role])),
    tokens: tokens.map(([address]) => address),
    symbols: new Set(tokens.flatMap(([, one]) => (one.kind === 'token' ? [one.symbol.toUpperCase()] : []))),
    native: { symbol: chainById(chainId)?.native.symbol ?? 'ETH', decimals: 18 },
  }
}
