import type { Address } from '@musi/domain/address'
import type { AddressBook } from '@musi/domain/addressBook'
import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'
import { anvilBinary } from '../anvil/anvilBinary.ts'
import { startAnvil } from '../anvil/anvilProcess.ts'
import { genesisOf, ownBook } from '../world/ownBook.ts'
import { type DemoAccount, demoAccounts } from '../world/demoAccounts.ts'
import { deployOwnWorld, ownWorld } from '../world/ownWorld.ts'
import { rpcBatch } from '../rpc/rpcBatch.ts'
import { rpcRequest } from '../rpc/rpcRequest.ts'
import { type ContentFile, contentOf } from '../seed/content.ts'
import { type LocalTokens, localTokens } from '../seed/localTokens.ts'
import { type OwnBallot, ownBallots } from '../seed/governance/ownBallots.ts'
import type { OwnOrder } from '../seed/collectibles/ownOrders.ts'
import { type OwnSong, ownSongs } from '../seed/music/ownSongs.ts'
import { type PastModeration, seededModeration } from '../seed/moderation/seededModeration.ts'
import { listedArtists } from '../seed/people.ts'
import { seededOrders, setUpOwnWorld } from '../world/setUpOwnWorld.ts'

export type TestChain = {
  rpcUrl: string
  wsUrl: string
  chainId: 31337
  genesisHash: `0x${string}`
  addressBook: AddressBook
  accounts: readonly DemoAccount[]
  content: ReadonlyMap<string, ContentFile>
  tokens: LocalTokens
  songs: readonly OwnSong[]
  listedArtists: readonly Address[]
  moderation: PastModeration
  ballots: () => Promise<readonly OwnBallot[]>
  orders: () => Promise<readonly OwnOrder[]>
  request: RpcRequest
  /** Takes a snapshot of the chain. */
  snapshot: () => Promise<void>
  /** Goes back to the last snapshot; can be repeated. */
  revert: () => Promise<void>
  /** Only for tests about the end of a chain; otherwise it ends with the test process. */
  stop: () => Promise<void>
}

export type TestChainOptions = {
  /** `history`: all that a new chain of the product has, including thirty days of trading. `contracts` alone, the default, is faster. */
  holds?: 'nothing' | 'contracts' | 'history'
  /** Not shared: for a test that needs two, or ends one. */
  own?: boolean
  /** Further flags for anvil, such as `--slots-in-an-epoch 1` for a reorganisation (spec: embedded-chain.test-chain). */
  flags?: readonly string[]
}

async function start({ holds = 'contracts', flags = [] }: TestChainOptions): Promise<TestChain> {
  const binary = anvilBinary()
  if (binary === undefined) throw new Error('The tests need anvil, and this system has none.')
  const starting = startAnvil({
    binary,
    port: 0,
    folder: '/',
    flags,
    diesWithUs: true,
    inThePast: holds === 'history',
  })
  // Planned while anvil starts, which saves a tenth of a second.
  if (holds !== 'nothing') ownWorld()
  const started = await starting
  if ('failure' in started) throw new Error(`The chain of a test did not start: ${JSON.stringify(started.failure)}`)
  const { anvil } = started
  const rpcUrl = `http://127.0.0.1:${anvil.port}`
  const request = rpcRequest(rpcUrl)
  const batch = rpcBatch(rpcUrl)
  const setUp = {
    nothing: () => undefined,
    contracts: () => deployOwnWorld(request),
    history: () => setUpOwnWorld({ request, batch }),
  }
  const deployed = await setUp[holds]()
  if (deployed?.ok === false) throw new Error(deployed.problem.sentence)
  const genesisHash = await genesisOf(request)
  let mark: unknown
  const snapshot = async () => void (mark = await request('evm_snapshot'))
  return {
    rpcUrl,
    wsUrl: rpcUrl.replace('http:', 'ws:'),
    chainId: 31337,
    genesisHash,
    addressBook: ownBook(genesisHash),
    accounts: demoAccounts(),
    content: contentOf(ownWorld()),
    tokens: localTokens(ownWorld()),
    songs: ownSongs(ownWorld()),
    listedArtists: listedArtists(),
    moderation: seededModeration(ownSongs(ownWorld())),
    ballots: () => ownBallots(ownWorld(), 31337),
    orders: () => seededOrders(request),
    request,
    snapshot,
    revert: async () => {
      if ((await request('evm_revert', [mark])) !== true) throw new Error('There is no snapshot to restore.')
      // Reverting consumes the snapshot.
      await snapshot()
    },
    stop: async () => {
      anvil.kill('SIGKILL')
      await anvil.ended
    },
  }
}

type Shared = { chain: TestChain; pristine: unknown }

const shared = new Map<'contracts' | 'history', Promise<Shared>>()

async function startShared(holds: 'contracts' | 'history'): Promise<Shared> {
  const chain = await start({ holds })
  return { chain, pristine: await chain.request('evm_snapshot') }
}

/**
 * The chain that all test files of a process share, one of each kind: deployed once, and reverted after each file (scripts/test-run/sharedChains.ts).
 * With `own`, `flags` or an empty chain, each call gets a separate chain.
 */
export async function testChain({ own = false, ...options }: TestChainOptions = {}): Promise<TestChain> {
  const { holds = 'contracts', flags } = options
  if (own || flags !== undefined || holds === 'nothing') return start(options)
  const running = shared.get(holds) ?? startShared(holds)
  shared.set(holds, running)
  return (await running).chain
}

/** Undoes the changes a test file made to the shared chains. */
export async function restoreSharedChains(): Promise<void> {
  for (const running of shared.values()) {
    const current = await running
    const { request } = current.chain
    // Pending transactions of one file would be mined during the next, with the next nonce of its account.
    await request('anvil_dropAllTransactions')
    await request('evm_setAutomine', [true])
    if ((await request('evm_revert', [current.pristine])) !== true)
      throw new Error('The first snapshot of a shared chain is gone.')
    current.pristine = await request('evm_snapshot')
  }
}
