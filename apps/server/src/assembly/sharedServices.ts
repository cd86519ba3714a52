import { join } from 'node:path'
import { ADDRESS_BOOK_POLYGON } from '@musi/chain/chains/addressBookPolygon'
import { type AddressBook, jukeboxesOf } from '@musi/domain/addressBook'
import { ownDatabase } from '#platform/database/ownDatabase.ts'
import { switches } from '#platform/operator/switches.ts'
import { NO_PEERS, type Peers } from '#platform/peers/peers.ts'
import { postgresPeers } from '#platform/peers/postgresPeers.ts'
import { answerLoad } from '#platform/heads/answerLoad.ts'
import { readWrites } from '#platform/heads/writesSwitch.ts'
import { watchChain } from '#platform/heads/watchChain.ts'
import { chainIndex } from '#history/chainIndex.ts'
import { historyNewsHub } from '#history/historyNewsHub.ts'
import { indexPlan } from '#history/indexPlan.ts'
import { OWN_TABLES } from './ownTables.ts'
import { readiness } from '#page/readiness.ts'
import { pageFacts } from '#page/pageFacts.ts'
import { byteBudget } from '#platform/byteBudget.ts'
import { systemClock } from '#platform/clock.ts'
import { endpointOf } from '#platform/rpc/endpoint.ts'
import { createDrain } from '#edge/http/drain.ts'
import { requestCounts } from '#edge/http/requestCounts.ts'
import { moderation } from '#moderation/moderation.ts'
import { takedownFile } from '#moderation/takedowns.ts'
import { createUpstream } from '#platform/rpc/upstream.ts'
import type { ServerOptions } from './serverOptions.ts'

/** Memory for the requests and answers of all clients: about sixty full requests, or four of the largest answers. */
const MAX_HELD_BYTES = 64 * 1024 * 1024

/** The embedded chain shares this computer's cores, and transactions wait for running calls. */
const MAX_EXPENSIVE_CALLS = 2

/** Creates what is needed before the chain can be read: settings, clock, log and memory budget. */
export function baseServices(options: ServerOptions) {
  const { config, chain, log, clock = systemClock, budget = byteBudget(MAX_HELD_BYTES), rpcTimeoutMs } = options
  const endpoints =
    chain === null ? config.rpcUrls.map((url) => endpointOf(url)) : [endpointOf(chain.rpcUrl, chain.wsUrl)]
  const upstream = createUpstream({
    endpoints,
    chainId: config.chain.id,
    budget,
    clock,
    log,
    ...(chain === null ? {} : { maxExpensive: MAX_EXPENSIVE_CALLS }),
    ...(rpcTimeoutMs === undefined ? {} : { timeoutMs: rpcTimeoutMs }),
  })
  return { config, chain, log, clock, budget, endpoints, upstream, drain: createDrain(), requests: requestCounts() }
}
type BaseServices = ReturnType<typeof baseServices>

const builtIn = (chainId: number) => (chainId === ADDRESS_BOOK_POLYGON.chainId ? ADDRESS_BOOK_POLYGON : null)

/** Creates what the services of all areas share: clock, log, database, upstream, heads and history. */
export function sharedServices(base: BaseServices, { hasIndex = true }: Pick<ServerOptions, 'hasIndex'>) {
  const { config, chain, log, clock, budget, upstream } = base
  const addressBook = config.addressBook ?? chain?.addressBook ?? builtIn(config.chain.id)
  const pools = (addressBook?.pools ?? []).map(({ pair }) => pair)
  const genesis = () => facts.now().genesisHash
  const peers: Peers = config.database === null ? NO_PEERS : postgresPeers({ login: config.database.writer, genesis })
  const writes = readWrites(config)
  const load = answerLoad()
  const watch = watchChain({
    upstream,
    chain: config.chain,
    writes,
    pools,
    peers,
    budget,
    answerLoad: load,
    clock,
    log,
  })
  const { heads } = watch
  const isOff = () => turnedOff.isOff('writes')
  const facts = pageFacts({ config, isOff, known: chain?.genesisHash ?? null, upstream, heads, log })
  const plan = hasIndex ? indexPlan(config, chain?.rpcUrl ?? null, addressBook) : null
  const index = chainIndex({ plan, heads, log })
  const database = ownDatabase({
    folder: join(config.dataDir, 'own'),
    logins: config.database,
    genesis,
    parts: OWN_TABLES,
    log,
    now: clock.now,
  })
  const turnedOff = switches(database)
  const moderated = moderation({
    database,
    takedowns: takedownFile(config.takedownFile, log),
    clock,
    log,
    seeds: chain?.moderation ?? null,
  })
  const state = readiness({
    upstream,
    chainId: config.chain.id,
    folders: [config.dataDir, config.objectsDir],
    clock,
  })
  const contracts: Partial<AddressBook['contracts']> = addressBook?.contracts ?? {}
  const jukeboxes = jukeboxesOf(contracts)
  const news = historyNewsHub(index)
  return {
    ...base,
    addressBook,
    contracts,
    jukeboxes,
    watch,
    answerLoad: load,
    heads,
    facts,
    index,
    news,
    database,
    switches: turnedOff,
    peers,
    moderation: moderated,
    takedowns: moderated,
    readiness: state,
  }
}
export type SharedServices = ReturnType<typeof sharedServices>
