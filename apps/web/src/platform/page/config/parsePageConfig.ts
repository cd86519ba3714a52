import type { PageConfig } from '@musi/api/pageConfig'
import { type Address, isWrittenAsAddress } from '@musi/domain/address'
import { type AddressBook, type BookToken, CONTRACT_ROLES, OPTIONAL_ROLES } from '@musi/domain/addressBook'

// The schema itself stays on the server: its library would be a third of all that the page loads first.
// A test holds the two against each other.

type Reader<T> = (value: unknown) => T

class Unreadable extends Error {}

const no = (): never => {
  throw new Unreadable()
}
const text: Reader<string> = (value) => (typeof value === 'string' ? value : no())
const textOrNull: Reader<string | null> = (value) => (value === null ? null : text(value))
const whole: Reader<number> = (value) => (Number.isSafeInteger(value) ? (value as number) : no())
const yesNo: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : no())
const record: Reader<Record<string, unknown>> = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : no()
const onOff: Reader<'on' | 'off'> = (value) => (value === 'on' || value === 'off' ? value : no())
const shape =
  <T extends object>(readers: { readonly [K in keyof T]: Reader<T[K]> }): Reader<T> =>
  (value) => {
    const source = record(value)
    const result: Partial<T> = {}
    for (const name in readers) result[name] = readers[name](source[name])
    return result as T
  }

const list =
  <T>(reader: Reader<T>): Reader<T[]> =>
  (value) =>
    Array.isArray(value) ? value.map(reader) : no()
const texts = list(text)

/** The server has looked at their checksums. */
const address: Reader<Address> = (value) => (isWrittenAsAddress(value) ? value : no())

const token: Reader<BookToken> = (value) => {
  const { superseded } = record(value)
  if (superseded !== undefined && superseded !== true) return no()
  const read = shape<Omit<BookToken, 'superseded'>>({ symbol: text, name: text, decimals: whole, address })(value)
  return superseded === true ? { ...read, superseded } : read
}

const contracts: Reader<AddressBook['contracts']> = (value) => {
  const given = record(value)
  const named = [...CONTRACT_ROLES, ...OPTIONAL_ROLES.filter((role) => given[role] !== undefined)]
  return Object.fromEntries(named.map((role) => [role, address(given[role])])) as AddressBook['contracts']
}

const two: Reader<readonly [Address, Address]> = (value) => {
  const [one, other, ...more] = list(address)(value)
  return one === undefined || other === undefined || more.length > 0 ? no() : [one, other]
}

const book = shape<AddressBook>({
  chainId: whole,
  genesisHash: textOrNull as Reader<AddressBook['genesisHash']>,
  contracts,
  tokens: list(token),
  pools: list(shape({ tokens: two, pair: address })),
  stakingPools: list(shape({ pair: address, rewards: address })),
})

const readPageConfig = shape<PageConfig>({
  chainId: whole,
  genesisHash: textOrNull,
  writes: onOff,
  originalHost: textOrNull,
  explorer: shape({ name: text, url: textOrNull }),
  analyticsUrlBase: textOrNull,
  tokenLists: texts,
  ipfsGateways: texts,
  links: shape({
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
  frames: shape({ contact: text, pitch: text }),
  wallets: shape({
    walletConnectProjectId: textOrNull,
    walletConnectRelayUrl: text,
    fortmaticKey: textOrNull,
    coinbase: yesNo,
  }),
  reports: shape({ analytics: yesNo, errors: yesNo }),
  book: (value) => (value === null ? null : book(value)),
  people: list(shape({ name: text, address })),
})

/** Null: the page was served without a configuration that it can work with. */
export function parsePageConfig(json: string): PageConfig | null {
  try {
    return readPageConfig(JSON.parse(json))
  } catch {
    return null
  }
}
