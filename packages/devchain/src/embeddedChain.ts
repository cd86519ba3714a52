import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { AddressBook } from '@musi/domain/addressBook'
import type { ClaimSet } from '@musi/domain/claim/claimSet'
import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'
import { anvilBinary } from './anvil/anvilBinary.ts'
import { urlOf, hiddenHost } from './anvil/anvilProcess.ts'
import { genesisOf, ownBook } from './world/ownBook.ts'
import type { RestoredState } from './anvil/boot.ts'
import { type BoundedParams, boundedParams } from './rpc/boundedParams.ts'
import { freshBlocks } from './state/chainClock.ts'
import { type ChainProblem, alreadyRunning, didNotStart, noBinary, portTaken, problemOf } from './state/chainProblem.ts'
import { type DemoAccount, demoAccounts, relayerAccount } from './world/demoAccounts.ts'
import { type ChainProxy, openChainProxy } from './proxy/chainProxy.ts'
import type { DumpStage } from './state/stateSaver.ts'
import { type Lock, takeLock } from './anvil/launcherLock.ts'
import { namedAccounts } from './world/namedAccounts.ts'
import { moveAside } from './state/moveAside.ts'
import { takeOverOrphan } from './anvil/orphan.ts'
import { ownClaims } from './world/ownClaims.ts'
import { ownWorld } from './world/ownWorld.ts'
import { rpcBatch } from './rpc/rpcBatch.ts'
import { type ContentFile, contentOf } from './seed/content.ts'
import { type LocalTokens, localTokens } from './seed/localTokens.ts'
import { type OwnBallot, ownBallots } from './seed/governance/ownBallots.ts'
import type { OwnOrder } from './seed/collectibles/ownOrders.ts'
import type { OwnSong } from './seed/music/ownSongs.ts'
import { type PastModeration, seededModeration } from './seed/moderation/seededModeration.ts'
import { listedArtists } from './seed/people.ts'
import { type SeededHistory, seededOrders, setUpOwnWorld, seededSongs } from './world/setUpOwnWorld.ts'
import { type SupervisedChain, supervise } from './anvil/supervisor.ts'

export type EmbeddedChain = {
  /** The chain's own URL, for this process and its threads; must stay secret from pages. */
  rpcUrl: string
  wsUrl: string
  /** URL for other programs on this computer. */
  proxyUrl: string
  chainId: 31337
  genesisHash: `0x${string}`
  pid: number
  /** The state that was restored from an earlier run; null on a new chain. */
  restored: RestoredState | null
  deployed: { steps: number; skipped: number; past: SeededHistory }
  addressBook: AddressBook
  accounts: readonly DemoAccount[]
  /** All accounts with a name: demo accounts, artists, fans and the deployer. */
  people: readonly { name: string; address: `0x${string}` }[]
  /** Owner of the seeded collection. */
  collectionOwner: `0x${string}`
  /** Claims on this chain's distributor. */
  claims: ClaimSet
  /** Content-addressed files that contracts of this chain refer to. */
  content: ReadonlyMap<string, ContentFile>
  /** Titles and texts of the seeded songs. */
  songs: readonly OwnSong[]
  /** Artists who let other programs list their songs. */
  listedArtists: readonly `0x${string}`[]
  moderation: PastModeration
  /** Key of the account that pays for the gas of accounts with a passkey. */
  relayerKey: `0x${string}`
  /** Votes that were signed but not sent. */
  ballots: () => Promise<readonly OwnBallot[]>
  orders: () => Promise<readonly OwnOrder[]>
  /** Tokens that are not in the address book. */
  tokens: LocalTokens
  /** Waits while a chain that died is restarting; throws RpcError. */
  request: RpcRequest
  /** Mines a block first if the request reads the time and the last block is old. Never throws. */
  beforeForward: (method: string, params: readonly unknown[]) => Promise<void>
  /** Parameters to forward a client's call with, bounded so that it ends. */
  boundedParams: (method: string, params: readonly unknown[]) => BoundedParams
  /** Resolves if the chain ends for good without having been stopped. */
  ended: Promise<{ sentence: string }>
  /** Saves, then ends the chain. Nothing is lost. */
  stop: () => Promise<void>
  /** Stops at once without saving. */
  kill: () => void
}

export type EmbeddedChainOptions = {
  dataDir: string
  /** Port for other programs; 0 picks a free one. */
  port: number
  /** Starts a new chain; the old one is moved aside. */
  fresh?: boolean
  /**
   * False saves the state only at the end, for a chain whose folder is thrown away. A dump pauses the chain, and would
   * force it to mine transactions that a test holds back.
   */
  isKept?: boolean
  log: (line: string) => void
  /** For the kill tests. */
  onDump?: (moment: DumpStage) => void
}

export type StartResult = { ok: true; chain: EmbeddedChain } | { ok: false; problem: ChainProblem }

/** Starts the chain of this folder, restores its state and deploys what is missing. */
export async function startEmbeddedChain(userOptions: EmbeddedChainOptions): Promise<StartResult> {
  const options = { ...userOptions, dataDir: resolve(userOptions.dataDir) }
  let lock: Lock | undefined
  try {
    mkdirSync(options.dataDir, { recursive: true })
    lock = takeLock(options.dataDir)
    if (!lock.isOurs) return { ok: false, problem: alreadyRunning(lock.by, options.dataDir) }
    const started = await startLocked(options, lock.release)
    if (!started.ok) lock.release()
    return started
  } catch (error) {
    if (lock?.isOurs === true) lock.release()
    return { ok: false, problem: problemOf(error, options.dataDir) }
  }
}

async function startLocked(options: EmbeddedChainOptions, release: () => void): Promise<StartResult> {
  const { dataDir, port, isKept = true, log, onDump } = options
  const folder = join(dataDir, 'chain')
  mkdirSync(folder, { recursive: true })
  await takeOverOrphan(dataDir, folder, log)
  if (options.fresh === true) {
    const aside = moveAside(dataDir, folder, new Date())
    if (aside !== null) log(`The old local chain was moved to ${aside}.`)
    mkdirSync(folder, { recursive: true })
  }
  const binary = anvilBinary()
  if (binary === undefined) return { ok: false, problem: noBinary(`${process.platform}-${process.arch}`) }
  const proxy = await openChainProxy(port)
  if (proxy === null) return { ok: false, problem: portTaken(port) }
  let isUp = false
  try {
    const place = { host: await hiddenHost(), port: 0 }
    const supervised = await supervise({ binary, ...place, dataDir, folder, isKept, log, onDump, release })
    const started = supervised.ok ? await finish(supervised.chain, proxy) : supervised
    isUp = started.ok
    return started
  } finally {
    if (!isUp) proxy.close()
  }
}

async function finish(chain: SupervisedChain, proxy: ChainProxy): Promise<StartResult> {
  const deployed = await setUpOwnWorld({ request: chain.request, batch: rpcBatch(chain.rpcUrl) })
  if (!deployed.ok) {
    await chain.stop()
    return { ok: false, problem: didNotStart(deployed.problem.sentence) }
  }
  // From now on there is always a state to restore.
  await chain.startSaving()
  const genesisHash = await genesisOf(chain.request)
  proxy.forwardTo(chain.rpcUrl)
  const { steps, skipped, past } = deployed
  return {
    ok: true,
    chain: {
      rpcUrl: chain.rpcUrl,
      wsUrl: chain.rpcUrl.replace('http:', 'ws:'),
      proxyUrl: urlOf({ host: '127.0.0.1', port: proxy.port }),
      chainId: 31337,
      genesisHash,
      get pid() {
        return chain.pid()
      },
      restored: chain.restored,
      deployed: { steps, skipped, past },
      addressBook: ownBook(genesisHash),
      accounts: demoAccounts(),
      people: namedAccounts(),
      collectionOwner: ownWorld().deployer,
      claims: ownClaims(),
      content: contentOf(ownWorld()),
      songs: seededSongs(past),
      listedArtists: listedArtists(),
      moderation: seededModeration(seededSongs(past)),
      relayerKey: relayerAccount().privateKey,
      ballots: () => ownBallots(ownWorld(), 31337),
      orders: () => seededOrders(chain.request),
      tokens: localTokens(ownWorld()),
      request: chain.request,
      beforeForward: freshBlocks(chain.request),
      boundedParams,
      ended: chain.ended,
      stop: () => {
        // Closed first, so that no client sees a transaction that is not saved.
        proxy.close()
        return chain.stop()
      },
      kill: () => {
        proxy.close()
        chain.kill()
      },
    },
  }
}
