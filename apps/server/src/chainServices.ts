import { join } from 'node:path'
import { ADDRESS_BOOK_POLYGON } from '@musi/chain/chains/addressBookPolygon'
import { type AddressBook, jukeboxesOf } from '@musi/domain/addressBook'
import { ownDatabase } from './platform/database/ownDatabase.ts'
import { readWrites } from './platform/heads/writesSwitch.ts'
import { watchChain } from './platform/heads/watchChain.ts'
import { chainIndex } from './history/chainIndex.ts'
import { historyNewsHub } from './history/historyNewsHub.ts'
import { indexPlan } from './history/indexPlan.ts'
import { OWN_TABLES } from './ownTables.ts'
import { pageFacts } from './page/pageFacts.ts'
import { byteBudget } from './platform/byteBudget.ts'
import { systemClock } from './platform/clock.ts'
import { endpointOf } from './platform/rpc/endpoint.ts'
import { createUpstream } from './platform/rpc/upstream.ts'
import type { ServerOptions } from './serverOptions.ts'

/** Requests and answers of all clients together: some sixty full requests, or four of the largest answers. */
const MAX_HELD_BYTES = 64 * 1024 * 1024

/** The embedded chain shares this computer's cores, and a transaction waits for the calls that are running. */
const DEAR_AT_ONCE = 2

/** Makes what every other service needs: settings, clock, log, memory, and the chain as it answers. */
export function commonServices(options: ServerOptions) {
  const { config, chain, log, clock = systemClock, budget = byteBudget(MAX_HELD_BYTES), rpcTimeoutMs } = options
  const endpoints =
    chain === null ? config.rpcUrls.map((url) => endpointOf(url)) : [endpointOf(chain.rpcUrl, chain.wsUrl)]
  const upstream = createUpstream({
    endpoints,
    chainId: config.chain.id,
    budget,
    clock,
    log,
    ...(chain === null ? {} : { dearAtOnce: DEAR_AT_ONCE }),
    ...(rpcTimeoutMs === undefined ? {} : { timeoutMs: rpcTimeoutMs }),
  })
  return { config, chain, log, clock, budget, endpoints, upstream }
}
type Common = ReturnType<typeof commonServices>

const builtIn = (chainId: number) => (chainId === ADDRESS_BOOK_POLYGON.chainId ? ADDRESS_BOOK_POLYGON : null)

/** The chain as it is watched and remembered, and the database of what the server keeps beside it. */
export function chainServices(common: Common, { hasIndex = true }: Pick<ServerOptions, 'hasIndex'>) {
  const { config, chain, log, clock, budget, upstream } = common
  const addressBook = config.addressBook ?? chain?.addressBook ?? builtIn(config.chain.id)
  const pools = (addressBook?.pools ?? []).map(({ pair }) => pair)
  const watch = watchChain({ upstream, chain: config.chain, writes: readWrites(config), pools, budget, clock, log })
  const { heads } = watch
  const facts = pageFacts({ config, known: chain?.genesisHash ?? null, upstream, heads, log })
  const plan = hasIndex ? indexPlan(config, chain?.rpcUrl ?? null, addressBook) : null
  const index = chainIndex({ plan, heads, log })
  const own = ownDatabase({
    folder: join(config.dataDir, 'own'),
    logins: config.database,
    genesis: () => facts.now().genesisHash,
    parts: OWN_TABLES,
    log,
    now: clock.now,
  })
  const contracts: Partial<AddressBook['contracts']> = addressBook?.contracts ?? {}
  const jukeboxes = jukeboxesOf(contracts)
  const news = historyNewsHub(index)
  return { ...common, addressBook, contracts, jukeboxes, watch, heads, facts, index, news, own }
}
/** The common values and the chain: input of the services of music and of the market. */
export type ChainServices = ReturnType<typeof chainServices>
