import { join, resolve } from 'node:path'
import { type Address, parseAddress } from '@musi/domain/address'
import type { AddressBook } from '@musi/domain/addressBook'
import { EMBEDDED_CHAIN_ID, type Chain } from '@musi/chain/chains/chainTable'
import { REMOTE_HOSTS } from '@musi/chain/wallet/remote/remoteHosts'
import { type DatabaseLogins, databaseLogins } from './databaseLogins.ts'
import { type ObjectsBucket, objectsBucket } from './objectsBucket.ts'
import { addressBookFile } from './addressBookFile.ts'
import { knownChain } from './knownChain.ts'
import { unknownVariable } from './knownVariables.ts'
import { type Links, links } from './links.ts'
import { logSetting } from './logSetting.ts'
import { publicOrigins } from './origins.ts'
import type { LogLevel } from '../log.ts'
import { BadSetting, type Env, type UrlRule, rejectValue, oneOf, text, url, urls, wholeNumber } from './readers.ts'
import { rpcEndpoints } from './rpcEndpoints.ts'

/** Every variable, checked (spec: configuration.checked-at-start). Possible keys are never printed or sent to the page. */
export type Config = {
  port: number
  /** Address to listen on; null for loopback, both 127.0.0.1 and ::1. */
  host: string | null
  publicOrigins: readonly string[] | null
  /** The number of trusted proxies in front, each of which names its client in X-Forwarded-For. */
  trustedProxies: number
  /** Seconds for which requests are still served after the signal to stop. */
  drainSeconds: number
  dataDir: string
  /** Logins of PostgreSQL; null for files in the data folder. */
  database: DatabaseLogins | null
  /** Folder of recordings, pictures and arriving uploads; several servers may share it. */
  objectsDir: string
  /** Bucket of recordings and pictures, instead of the folder; null if there is none. */
  objectsBucket: ObjectsBucket | null
  /** List of takedowns; null if there is none. */
  takedownFile: string | null
  /** Time at which our own songs are generated: in advance or on request. */
  songs: 'ahead' | 'wanted'
  chain: Chain
  /** Best first; empty for the embedded chain. May contain keys. */
  rpcUrls: readonly string[]
  chainPort: number
  addressBook: AddressBook | null
  claimsFile: string | null
  /** The first block of the history; null for the default of history/indexPlan.ts. */
  indexFrom: number | null
  tokenLists: readonly string[]
  ipfsGateways: readonly string[]
  /** Lists and gateways that the operator configured. Their hosts may be private; those of the defaults may not. */
  trustedUrls: readonly string[]
  explorer: { name: string; url: string | null }
  analyticsUrlBase: string | null
  originalHost: string | null
  walletConnectProjectId: string | null
  walletConnectRelayUrl: string
  fortmaticKey: string | null
  coinbaseWallet: boolean
  writes: 'on' | 'off'
  analyticsUrl: string | null
  errorReportUrl: string | null
  nftApiUrl: string | null
  nftOwner: string | null
  links: Links
  frames: { contact: string; pitch: string }
  /** Accounts that decide about reported content; null for those of the development chain. */
  operators: readonly Address[] | null
  deployKeyFile: string | null
  /** File with the key of the account that pays the gas of accounts with a passkey; null for none. */
  relayerKeyFile: string | null
  /** A bundler that brings the operations of accounts with a passkey; null if the relayer does. May contain a key. */
  bundlerUrl: string | null
  /** Lets a program elsewhere read /metrics; null if only this machine may. */
  metricsToken: string | null
  log: LogLevel
  isLogJson: boolean
}

const DEFAULT_PORT = 3210
const PORTS = [0, 65_535] as const
const BLOCKS = [0, 999_999_999_999] as const
const WEB: UrlRule = { protocols: ['https:', 'http:'] }
const WEB_OR_OWN: UrlRule = { ...WEB, relative: true }
const SOCKET: UrlRule = { protocols: ['wss:', 'ws:'] }
const SECRET_WEB: UrlRule = { ...WEB, secret: true }
const CHECKOUT = resolve(import.meta.dirname, '../../../../..')

export function readConfig(env: Env): { ok: true; config: Config } | { ok: false; sentence: string } {
  const unknown = unknownVariable(env)
  if (unknown !== null) return { ok: false, sentence: unknown }
  try {
    return { ok: true, config: parseConfig(env) }
  } catch (error) {
    if (error instanceof BadSetting) return { ok: false, sentence: error.message }
    throw error
  }
}

function parseConfig(env: Env): Config {
  const chain = knownChain(env)
  const dataDir = resolve(text(env, 'MUSI_DATA_DIR') ?? `${CHECKOUT}/.musi`)
  return {
    port: wholeNumber(env, 'MUSI_PORT', DEFAULT_PORT, PORTS),
    host: host(env),
    publicOrigins: publicOrigins(env),
    trustedProxies: wholeNumber(env, 'MUSI_TRUSTED_PROXY', 0, [0, 8]),
    drainSeconds: wholeNumber(env, 'MUSI_DRAIN_SECONDS', 0, [0, 300]),
    database: databaseLogins(env),
    dataDir,
    objectsDir: resolve(text(env, 'MUSI_OBJECTS_DIR') ?? join(dataDir, 'objects')),
    objectsBucket: objectsBucket(env),
    takedownFile: text(env, 'MUSI_TAKEDOWN_FILE'),
    songs: oneOf(env, 'MUSI_SONGS', ['ahead', 'wanted']) ?? 'ahead',
    chain,
    rpcUrls: rpcEndpoints(env, chain),
    chainPort: wholeNumber(env, 'MUSI_CHAIN_PORT', 0, PORTS),
    addressBook: addressBookFile(env, chain),
    claimsFile: text(env, 'MUSI_CLAIMS'),
    indexFrom: text(env, 'MUSI_INDEX_FROM') === null ? null : wholeNumber(env, 'MUSI_INDEX_FROM', 0, BLOCKS),
    writes: oneOf(env, 'MUSI_WRITES', ['on', 'off']) ?? 'on',
    deployKeyFile: text(env, 'MUSI_DEPLOY_KEY_FILE'),
    relayerKeyFile: text(env, 'MUSI_RELAYER_KEY_FILE'),
    bundlerUrl: url(env, 'MUSI_BUNDLER_URL', SECRET_WEB),
    operators: operators(env),
    metricsToken: metricsToken(env),
    ...logSetting(env),
    ...externalAddresses(env, chain),
    ...shownOnPage(env),
  }
}

/** Addresses outside the app that it reads from or links to. */
function externalAddresses(env: Env, chain: Chain) {
  const isLocal = chain.id === EMBEDDED_CHAIN_ID
  const lists = urls(env, 'MUSI_TOKEN_LISTS', WEB_OR_OWN)
  const nftApiUrl = url(env, 'MUSI_NFT_API_URL', SECRET_WEB)
  const gateways = urls(env, 'MUSI_IPFS_GATEWAYS', WEB_OR_OWN)
  const publicGateways = ['https://ipfs.io', 'https://dweb.link']
  return {
    tokenLists: lists.length > 0 ? lists : ['/lists/default.json'],
    ipfsGateways: gateways.length > 0 ? gateways : isLocal ? ['/ipfs/', ...publicGateways] : publicGateways,
    trustedUrls: [...lists, ...gateways, ...(nftApiUrl === null ? [] : [nftApiUrl])],
    explorer: {
      name: text(env, 'MUSI_EXPLORER_NAME') ?? chain.explorer.name,
      url: url(env, 'MUSI_EXPLORER_URL', WEB_OR_OWN) ?? chain.explorer.url,
    },
    analyticsUrlBase: url(env, 'MUSI_ANALYTICS_URL_BASE', WEB_OR_OWN),
    analyticsUrl: url(env, 'MUSI_ANALYTICS_URL', SECRET_WEB),
    errorReportUrl: url(env, 'MUSI_ERROR_REPORT_URL', SECRET_WEB),
    nftApiUrl,
    nftOwner: address(env, 'MUSI_NFT_OWNER'),
  }
}

function shownOnPage(env: Env) {
  return {
    originalHost: text(env, 'MUSI_ORIGINAL_HOST'),
    walletConnectProjectId: text(env, 'MUSI_WALLETCONNECT_PROJECT_ID'),
    walletConnectRelayUrl: url(env, 'MUSI_WALLETCONNECT_RELAY_URL', SOCKET) ?? REMOTE_HOSTS.walletConnect.relay,
    fortmaticKey: text(env, 'MUSI_FORTMATIC_KEY'),
    coinbaseWallet: oneOf(env, 'MUSI_COINBASE_WALLET', ['on', 'off']) === 'on',
    links: links(env),
    frames: {
      contact: url(env, 'MUSI_CONTACT_FRAME_URL', WEB_OR_OWN) ?? '/frames/contact.html',
      pitch: url(env, 'MUSI_PITCH_FRAME_URL', WEB_OR_OWN) ?? '/frames/pitch.html',
    },
  }
}

function host(env: Env): string | null {
  const value = text(env, 'MUSI_HOST')
  if (value === null || value === 'localhost') return null
  return /^[\w.:-]+$/.test(value)
    ? value
    : rejectValue('MUSI_HOST', `"${value}"`, 'an address or a name of this machine')
}

/** Refuses a short token, which could be guessed. Its value is never printed. */
function metricsToken(env: Env): string | null {
  const value = text(env, 'MUSI_METRICS_TOKEN')
  if (value === null || /^[\w.~+/=-]{16,256}$/.test(value)) return value
  return rejectValue('MUSI_METRICS_TOKEN', 'not usable (its value is kept secret)', '16 to 256 letters and digits')
}

const MAX_OPERATORS = 50

function operators(env: Env): readonly Address[] | null {
  const value = text(env, 'MUSI_OPERATORS')
  if (value === null) return null
  const accounts = value.split(',').map((each) => parseAddress(each.trim()))
  return accounts.includes(null) || accounts.length > MAX_OPERATORS
    ? rejectValue(
        'MUSI_OPERATORS',
        `"${value}"`,
        `at most ${MAX_OPERATORS} addresses of 0x and 40 hexadecimal digits, separated by commas`,
      )
    : accounts.filter((each) => each !== null)
}

function address(env: Env, name: string): string | null {
  const value = text(env, name)
  if (value === null || /^0x[0-9a-fA-F]{40}$/.test(value)) return value
  return rejectValue(name, `"${value}"`, 'an address of 0x and 40 hexadecimal digits')
}
