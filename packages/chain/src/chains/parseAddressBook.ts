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

/** Thrown and caught within this module; the message names the faulty field. */
class BadBook extends Error {}

type Fields = Record<string, unknown>

function parseFields(value: unknown, where: string, allowedKeys: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BadBook(`${where} is not an object`)
  const unknown = Object.keys(value).find((key) => !allowedKeys.includes(key))
  if (unknown !== undefined) throw new BadBook(`${where} has a field "${unknown}" that no address book has`)
  return value as Fields
}

function parseList(value: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new BadBook(`${where} is not a list`)
  return value
}

function parseInteger(value: unknown, where: string, from: number, to: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to) return value
  throw new BadBook(`${where} is not a whole number from ${from} to ${to}`)
}

function parseText(value: unknown, where: string): string {
  if (typeof value === 'string' && value !== '') return value
  throw new BadBook(`${where} is not a text`)
}

/** Programs write address books, so an address without a checksum was typed by hand and may contain a typo. */
function checksummedAddress(value: unknown, where: string): Address {
  const checked = typeof value === 'string' ? parseAddress(value) : null
  if (checked === null || checked !== value) throw new BadBook(`${where} is not an address with its checksum`)
  return checked
}

function parseGenesisHash(value: unknown): AddressBook['genesisHash'] {
  if (value === null) return null
  const hash = parseText(value, 'genesisHash')
  if (!/^0x[0-9a-f]{64}$/.test(hash)) throw new BadBook('genesisHash is neither null nor the hash of a block')
  return hash as `0x${string}`
}

function parseContracts(value: unknown): AddressBook['contracts'] {
  const fields = parseFields(value, 'contracts', [...CONTRACT_ROLES, ...OPTIONAL_ROLES])
  const named = [...CONTRACT_ROLES, ...OPTIONAL_ROLES.filter((role) => fields[role] !== undefined)]
  const entries = named.map((role) => [role, checksummedAddress(fields[role], `contracts.${role}`)] as const)
  return Object.fromEntries(entries) as Record<ContractRole, Address>
}

function parseToken(value: unknown, where: string): BookToken {
  const fields = parseFields(value, where, ['symbol', 'name', 'decimals', 'address', 'superseded'])
  if (fields['superseded'] !== undefined && fields['superseded'] !== true)
    throw new BadBook(`${where}.superseded is not true`)
  return {
    symbol: parseText(fields['symbol'], `${where}.symbol`),
    name: parseText(fields['name'], `${where}.name`),
    decimals: parseInteger(fields['decimals'], `${where}.decimals`, 0, 255),
    address: checksummedAddress(fields['address'], `${where}.address`),
    ...(fields['superseded'] === true ? { superseded: true } : {}),
  }
}

function parsePool(value: unknown, where: string): BookPool {
  const fields = parseFields(value, where, ['tokens', 'pair'])
  const [a, b, more] = parseList(fields['tokens'], `${where}.tokens`)
  if (more !== undefined) throw new BadBook(`${where}.tokens holds more than two`)
  return {
    tokens: [checksummedAddress(a, `${where}.tokens[0]`), checksummedAddress(b, `${where}.tokens[1]`)],
    pair: checksummedAddress(fields['pair'], `${where}.pair`),
  }
}

function parseStaking(value: unknown, where: string): BookStaking {
  const fields = parseFields(value, where, ['pair', 'rewards', 'artistToken'])
  const artistToken = fields['artistToken']
  return {
    pair: checksummedAddress(fields['pair'], `${where}.pair`),
    rewards: checksummedAddress(fields['rewards'], `${where}.rewards`),
    ...(artistToken === undefined ? {} : { artistToken: checksummedAddress(artistToken, `${where}.artistToken`) }),
  }
}

function parseBook(value: unknown): AddressBook {
  const fields = parseFields(value, 'the book', [
    'chainId',
    'genesisHash',
    'contracts',
    'tokens',
    'pools',
    'stakingPools',
  ])
  return {
    chainId: parseInteger(fields['chainId'], 'chainId', 1, Number.MAX_SAFE_INTEGER),
    genesisHash: parseGenesisHash(fields['genesisHash']),
    contracts: parseContracts(fields['contracts']),
    tokens: parseList(fields['tokens'], 'tokens').map((one, at) => parseToken(one, `tokens[${at}]`)),
    pools: parseList(fields['pools'], 'pools').map((one, at) => parsePool(one, `pools[${at}]`)),
    stakingPools: parseList(fields['stakingPools'], 'stakingPools').map((one, at) =>
      parseStaking(one, `stakingPools[${at}]`),
    ),
  }
}

/** Parses an address book from a file or a server. On failure, the sentence names the first error. */
export function parseAddressBook(value: unknown): ParsedBook {
  try {
    return { ok: true, book: parseBook(value) }
  } catch (error) {
    if (error instanceof BadBook) return { ok: false, sentence: `This is not an address book: ${error.message}.` }
    throw error
  }
}
