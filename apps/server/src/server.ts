import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Address } from '@musi/domain/address'
import { type AddressBook, jukeboxesOf } from '@musi/domain/addressBook'
import { ADDRESS_BOOK_POLYGON } from '@musi/chain/addressBookPolygon'
import type { SignedOrder } from '@musi/chain/market/orderParameters'
import type { BallotRequest } from '@musi/api/ballots'
import type { LocalTokens } from '@musi/devchain/seed/localTokens'
import type { ClaimSet } from '@musi/domain/claim/claimSet'
import { artistFeed } from './artists/artistFeed.ts'
import { knownTokens } from './artists/knownTokens.ts'
import { ballotBox } from './ballots/ballotBox.ts'
import { marketCollections } from './market/marketCollections.ts'
import { marketCurrencies } from './market/marketCurrencies.ts'
import { orderDesk } from './market/orderDesk.ts'
import { orderWatch } from './market/orderWatch.ts'
import { type ByteBudget, byteBudget } from './platform/byteBudget.ts'
import { missingCode } from './chain/chainFacts.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import { claimService } from './claims/claimService.ts'
import { openClaims } from './claims/openClaims.ts'
import { ownDatabase } from './database/ownDatabase.ts'
import { closer } from './http/closer.ts'
import { chainIndex } from './index/chainIndex.ts'
import { historyNewsHub } from './index/historyNewsHub.ts'
import { indexPlan } from './index/indexPlan.ts'
import type { Config } from './config/config.ts'
import { folderStore } from './media/folderStore.ts'
import { recordings } from './media/recordings.ts'
import { otherAssets, ownAssets } from './pieces/assetSource.ts'
import { pictureBook } from './pieces/pictureBook.ts'
import { pieceFileDesk, pieceFileNames } from './pieces/pieceFileDesk.ts'
import type { PieceFileTables } from './pieces/pieceFileTables.ts'
import { pieceDesk } from './pieces/pieceDesk.ts'
import { pieceFiles } from './pieces/pieceFiles.ts'
import { pieceFileSweep, unregisteredBytes } from './pieces/unregistered.ts'
import { playGate } from './plays/playGate.ts'
import type { SongTables } from './songs/songTables.ts'
import { songNames } from './songs/withAbout.ts'
import { songDesk } from './studio/songDesk.ts'
import { takedowns } from './takedown/takedowns.ts'
import { objectKeeper } from './uploads/objectKeeper.ts'
import { uploadNames } from './uploads/uploadBook.ts'
import { uploadDesk } from './uploads/uploadDesk.ts'
import type { UploadTables } from './uploads/uploadTables.ts'
import { songSeeder, type SeedSong } from './songs/seedSongs.ts'
import type { ContentFiles } from './endpoints/content.ts'
import { loopbackOrigins } from './config/origins.ts'
import { redactor } from './config/redact.ts'
import { readWrites } from './heads/writesSwitch.ts'
import { watchChain } from './heads/watchChain.ts'
import { tokenCatalogue } from './lists/tokenCatalogue.ts'
import { connectionLimits, noConnectionLimits } from './http/connectionLimits.ts'
import { listen } from './http/listen.ts'
import type { Log } from './platform/log.ts'
import { createOutside } from './outside/outside.ts'
import { type Network, systemNetwork } from './outside/readOutside.ts'
import { pageConfigOf } from './page/pageConfig.ts'
import { pageFacts } from './page/pageFacts.ts'
import { OWN_TABLES } from './ownTables.ts'
import { reportsOf } from './reports/reportsOf.ts'
import { createRouter } from './router.ts'
import { ROUTES, type Services } from './routes.ts'
import { type Endpoint, endpointOf } from './rpc/endpoint.ts'
import type { BoundParams } from './rpc/boundCall.ts'
import { type Upstream, createUpstream } from './rpc/upstream.ts'
import { webApp } from './web/webApp.ts'

/** What the server needs to know of an embedded chain. */
type LocalChain = {
  rpcUrl: string
  wsUrl: string
  genesisHash: string
  addressBook: AddressBook
  /** Whose accounts its demo accounts are. */
  people?: readonly { name: string; address: Address }[]
  /** Owner of the seeded collection. */
  collectionOwner?: Address
  /** Who may claim on it, unless a file says otherwise. */
  claims?: ClaimSet
  /** The files that something on it leads to. */
  content?: ContentFiles
  /** What is known of the songs that its artists registered. */
  songs?: readonly SeedSong[]
  /** Votes by signature that wait on it. */
  ballots?: () => Promise<readonly BallotRequest[]>
  /** Orders that were signed on it. */
  orders?: () => Promise<readonly SignedOrder[]>
  /** What lives on it beside the tokens of its address book. */
  tokens?: LocalTokens
  beforeForward: (method: string, params: readonly unknown[]) => Promise<void>
  /** The parameters to forward a call with. Without it, calls are forwarded unchanged. */
  boundedParams?: BoundParams
}

export type ServerOptions = {
  config: Config
  /** Null: the chain is elsewhere, at config.rpcUrls. */
  chain: LocalChain | null
  /** The built web app; null: another program serves it. */
  webDist: string | null
  log: Log
  clock?: Clock
  /** How other hosts are reached; only tests bring their own. */
  network?: Network
  budget?: ByteBudget
  rpcTimeoutMs?: number
  /** Whether the history of the chain is kept; most tests have no use for it. */
  hasIndex?: boolean
}

export type RunningServer = { urls: string[]; port: number; close: () => Promise<void> }
type StartProblem = { kind: 'portTaken' | 'cannotListen' | 'addressBook' | 'claims'; sentence: string }
export type StartResult = { ok: true; server: RunningServer } | { ok: false; problem: StartProblem }

const builtIn = (chainId: number) => (chainId === ADDRESS_BOOK_POLYGON.chainId ? ADDRESS_BOOK_POLYGON : null)

/** Requests and answers of all clients together: some sixty full requests, or four of the largest answers. */
const MAX_HELD_BYTES = 64 * 1024 * 1024

/** The embedded chain shares this computer's cores, and a transaction waits for the calls that are running. */
const DEAR_AT_ONCE = 2

/** This server speaks no https itself. */
const PROXY_UNSAID =
  'MUSI_PUBLIC_ORIGIN begins with https, so a proxy stands in front, but MUSI_TRUSTED_PROXY is not set: all visitors together count as one client, and are soon refused. Set it to the number of proxies.'

/** An eighth of all: some dozens of browsers behind one address, and programs beside them. */
const LINES_PER_CLIENT = 512

/** Nothing is written for so long: it was given up, or its server was killed. */
const OLD_PART_MS = 86_400_000

export async function startServer(options: ServerOptions): Promise<StartResult> {
  const {
    config,
    chain,
    log,
    clock = systemClock,
    budget = byteBudget(MAX_HELD_BYTES),
    network: doors = systemNetwork,
    hasIndex = true,
  } = options
  const endpoints =
    chain === null ? config.rpcUrls.map((url) => endpointOf(url)) : [endpointOf(chain.rpcUrl, chain.wsUrl)]
  const upstream = createUpstream({
    endpoints,
    chainId: config.chain.id,
    budget,
    clock,
    log,
    ...(chain === null ? {} : { dearAtOnce: DEAR_AT_ONCE }),
    ...timeoutOf(options),
  })
  const refusal = config.addressBook === null ? null : await refusedBook(upstream, config.addressBook)
  if (refusal !== null) return { ok: false, problem: { kind: 'addressBook', sentence: refusal } }

  const claimsResult = await openClaims(config.claimsFile)
  if (!claimsResult.ok) return { ok: false, problem: { kind: 'claims', sentence: claimsResult.sentence } }

  const addressBook = config.addressBook ?? chain?.addressBook ?? builtIn(config.chain.id)
  const pools = (addressBook?.pools ?? []).map(({ pair }) => pair)
  const watch = watchChain({ upstream, chain: config.chain, writes: readWrites(config), pools, budget, clock, log })
  const { heads } = watch
  const facts = pageFacts({ config, known: chain?.genesisHash ?? null, upstream, heads, log })
  const plan = hasIndex ? indexPlan(config, chain?.rpcUrl ?? null, addressBook) : null
  const index = chainIndex({ plan, heads, log })
  const news = historyNewsHub(index)
  const own = ownDatabase({
    folder: join(config.dataDir, 'own'),
    logins: config.database,
    genesis: () => facts.now().genesisHash,
    parts: OWN_TABLES,
    log,
    now: clock.now,
  })
  const objects = folderStore(config.objectsDir)
  const made = recordings({ store: objects, log, isAhead: config.songs === 'ahead' })
  const bytesOf = async (id: string) => made.bytesOf(id) ?? (await objects.bytesOf(id))
  const withdrawn = takedowns(
    config.takedownFile,
    log,
    (chain?.songs ?? []).filter(({ isWithdrawn }) => isWithdrawn).map(({ song }) => song),
  )
  const named = async (id: string) => {
    const tables = made.bytesOf(id) === null ? await own.tables<SongTables & UploadTables & PieceFileTables>() : null
    // What cannot be looked up stays.
    if (tables === null) return true
    return (await songNames(tables, id)) || (await uploadNames(tables, id)) || (await pieceFileNames(tables, id))
  }
  const keeper = objectKeeper({ store: objects, isNamed: named })
  const firstBy = async (contentHash: string, account: Address) => {
    const page = await index.query<'recordings'>({ kind: 'recordings', contentHash })
    const first = page?.rows[0]
    return first === undefined || first.artist === account ? null : first
  }
  const uploads = uploadDesk({
    ...{ own, objects, keeper, takedowns: withdrawn, firstBy, clock, log },
    unregistered: (db) => unregisteredBytes(db as unknown as Kysely<SongTables & PieceFileTables>),
    folder: join(config.objectsDir, 'uploads'),
  })
  const jukeboxes = jukeboxesOf(addressBook?.contracts ?? {})
  const songs = songDesk({
    ...{ own, index, upstream, keeper, takedowns: withdrawn, firstBy, bytesOf, clock, log, jukeboxes },
  })
  const plays = playGate({
    ...{ own, index, upstream, clock, chain: config.chain, jukeboxes },
    ...{ bytesOf, log, takedowns: withdrawn },
  })
  const hasFactory = addressBook?.contracts.artistTokenFactory !== undefined
  const artists = artistFeed({ index, hasFactory, known: knownTokens(addressBook, config.chain) })
  const { seaport, multicall3: multicall } = addressBook?.contracts ?? {}
  const market = seaport === undefined || multicall === undefined ? null : { seaport, multicall }
  const collections = marketCollections({ upstream, heads, clock, contracts: addressBook?.contracts ?? {} })
  const watchedOrders = orderWatch({ heads, own, upstream, clock, contracts: market, log })
  const houseOwner = chain?.collectionOwner ?? addressBook?.contracts.musicNft ?? null
  const nftOwner = config.nftOwner ?? (config.nftApiUrl === null ? houseOwner : null)
  const people = [...(chain?.people ?? [])]
  const pageConfig = () => pageConfigOf(config, { ...facts.now(), addressBook, people, nftOwner })
  const outside = createOutside({
    network: doors,
    gateways: config.ipfsGateways,
    trustedUrls: config.trustedUrls,
    budget,
    clock,
  })
  const content: ContentFiles = chain?.content ?? new Map()
  const orders = orderDesk({
    ...{ own, upstream, clock, watch: watchedOrders, contracts: market, collections },
    currencies: marketCurrencies(knownTokens(addressBook, config.chain), artists),
    ...(chain?.orders === undefined ? {} : { seeds: chain.orders }),
  })
  const kept = pieceFileDesk({ own, objects, keeper, takedowns: withdrawn, clock })
  const pictureSweep = pieceFileSweep({ own, index, keeper, clock, log })
  const files = pieceFiles({ outside, gateways: config.ipfsGateways, content, kept })
  const pictures = pictureBook({ own, clock })
  const pieces = pieceDesk({ upstream, index, orders, heads, files, pictures, clock, book: addressBook, collections })
  const tokenImage = (token: string) => {
    const address = token === 'native' ? addressBook?.contracts.wrappedNative : token
    return address === undefined ? null : `/logos/${address}.svg`
  }
  const services: Services = {
    upstream,
    heads,
    outside,
    pieces,
    pieceFiles: kept,
    assets:
      config.nftApiUrl === null
        ? ownAssets({ desk: pieces, houseOwner, imageOf: tokenImage })
        : otherAssets(config.nftApiUrl, outside),
    reports: reportsOf(config, { network: doors, budget, log }),
    artists,
    index,
    news,
    own,
    objects,
    recordings: made,
    plays,
    ballots: ballotBox({
      ...{ own, upstream, clock, chainId: config.chain.id },
      governor: addressBook?.contracts.governor ?? null,
      token: addressBook?.contracts.governanceToken ?? null,
      multicall: addressBook?.contracts.multicall3 ?? null,
      ...(chain?.ballots === undefined ? {} : { seeds: chain.ballots }),
    }),
    orders,
    uploads,
    songDesk: songs,
    takedowns: withdrawn,
    clock,
    chainId: config.chain.id,
    claims: claimService(claimsResult.claims ?? chain?.claims ?? null, config.chain.id),
    catalogue: tokenCatalogue(addressBook, config.chain, chain?.tokens),
    publicOrigins: config.publicOrigins,
    content,
    pageConfig,
    webApp: options.webDist === null ? null : webApp(options.webDist, pageConfig, log),
    clean: redactor(config.rpcUrls),
    beforeForward: chain?.beforeForward ?? (() => Promise.resolve()),
    boundedParams: chain?.boundedParams ?? ((_, params) => ({ ok: true, params })),
  }
  const lines = config.trustedProxies === 0 ? connectionLimits(LINES_PER_CLIENT, clock.now) : noConnectionLimits
  const importMapHash = services.webApp?.importMapHash ?? null
  const router = createRouter({ config, routes: ROUTES, services, importMapHash, lines, budget, clock, log })
  const listening = await listen(config.host, config.port, router, { onConnection: lines.admit })
  const seeder = songSeeder({ own, clock, canBeHad: async (id) => (await bytesOf(id)) !== null })
  const stoppable = [
    watch,
    facts,
    artists,
    watchedOrders,
    news,
    plays,
    uploads,
    songs,
    pictureSweep,
    withdrawn,
    index,
    made,
    seeder,
  ]
  const close = closer(listening.ok ? listening.servers : [], stoppable, own)
  if (!listening.ok) {
    await close()
    return listening
  }
  if (config.trustedProxies === 0 && config.publicOrigins?.some((origin) => origin.startsWith('https:')) === true)
    log.warn(PROXY_UNSAID)
  await firstLook(Promise.all([watch.check(), facts.ask(), withdrawn.look()]), endpoints, log)
  index.start()
  made.makeAhead(chain !== null)
  seeder.begin(chain?.songs ?? [])
  void objects.sweep(clock.now() - OLD_PART_MS)
  const urls = [...(config.publicOrigins ?? loopbackOrigins(listening.port))]
  return { ok: true, server: { urls, port: listening.port, close } }
}

/** Loaded only for a configured address book, because reading who is in charge needs the chain libraries. */
async function refusedBook(upstream: Pick<Upstream, 'ask'>, book: AddressBook): Promise<string | null> {
  const missing = await missingCode(upstream, book)
  if (missing !== null) return missing
  const { demoRoles } = await import('./chain/demoRoles.ts')
  return demoRoles(upstream, book)
}

/** A slow or unreachable node must not keep the app from being served. */
const FIRST_LOOK_MS = 3000

async function firstLook(looking: Promise<unknown>, endpoints: readonly Endpoint[], log: Log): Promise<void> {
  await Promise.race([looking, sleep(FIRST_LOOK_MS, undefined, { ref: false })])
  if (endpoints.every(({ chainId }) => chainId === null))
    log.warn(
      `No endpoint answers yet (${endpoints.map(({ name }) => name).join(', ')}). The app is served; it will say so.`,
    )
}

const timeoutOf = ({ rpcTimeoutMs }: ServerOptions) => (rpcTimeoutMs === undefined ? {} : { timeoutMs: rpcTimeoutMs })
