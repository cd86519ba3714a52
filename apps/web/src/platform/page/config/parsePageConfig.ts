import type { PageConfig } from '@musi/api/page/pageConfig'
import { type Address, isWrittenAsAddress } from '@musi/domain/address'
import type { AddressBook, BookStaking, BookToken, ContractRole } from '@musi/domain/addressBook'
import {
  type Reader,
  dictionary,
  fields,
  flag,
  fromJson,
  hex,
  list,
  oneOf,
  orNull,
  text,
  wholeNumber,
} from '@musi/domain/untrusted'

// Parses without the shared schema, whose library would be a third of the first load. A test checks
// that both accept the same values.

const textOrNull = orNull(text)
const texts = list(text)

/** The server has already checked the checksums. */
const address: Reader<Address> = (value) => (isWrittenAsAddress(value) ? value : undefined)

const tokenFields = { symbol: text, name: text, decimals: wholeNumber, address }
const supersededToken = fields({ ...tokenFields, superseded: (value): true | undefined => value === true || undefined })
const token: Reader<BookToken> = (value) =>
  typeof value === 'object' && value !== null && 'superseded' in value
    ? supersededToken(value)
    : fields(tokenFields)(value)

/**
 * Contracts that every chain has. Listed here, because the list of all roles is in code that is
 * loaded later.
 */
const requiredContracts = fields({
  wrappedNative: address,
  v2Factory: address,
  v2Router: address,
  multicall3: address,
} satisfies Record<ContractRole, Reader<Address>>)

const contracts: Reader<AddressBook['contracts']> = (value) => {
  const all = dictionary(address)(value)
  const required = requiredContracts(value)
  return all && required && { ...all, ...required }
}

const addressPair: Reader<readonly [Address, Address]> = (value) => {
  const [one, other, ...more] = list(address)(value) ?? []
  return one === undefined || other === undefined || more.length > 0 ? undefined : [one, other]
}

const stakingFields = { pair: address, rewards: address }
const ofArtist = fields({ ...stakingFields, artistToken: address })
const stakingPool: Reader<BookStaking> = (value) =>
  typeof value === 'object' && value !== null && 'artistToken' in value ? ofArtist(value) : fields(stakingFields)(value)

const book: Reader<AddressBook> = fields({
  chainId: wholeNumber,
  genesisHash: orNull(hex),
  contracts,
  tokens: list(token),
  pools: list(fields({ tokens: addressPair, pair: address })),
  stakingPools: list(stakingPool),
})

const pageConfig: Reader<PageConfig> = fields({
  chainId: wholeNumber,
  genesisHash: textOrNull,
  writes: oneOf('on', 'off'),
  originalHost: textOrNull,
  explorer: fields({ name: text, url: textOrNull }),
  analyticsUrlBase: textOrNull,
  tokenLists: texts,
  ipfsGateways: texts,
  links: fields({
    chat: textOrNull,
    twitter: textOrNull,
    instagram: textOrNull,
    linkedin: textOrNull,
    tiktok: textOrNull,
    form: textOrNull,
    proposal: textOrNull,
    pitch: textOrNull,
    demo: textOrNull,
    discord: textOrNull,
  }),
  frames: fields({ contact: text, pitch: text }),
  wallets: fields({
    walletConnectProjectId: textOrNull,
    walletConnectRelayUrl: text,
    fortmaticKey: textOrNull,
    coinbase: flag,
  }),
  reports: fields({ analytics: flag, errors: flag }),
  relays: flag,
  nftOwner: textOrNull,
  book: orNull(book),
  people: list(fields({ name: text, address })),
})

/** Returns null if the page was served without a usable configuration. */
export const parsePageConfig = (json: string): PageConfig | null => fromJson(json, pageConfig) ?? null
