import { type Address, parseAddress } from '@musi/domain/address'
import {
  type AddressBook,
  type BookPool,
  type BookStaking,
  type BookToken,
  CONTRACT_ROLES,
  OPTIONAL_ROLES,
  type ContractRole,
} from '@musi/domain/addressBook'

export type ParsedBook = { ok: true; book: AddressBook } | { ok: false; sentence: string }

/** Names the place in the file that is wrong. Never thrown out of this module. */
class BadBook extends Error {}

type Fields = Record<string, unknown>

function fields(value: unknown, where: string, known: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BadBook(`${where} is not an object`)
  const unknown = Object.keys(value).find((key) => !known.includes(key))
  if (unknown !== undefined) throw new BadBook(`${where} has a field "${unknown}" that no address book has`)
  return value as Fields
}

function list(value: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new BadBook(`${where} is not a list`)
  return value
}

function whole(value: unknown, where: string, from: number, to: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to) return value
  throw new BadBook(`${where} is not a whole number from ${from} to ${to}`)
}

function words(value: unknown, where: string): string {
  if (typeof value === 'string' && value !== '') return value
  throw new BadBook(`${where} is not a text`)
}

/** Programs write address books, so an address without a checksum was typed by hand and may contain a typo. */
function address(value: unknown, where: string): Address {
  const checked = typeof value === 'string' ? parseAddress(value) : null
  if (checked === null || checked !== value) throw new BadBook(`${where} is not an address with its checksum`)
  return checked
}

function genesisHash(value: unknown): AddressBook['genesisHash'] {
  if (value === null) return null
  const hash = words(value, 'genesisHash')
  if (!/^0x[0-9a-f]{64}$/.test(hash)) throw new BadBook('genesisHash is neither null nor the hash of a block')
  return hash as `0x${string}`
}

function contracts(value: unknown): AddressBook['contracts'] {
  const given = fields(value, 'contracts', [...CONTRACT_ROLES, ...OPTIONAL_ROLES])
  const named = [...CONTRACT_ROLES, ...OPTIONAL_ROLES.filter((role) => given[role] !== undefined)]
  const entries = named.map((role) => [role, address(given[role], `contracts.${role}`)] as const)
  return Object.fromEntries(entries) as Record<ContractRole, Address>
}

function token(value: unknown, where: string): BookToken {
  const given = fields(value, where, ['symbol', 'name', 'decimals', 'address', 'superseded'])
  if (given['superseded'] !== undefined && given['superseded'] !== true)
    throw new BadBook(`${where}.superseded is not true`)
  return {
    symbol: words(given['symbol'], `${where}.symbol`),
    name: words(given['name'], `${where}.name`),
    decimals: whole(given['decimals'], `${where}.decimals`, 0, 255),
    address: address(given['address'], `${where}.address`),
    ...(given['superseded'] === true ? { superseded: true } : {}),
  }
}

function pool(value: unknown, where: string): BookPool {
  const given = fields(value, where, ['tokens', 'pair'])
  const [a, b, more] = list(given['tokens'], `${where}.tokens`)
  if (more !== undefined) throw new BadBook(`${where}.tokens holds more than two`)
  return {
    tokens: [address(a, `${where}.tokens[0]`), address(b, `${where}.tokens[1]`)],
    pair: address(given['pair'], `${where}.pair`),
  }
}

function staking(value: unknown, where: string): BookStaking {
  const given = fields(value, where, ['pair', 'rewards'])
  return { pair: address(given['pair'], `${where}.pair`), rewards: address(given['rewards'], `${where}.rewards`) }
}

function book(value: unknown): AddressBook {
  const given = fields(value, 'the book', ['chainId', 'genesisHash', 'contracts', 'tokens', 'pools', 'stakingPools'])
  return {
    chainId: whole(given['chainId'], 'chainId', 1, Number.MAX_SAFE_INTEGER),
    genesisHash: genesisHash(given['genesisHash']),
    contracts: contracts(given['contracts']),
    tokens: list(given['tokens'], 'tokens').map((one, at) => token(one, `tokens[${at}]`)),
    pools: list(given['pools'], 'pools').map((one, at) => pool(one, `pools[${at}]`)),
    stakingPools: list(given['stakingPools'], 'stakingPools').map((one, at) => staking(one, `stakingPools[${at}]`)),
  }
}

/** Parses an address book from a file or a server. On failure, the sentence names the first error. */
export function parseAddressBook(value: unknown): ParsedBook {
  try {
    return { ok: true, book: book(value) }
  } catch (error) {
    if (error instanceof BadBook) return { ok: false, sentence: `This is not an address book: ${error.message}.` }
    throw error
  }
}
