import { setTimeout as sleep } from 'node:timers/promises'
import type { AddressBook } from '@musi/domain/addressBook'
import type { ClaimSet } from '@musi/domain/claim/claimSet'
import { ballotBox } from './exchange/ballots/ballotBox.ts'
import { missingCode } from './platform/chain/chainFacts.ts'
import { type ChainServices, chainServices, commonServices } from './chainServices.ts'
import { claimService } from './exchange/claims/claimService.ts'
import { openClaims } from './exchange/claims/openClaims.ts'
import { loopbackOrigins } from './platform/config/origins.ts'
import { redactor } from './platform/config/redact.ts'
import type { ContentFiles } from './market/endpoints/content.ts'
import { closer } from './edge/http/closer.ts'
import { connectionLimits, noConnectionLimits } from './edge/limits/connectionLimits.ts'
import { listen } from './edge/http/listen.ts'
import { tokenCatalogue } from './exchange/lists/tokenCatalogue.ts'
import { marketServices } from './marketServices.ts'
import { musicServices } from './musicServices.ts'
import { createOutside } from './edge/outside/outside.ts'
import { systemNetwork } from './edge/outside/readOutside.ts'
import { pageConfigOf } from './page/pageConfig.ts'
import type { Log } from './platform/log.ts'
import { reportsOf } from './page/reports/reportsOf.ts'
import { createRouter } from './edge/router.ts'
import { ROUTES, type Services } from './routes.ts'
import type { Endpoint } from './platform/rpc/endpoint.ts'
import type { Upstream } from './platform/rpc/upstream.ts'
import type { ServerOptions } from './serverOptions.ts'
import { webApp } from './page/web/webApp.ts'

export type RunningServer = { urls: string[]; port: number; close: () => Promise<void> }
type StartProblem = { kind: 'portTaken' | 'cannotListen' | 'addressBook' | 'claims'; sentence: string }
export type StartResult = { ok: true; server: RunningServer } | { ok: false; problem: StartProblem }

/** This server speaks no https itself. */
const PROXY_UNSAID =
  'MUSI_PUBLIC_ORIGIN begins with https, so a proxy stands in front, but MUSI_TRUSTED_PROXY is not set: all visitors together count as one client, and are soon refused. Set it to the number of proxies.'

/** An eighth of all: some dozens of browsers behind one address, and programs beside them. */
const LINES_PER_CLIENT = 512

/** Nothing is written for so long: it was given up, or its server was killed. */
const OLD_PART_MS = 86_400_000

export async function startServer(options: ServerOptions): Promise<StartResult> {
  const common = commonServices(options)
  const { config, log, budget, clock, endpoints, upstream } = common
  const refusal = config.addressBook === null ? null : await refusedBook(upstream, config.addressBook)
  if (refusal !== null) return { ok: false, problem: { kind: 'addressBook', sentence: refusal } }
  const claims = await openClaims(config.claimsFile)
  if (!claims.ok) return { ok: false, problem: { kind: 'claims', sentence: claims.sentence } }

  const chain = chainServices(common, options)
  const { services, takedowns, stoppable, begin } = allServices(chain, options, claims.claims)
  const lines = config.trustedProxies === 0 ? connectionLimits(LINES_PER_CLIENT, clock.now) : noConnectionLimits
  const importMapHash = services.webApp?.importMapHash ?? null
  const router = createRouter({ config, routes: ROUTES, services, importMapHash, lines, budget, clock, log })
  const listening = await listen(config.host, config.port, router, { onConnection: lines.admit })
  const close = closer(listening.ok ? listening.servers : [], stoppable, chain.own)
  if (!listening.ok) {
    await close()
    return listening
  }
  if (config.trustedProxies === 0 && config.publicOrigins?.some((origin) => origin.startsWith('https:')) === true)
    log.warn(PROXY_UNSAID)
  await firstLook(Promise.all([chain.watch.check(), chain.facts.ask(), takedowns.look()]), endpoints, log)
  begin()
  const urls = [...(config.publicOrigins ?? loopbackOrigins(listening.port))]
  return { ok: true, server: { urls, port: listening.port, close } }
}

/** Everything that endpoints are made from, what ends with the server, and what begins once the chain was looked at. */
function allServices(all: ChainServices, options: ServerOptions, claims: ClaimSet | null) {
  const { config, chain, log, clock, budget, upstream, addressBook, contracts, facts, heads, index, news, own } = all
  const network = options.network ?? systemNetwork
  const content: ContentFiles = chain?.content ?? new Map()
  const outside = createOutside({
    network,
    gateways: config.ipfsGateways,
    trustedUrls: config.trustedUrls,
    budget,
    clock,
  })
  const { seeder, stoppable: ofMusic, ...music } = musicServices(all)
  const { nftOwner, stoppable: ofMarket, ...market } = marketServices(all, { outside, content, kept: music.pieceFiles })
  const people = [...(chain?.people ?? [])]
  const pageConfig = () => pageConfigOf(config, { ...facts.now(), addressBook, people, nftOwner })
  const services: Services = {
    ...music,
    ...market,
    upstream,
    heads,
    outside,
    reports: reportsOf(config, { network, budget, log }),
    index,
    news,
    own,
    ballots: ballotBox({
      own,
      upstream,
      clock,
      chainId: config.chain.id,
      governor: contracts.governor ?? null,
      token: contracts.governanceToken ?? null,
      multicall: contracts.multicall3 ?? null,
      ...(chain?.ballots === undefined ? {} : { seeds: chain.ballots }),
    }),
    clock,
    chainId: config.chain.id,
    claims: claimService(claims ?? chain?.claims ?? null, config.chain.id),
    catalogue: tokenCatalogue(addressBook, config.chain, chain?.tokens),
    publicOrigins: config.publicOrigins,
    content,
    pageConfig,
    webApp: options.webDist === null ? null : webApp(options.webDist, pageConfig, log),
    clean: redactor(config.rpcUrls),
    beforeForward: chain?.beforeForward ?? (() => Promise.resolve()),
    boundedParams: chain?.boundedParams ?? ((_, params) => ({ ok: true, params })),
  }
  const begin = () => {
    index.start()
    music.recordings.makeAhead(chain !== null)
    seeder.begin(chain?.songs ?? [])
    void music.objects.sweep(clock.now() - OLD_PART_MS)
  }
  return {
    services,
    takedowns: music.takedowns,
    stoppable: [all.watch, facts, ...ofMarket, news, ...ofMusic, index],
    begin,
  }
}

/** Loaded only for a configured address book, because reading who is in charge needs the chain libraries. */
async function refusedBook(upstream: Pick<Upstream, 'ask'>, book: AddressBook): Promise<string | null> {
  const missing = await missingCode(upstream, book)
  if (missing !== null) return missing
  const { demoRoles } = await import('./platform/chain/demoRoles.ts')
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
