import type { Address } from '@musi/domain/address'
import { zeroAddress } from 'viem'
import { type AddressBook, type BookRole, CONTRACT_ROLES, OPTIONAL_ROLES } from '@musi/domain/addressBook'
import { chainById } from '../chains/chainTable.ts'

/** The known identity of an address. */
export type Identity =
  | { kind: 'person'; name: string }
  | { kind: 'role'; role: BookRole }
  | { kind: 'token'; symbol: string; name: string; decimals: number | null }
  | { kind: 'pair'; tokens: readonly [Address, Address] }
  | { kind: 'staking'; pair: Address }
  | { kind: 'v1Exchange'; token: Address }
  | { kind: 'collection'; name: string }
  /** An account of our own kind, whose key is a passkey. */
  | { kind: 'passkeyAccount' }
  | { kind: 'contract' }
  | { kind: 'account' }
  | { kind: 'nobody' }

/** The parts of an address book that identify addresses. */
type BookPart = Pick<AddressBook, 'tokens' | 'pools' | 'stakingPools'> & {
  contracts: Partial<AddressBook['contracts']>
}
type DirectoryOptions = {
  chainId: number
  book: BookPart | null
  people: readonly { name: string; address: Address }[]
}

const EMPTY_BOOK: BookPart = { contracts: {}, tokens: [], pools: [], stakingPools: [] }

/** Names on a chain, from the address book and the demo accounts. */
export type Directory = {
  at: (address: Address) => Identity | null
  contract: (role: BookRole) => Address | null
  tokens: readonly Address[]
  /** Symbols of `tokens`, in capitals. */
  symbols: ReadonlySet<string>
  native: { symbol: string; decimals: 18 }
}

/** The wrapped native currency is defined in the chain table, not among the tokens of a book. */
function tokensOf(chainId: number, { contracts, tokens }: BookPart): (readonly [Address, Identity])[] {
  const native = chainById(chainId)?.native
  const wrapped = contracts.wrappedNative
  const knownTokens = tokens.map(
    ({ address, symbol, name, decimals }) => [address, { kind: 'token', symbol, name, decimals }] as const,
  )
  if (wrapped === undefined || native === undefined) return knownTokens
  const { wrappedSymbol: symbol, wrappedName: name } = native
  return [...knownTokens, [wrapped, { kind: 'token', symbol, name, decimals: 18 }]]
}

export function directory({ chainId, book, people }: DirectoryOptions): Directory {
  const { contracts, pools, stakingPools } = book ?? EMPTY_BOOK
  const tokens = tokensOf(chainId, book ?? EMPTY_BOOK)
  const identities = new Map<Address, Identity>([
    [zeroAddress, { kind: 'nobody' }],
    ...rolesOf(contracts),
    ...pools.map(({ pair, tokens }) => [pair, { kind: 'pair', tokens }] as const),
    ...stakingPools.map(({ pair, rewards }) => [rewards, { kind: 'staking', pair }] as const),
    ...artistPairs(book ?? EMPTY_BOOK),
    // A token that also has a role is shown as a token.
    ...tokens,
    ...people.map(({ name, address }) => [address, { kind: 'person', name }] as const),
  ])
  return {
    at: (address) => identities.get(address) ?? null,
    contract: (role) => contracts[role] ?? null,
    tokens: tokens.map(([address]) => address),
    symbols: new Set(tokens.flatMap(([, one]) => (one.kind === 'token' ? [one.symbol.toUpperCase()] : []))),
    native: { symbol: chainById(chainId)?.native.symbol ?? 'ETH', decimals: 18 },
  }
}

/** Pairs of rewarded artists' tokens, which are not among the pools of an address book. */
const artistPairs = ({ contracts: { wrappedNative }, stakingPools }: BookPart): (readonly [Address, Identity])[] =>
  stakingPools.flatMap(({ pair, artistToken }) =>
    wrappedNative === undefined || artistToken === undefined
      ? []
      : [[pair, { kind: 'pair', tokens: [wrappedNative, artistToken] }] as const],
  )

const rolesOf = (contracts: BookPart['contracts']): (readonly [Address, Identity])[] =>
  [...CONTRACT_ROLES, ...OPTIONAL_ROLES].flatMap((role) => {
    const address = contracts[role]
    return address === undefined ? [] : [[address, { kind: 'role', role }] as const]
  })
