import { isWrittenAsAddress, type Address } from '@musi/domain/address'
import { type AddressBook, CONTRACT_ROLES, OPTIONAL_ROLES } from '@musi/domain/addressBook'
import * as v from 'valibot'
import { wholeNumber } from '../values.ts'

const url = v.nullable(v.string())
const address = v.custom<Address>(isWrittenAsAddress)

const book = v.object({
  chainId: wholeNumber,
  genesisHash: v.nullable(v.pipe(v.string(), v.regex(/^0x[0-9a-f]*$/i))),
  contracts: v.object({
    ...Object.fromEntries(CONTRACT_ROLES.map((role) => [role, address])),
    ...Object.fromEntries(OPTIONAL_ROLES.map((role) => [role, v.optional(address)])),
  }),
  tokens: v.array(
    v.object({
      symbol: v.string(),
      name: v.string(),
      decimals: wholeNumber,
      address,
      superseded: v.optional(v.literal(true)),
    }),
  ),
  pools: v.array(v.object({ tokens: v.tuple([address, address]), pair: address })),
  stakingPools: v.array(v.object({ pair: address, rewards: address, artistToken: v.exactOptional(address) })),
}) as unknown as v.GenericSchema<AddressBook>

/** The app's configuration as the page sees it: embedded in the page (element `musi-config`) and returned by GET /config. */
export const PageConfig = v.object({
  chainId: wholeNumber,
  /**
   * `genesisHash` is null while no endpoint has answered. Transactions are stored per chain and genesis (spec:
   * transactions.kept-by-chain).
   */
  genesisHash: v.nullable(v.string()),
  writes: v.picklist(['on', 'off']),
  /** The host shown in the warning about look-alike web addresses. */
  originalHost: v.nullable(v.string()),
  explorer: v.object({ name: v.string(), url }),
  analyticsUrlBase: url,
  tokenLists: v.array(v.string()),
  /** IPFS gateways in order; one that begins with a slash is on the page's own origin (spec: names.gateways). */
  ipfsGateways: v.array(v.string()),
  links: v.object({
    chat: url,
    twitter: url,
    instagram: url,
    linkedin: url,
    tiktok: url,
    form: url,
    proposal: url,
    pitch: url,
    demo: url,
    discord: url,
  }),
  frames: v.object({ contact: v.string(), pitch: v.string() }),
  wallets: v.object({
    walletConnectProjectId: url,
    walletConnectRelayUrl: v.string(),
    fortmaticKey: url,
    coinbase: v.boolean(),
  }),
  /** True for each kind of report that is collected. */
  reports: v.object({ analytics: v.boolean(), errors: v.boolean() }),
  /** True if this server submits operations of passkey accounts (spec: touch.relayer). */
  relays: v.boolean(),
  /** Owner of the collectibles in the market's listing (spec: drops.assets). */
  nftOwner: url,
  /** Contract addresses on this chain; null if none are configured. */
  book: v.nullable(book),
  /** The people behind the demo accounts of our own chain; empty on any other chain. */
  people: v.array(v.object({ name: v.string(), address })),
})
export type PageConfig = v.InferInput<typeof PageConfig>
