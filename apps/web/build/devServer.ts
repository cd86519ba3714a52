import {
  ANALYTICS_PATH,
  ARTWORKS_PATH,
  ASSET_PATH,
  ASSETS_PATH,
  BALLOTS_PATH,
  CLAIMS_PATH,
  CONFIG_ELEMENT_ID,
  CONFIG_PATH,
  CONTENT_REPORTS_PATH,
  DECISIONS_PATH,
  ERRORS_PATH,
  FEED_CHOICE_PATH,
  HEADS_PATH,
  HEALTH_PATH,
  LIVE_PATH,
  METRICS_PATH,
  READY_PATH,
  REACH_PATHS,
  NFT_PATH,
  NONCE_PATH,
  OPEN_API_PATH,
  OPERATIONS_PATH,
  OPERATOR_PATH,
  ORDERS_PATH,
  PIECE_FILES_PATH,
  PIECES_PATH,
  PLAYS_PATH,
  SESSION_PATH,
  SIGN_OUT_PATH,
  SOUNDS_PATH,
  STATEMENT_PATH,
  STUDIO_PATH,
  UPLOADS_PATH,
  RECOVERIES_PATH,
  WELCOME_PATH,
  artistFeedPath,
} from '@musi/api/paths'
import { CONTENT_PATH } from '@musi/api/page/content'
import { HISTORY_API } from '@musi/api/history/historyApi'
import { LISTS_PATH, LOGOS_PATH } from '@musi/api/page/lists'
import { OUTSIDE_LIST_PATH, OUTSIDE_LOGO_PATH } from '@musi/api/page/outside'
import type { PageConfig } from '@musi/api/page/pageConfig'
import { PULSE_PATH } from '@musi/api/page/pulse'
import { RPC_PATH } from '@musi/api/page/rpc'
import type { Plugin, ProxyOptions } from 'vite'
import { proxyAgent } from './proxyAgent.ts'

/** Every path that the server answers, other than the page itself. */
const PROXIED_PATHS = [
  ANALYTICS_PATH,
  BALLOTS_PATH,
  CLAIMS_PATH,
  CONFIG_PATH,
  CONTENT_PATH,
  CONTENT_REPORTS_PATH,
  DECISIONS_PATH,
  ERRORS_PATH,
  FEED_CHOICE_PATH,
  HEADS_PATH,
  HEALTH_PATH,
  LIVE_PATH,
  METRICS_PATH,
  READY_PATH,
  LISTS_PATH,
  LOGOS_PATH,
  NONCE_PATH,
  NFT_PATH,
  ASSETS_PATH,
  ASSET_PATH,
  PIECES_PATH,
  PIECE_FILES_PATH,
  OPEN_API_PATH,
  OPERATIONS_PATH,
  OPERATOR_PATH,
  ORDERS_PATH,
  OUTSIDE_LIST_PATH,
  OUTSIDE_LOGO_PATH,
  PLAYS_PATH,
  PULSE_PATH,
  ...REACH_PATHS,
  RPC_PATH,
  SESSION_PATH,
  SIGN_OUT_PATH,
  SOUNDS_PATH,
  STATEMENT_PATH,
  ARTWORKS_PATH,
  STUDIO_PATH,
  UPLOADS_PATH,
  RECOVERIES_PATH,
  WELCOME_PATH,
  // A pattern, because other addresses below /artist are pages.
  `^${artistFeedPath('[^/]+')}$`,
  ...HISTORY_API.map(({ path }) => path),
]
const EMPTY = `id="${CONFIG_ELEMENT_ID}"></script>`

/** Configuration for a dev server without a backend: just enough to show every part. */
const STANDALONE_CONFIG: PageConfig = {
  chainId: 31337,
  genesisHash: null,
  writes: 'on',
  originalHost: null,
  explorer: { name: 'Etherscan', url: null },
  analyticsUrlBase: null,
  tokenLists: [],
  ipfsGateways: [],
  links: {
    chat: null,
    twitter: null,
    instagram: null,
    linkedin: null,
    tiktok: null,
    form: null,
    proposal: null,
    pitch: null,
    demo: null,
    discord: null,
  },
  frames: { contact: '/', pitch: '/' },
  wallets: {
    walletConnectProjectId: null,
    walletConnectRelayUrl: 'wss://relay.example',
    fortmaticKey: null,
    coinbase: false,
  },
  reports: { analytics: false, errors: false },
  relays: false,
  nftOwner: null,
  book: null,
  people: [],
}

/**
 * Vite's dev server, proxying everything that is not the page to the real server. `clientOf`: names the client of a request, for a server
 * that trusts one proxy.
 */
export function devServer(origin: string | undefined, clientOf?: () => string): Plugin {
  const configText = async () => {
    if (origin === undefined) return JSON.stringify(STANDALONE_CONFIG)
    const answer = await fetch(origin + CONFIG_PATH)
    return answer.text()
  }
  const target: ProxyOptions = {
    ...(origin !== undefined && { target: origin }),
    agent: proxyAgent(),
    ...(clientOf !== undefined && {
      configure: (proxy) => void proxy.on('proxyReq', (asked) => asked.setHeader('x-forwarded-for', clientOf())),
    }),
  }
  return {
    name: 'musi-dev-server',
    apply: 'serve',
    config: () =>
      origin === undefined
        ? {}
        : { server: { proxy: Object.fromEntries(PROXIED_PATHS.map((path) => [path, target])) } },
    transformIndexHtml: async (html) =>
      html.replace(EMPTY, EMPTY.replace('><', `>${(await configText()).replaceAll('<', '\\u003c')}<`)),
  }
}
