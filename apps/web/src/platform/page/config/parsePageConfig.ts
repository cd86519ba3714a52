import type { PageConfig } from '@musi/api/pageConfig'
import {
  type Reader,
  dictionary,
  fields,
  flag,
  fromJson,
  list,
  oneOf,
  orNull,
  text,
  wholeNumber,
} from '@musi/domain/untrusted'

// The schema itself stays on the server: its library would be a third of all that the page loads first.
// A test holds the two against each other.

const textOrNull = orNull(text)
const texts = list(text)

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
  contracts: dictionary(text),
  book: fields({
    tokens: list(fields({ symbol: text, name: text, decimals: wholeNumber, address: text })),
    pools: list(fields({ tokens: texts, pair: text })),
    stakingPools: list(fields({ pair: text, rewards: text })),
  }),
  people: list(fields({ name: text, address: text })),
})

/** Null: the page was served without a configuration that it can work with. */
export const parsePageConfig = (json: string): PageConfig | null => fromJson(json, pageConfig) ?? null
