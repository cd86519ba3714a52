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

/** What the page is told about the app that serves it. It travels in the page (element `musi-config`) and is answered by GET /config. */
export const PageConfig = z.object({
  chainId: z.int(),
  /** Null while no endpoint has answered yet. Transactions are kept per chain and genesis (spec: transactions.kept-by-chain). */
  genesisHash: z.nullable(z.string()),
  writes: z.enum(['on', 'off']),
  /** The host that the warning about look-alike addresses names. */
  originalHost: z.nullable(z.string()),
  explorer: z.object({ name: z.string(), url }),
  analyticsUrlBase: url,
  tokenLists: z.array(z.string()),
  /** Where content of IPFS is asked for, in this order; one that begins with a slash is the page's own origin (spec: names.gateways). */
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
  /** Whether anything is collected; where it goes stays on the server. */
  reports: z.object({ analytics: z.boolean(), errors: z.boolean() }),
  /** Where everything is on the chain. Null: nobody has said it. */
  book: z.nullable(book),
  /** Whose accounts those of our own chain are; elsewhere there are none. */
  people: z.array(z.object({ name: z.string(), address })),
})
export type PageConfig = z.infer<typeof PageConfig>

export const CONFIG_PATH = '/config'
export const CONFIG_ELEMENT_ID = 'musi-config'
