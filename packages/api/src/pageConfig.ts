import { isWrittenAsAddress, type Address } from '@musi/domain/address'
import { type AddressBook, CONTRACT_ROLES, OPTIONAL_ROLES } from '@musi/domain/addressBook'
import * as z from 'zod/mini'

z.config({ jitless: true })

const url = z.nullable(z.string())
const address = z.custom<Address>(isWrittenAsAddress)

const book = z.object({
  chainId: z.int(),
  genesisHash: z.nullable(z.string().check(z.regex(/^0x[0-9a-f]*$/i))),
  contracts: z.object({
    ...Object.fromEntries(CONTRACT_ROLES.map((role) => [role, address])),
    ...Object.fromEntries(OPTIONAL_ROLES.map((role) => [role, z.optional(address)])),
  }),
  tokens: z.array(
    z.object({
      symbol: z.string(),
      name: z.string(),
      decimals: z.int(),
      address,
      superseded: z.optional(z.literal(true)),
    }),
  ),
  pools: z.array(z.object({ tokens: z.tuple([address, address]), pair: address })),
  stakingPools: z.array(z.object({ pair: address, rewards: address })),
}) as unknown as z.ZodMiniType<AddressBook>

/** The app's configuration as the page sees it: embedded in the page (element `musi-config`) and returned by GET /config. */
export const PageConfig = z.object({
  chainId: z.int(),
  /** Null while no endpoint has answered yet. Transactions are kept per chain and genesis (spec: transactions.kept-by-chain). */
  genesisHash: z.nullable(z.string()),
  writes: z.enum(['on', 'off']),
  /** The host shown in the warning about look-alike web addresses. */
  originalHost: z.nullable(z.string()),
  explorer: z.object({ name: z.string(), url }),
  analyticsUrlBase: url,
  tokenLists: z.array(z.string()),
  /** IPFS gateways in the order to try them; one that begins with a slash is on the page's own origin (spec: names.gateways). */
  ipfsGateways: z.array(z.string()),
  links: z.object({
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
  frames: z.object({ contact: z.string(), pitch: z.string() }),
  wallets: z.object({
    walletConnectProjectId: url,
    walletConnectRelayUrl: z.string(),
    fortmaticKey: url,
    coinbase: z.boolean(),
  }),
  /** Whether reports are collected. Their destination is known to the server only. */
  reports: z.object({ analytics: z.boolean(), errors: z.boolean() }),
  /** Whose collectibles the market's listing shows (spec: drops.assets). */
  nftOwner: url,
  /** Contract addresses on this chain. Null when none are configured. */
  book: z.nullable(book),
  /** The people behind the demo accounts of our own chain; empty on any other chain. */
  people: z.array(z.object({ name: z.string(), address })),
})
export type PageConfig = z.infer<typeof PageConfig>

export const CONFIG_PATH = '/config'
export const CONFIG_ELEMENT_ID = 'musi-config'
