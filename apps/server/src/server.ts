import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AddressBook } from '@musi/domain/addressBook'
import type { ClaimSet } from '@musi/domain/claim/claimSet'
import { missingCode } from './platform/chain/chainFacts.ts'
import { type SharedServices, sharedServices, baseServices } from './assembly/sharedServices.ts'
import { exchangeServices } from './assembly/exchangeServices.ts'
import { openClaims } from './exchange/claims/openClaims.ts'
import { loopbackOrigins } from './platform/config/origins.ts'
import { startProblem } from './assembly/startProblem.ts'
import type { ContentFiles } from './market/endpoints/content.ts'
import { closeOnce } from './edge/http/closeOnce.ts'
import { connectionLimits, noConnectionLimits } from './edge/limits/connectionLimits.ts'
import { listen } from './edge/http/listen.ts'
import { marketServices } from './assembly/marketServices.ts'
import { type OpenObjects, openObjects } from './assembly/openObjects.ts'
import { musicServices } from './assembly/musicServices.ts'
import { pageServices } from './assembly/pageServices.ts'
import { touchServices } from './assembly/touchServices.ts'
import { reachServices } from './assembly/reachServices.ts'
import { createOutside } from './edge/outside/outside.ts'
import { systemNetwork } from './edge/outside/readOutside.ts'
import type { Log } from './platform/log.ts'
import { createRouter } from './edge/router.ts'
import { ROUTES, type Services } from './routes.ts'
import type { Endpoint } from './platform/rpc/endpoint.ts'
import type { Upstream } from './platform/rpc/upstream.ts'
import type { ServerOptions } from './assembly/serverOptions.ts'

export type RunningServer = { urls: string[]; port: number; close: () => Promise<void> }
type StartProblem = { kind: 'portTaken' | 'cannotListen' | 'settings' | 'addressBook' | 'claims'; sentence: string }
export type StartResult = { ok: true; server: RunningServer } | { ok: false; problem: StartProblem }

/** This server does not terminate https. */
const PROXY_UNSAID =
  'MUSI_PUBLIC_ORIGIN begins with https, so a proxy stands in front, but MUSI_TRUSTED_PROXY is not set: all visitors together count as one client, and are soon refused. Set it to the number of proxies.'

/** An eighth of all connections, enough for dozens of browsers and some programs behind one address. */
const LINES_PER_CLIENT = 512

export async function startServer(options: ServerOptions): Promise<StartResult> {
  const problem = await startProblem(options.config)
  if (problem !== null) return { ok: false, problem: { kind: 'settings', sentence: problem } }
  const base = baseServices(options)
  const { config, log, budget, clock, endpoints, upstream } = base
  const refusal = config.addressBook === null ? null : await refusedBook(upstream, config.addressBook)
  if (refusal !== null) return { ok: false, problem: { kind: 'addressBook', sentence: refusal } }
  const claims = await openClaims(config.claimsFile)
  if (!claims.ok) return { ok: false, problem: { kind: 'claims', sentence: claims.sentence } }

  const all = sharedServices(base, options)
  const opened = await openObjects(config, log)
  await addAssets(opened, options.webDist, log)
  const { services, stoppable, begin } = allServices(all, { ...options, claims: claims.claims, opened })
  const lines = config.trustedProxies === 0 ? connectionLimits(LINES_PER_CLIENT, clock.now) : noConnectionLimits
  const importMapHash = services.webApp?.importMapHash ?? null
  const router = createRouter({
    config,
    routes: ROUTES,
    services,
    importMapHash,
    lines,
    drain: all.drain,
    switches: all.switches,
    requests: all.requests,
    budget,
    clock,
    log,
  })
  const listening = await listen(config.host, config.port, router, { onConnection: lines.admit })
  const close = closeOnce({
    servers: listening.ok ? listening.servers : [],
    drain: all.drain,
    drainMs: config.drainSeconds * 1000,
    streams: all.watch,
    services: stoppable,
    last: { stop: async () => void (await Promise.all([all.peers.stop(), all.database.stop()])) },
  })
  if (!listening.ok) {
    await close()
    return listening
  }
  if (config.trustedProxies === 0 && config.publicOrigins?.some((origin) => origin.startsWith('https:')) === true)
    log.warn(PROXY_UNSAID)
  await firstLook(Promise.all([all.watch.check(), factsAndSwitches(all), all.moderation.reread()]), endpoints, log)
  begin(listening.port)
  const urls = [...(config.publicOrigins ?? loopbackOrigins(listening.port))]
  return { ok: true, server: { urls, port: listening.port, close } }
}

/**
 * The switches are read before others are told that this server runs. A database file is opened
 * later, so that starting stays fast.
 */
async function factsAndSwitches({ config, facts, switches }: SharedServices): Promise<void> {
  await facts.ask()
  if (config.database !== null) await switches.reread()
}

type ServiceNeeds = ServerOptions & { claims: ClaimSet | null; opened: OpenObjects }

/**
 * Creates all services, lists those to stop with the server, and returns what to start once the
 * chain was read.
 */
function allServices(all: SharedServices, { claims, opened, ...options }: ServiceNeeds) {
  const { config, chain, clock, budget, facts, index, news } = all
  const network = options.network ?? systemNetwork
  const content: ContentFiles = chain?.content ?? new Map()
  const outside = createOutside({
    network,
    gateways: config.ipfsGateways,
    trustedUrls: config.trustedUrls,
    budget,
    clock,
  })
  const music = musicServices(all, opened)
  const exchange = exchangeServices(all, claims)
  const { artists } = exchange.services
  const storedFiles = music.services.pieceFiles
  const market = marketServices(all, { outside, content, storedFiles, known: exchange.known, artists })
  const reach = reachServices(all, {
    ...music.services,
    ...market.services,
    soundBytes: music.bytesOf,
    artists,
    known: exchange.known,
    catalogue: exchange.services.catalogue,
    webDist: options.webDist,
  })
  const { nftOwner } = market
  const { pageHeads } = reach.services
  const touch = touchServices(all)
  const page = pageServices(all, {
    network,
    outside,
    content,
    nftOwner,
    webDist: options.webDist,
    bucket: opened.assets,
    pageHeads,
    relays: touch.services.touch !== null,
    artists,
    pieces: market.services.pieces,
  })
  const services: Services = {
    ...music.services,
    ...exchange.services,
    ...market.services,
    ...reach.services,
    ...touch.services,
    ...page.services,
  }
  return {
    services,
    stoppable: [
      all.switches,
      facts,
      ...page.stoppable,
      ...exchange.stoppable,
      ...market.stoppable,
      ...reach.stoppable,
      ...touch.stoppable,
      news,
      ...music.stoppable,
      all.moderation,
      index,
    ],
    begin: (port: number) => {
      page.states.begin(port)
      index.start()
      music.begin()
      touch.services.touch?.begin()
    },
  }
}

/**
 * Runs before this server serves a page, so that other servers can serve its files. An unreachable
 * bucket does not stop the start.
 */
async function addAssets({ assets }: OpenObjects, webDist: string | null, log: Log): Promise<void> {
  if (assets === null || webDist === null) return
  await assets
    .add(join(webDist, 'assets'))
    .catch((error: unknown) => log.warn(`The app's files could not be stored in the bucket: ${String(error)}`))
}

/** Loaded only for a configured address book, because reading its owners needs the chain libraries. */
async function refusedBook(upstream: Pick<Upstream, 'ask'>, book: AddressBook): Promise<string | null> {
  const missing = await missingCode(upstream, book)
  if (missing !== null) return missing
  const { demoRoles } = await import('./platform/chain/demoRoles.ts')
  return demoRoles(upstream, book)
}

/** A slow or unreachable node must not delay serving the app. */
const FIRST_LOOK_MS = 3000

async function firstLook(looking: Promise<unknown>, endpoints: readonly Endpoint[], log: Log): Promise<void> {
  await Promise.race([looking, sleep(FIRST_LOOK_MS, undefined, { ref: false })])
  if (endpoints.every(({ chainId }) => chainId === null))
    log.warn(
      `No endpoint answers yet (${endpoints.map(({ name }) => name).join(', ')}). The app is served; it will say so.`,
    )
}
