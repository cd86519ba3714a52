import type { EmbeddedChain } from '@musi/devchain/embeddedChain'
import { type Config, readConfig } from './platform/config/config.ts'
import { unsetLinks } from './platform/config/links.ts'
import { redactor } from './platform/config/redact.ts'
import { startProblem } from './assembly/startProblem.ts'
import { createLog, type Log } from './platform/log.ts'
import { createShutdown, type Shutdown } from './run/shutdown.ts'
import { endOnFault } from './run/endOnFault.ts'
import { stopOnSignals } from './run/stopOnSignals.ts'
import { openBrowser } from './run/openBrowser.ts'
import { welcome } from './run/welcome.ts'
import { type RunningServer, startServer } from './server.ts'

export type RunOptions = {
  env: Readonly<Record<string, string | undefined>>
  /** The built web app; null if another program serves it. */
  webDist: string | null
  /** Begin with a new chain; the old data is moved aside. */
  fresh: boolean
  /** `isChainKept: false` saves a development chain only at its end. */
  isChainKept?: boolean
  open: boolean
  print: (line: string) => void
  /**
   * True if a person reads the output, whose lines then have no time. Node leaves `isTTY` undefined
   * for a pipe.
   */
  isTerminal?: boolean
}

/**
 * Runs the whole product in this process, chain and server, until it is stopped. Resolves once both
 * are up; a problem is printed and ends the process.
 */
export async function runMusi(options: RunOptions): Promise<void> {
  const { env, open, print } = options
  const read = readConfig(env)
  if (!read.ok) return exitWith(print, read.sentence)
  const { config } = read
  const log = createLog(config.log, print, redactor(config.rpcUrls), logForm(config, options))
  const shutdown = createShutdown()
  stopOnSignals(shutdown, print)
  endOnFault(shutdown, log, config.drainSeconds * 1000)

  const starting = startAll(config, options, log, shutdown)
  shutdown.startup(starting)
  const result = await starting.catch(async (failure: unknown) => {
    await shutdown.end()
    throw failure
  })
  // A stop was requested during startup, and the shutdown is already running.
  if (shutdown.hasBegun()) return
  if (!result.ok) {
    await shutdown.end()
    return exitWith(print, result.sentence)
  }
  const unset = unsetLinks(config.links)
  if (unset !== null) log.info(unset)
  print(welcome(config, result.server, result.chain))
  const [url] = result.server.urls
  // Tells a parent process with an IPC channel where the server listens (scripts/run/product.ts).
  process.send?.({ kind: 'listening', origin: url, port: result.server.port })
  if (open && url !== undefined) openBrowser(url, () => print(`No browser could be opened here. Open ${url} yourself.`))
}

const logForm = ({ isLogJson }: Pick<Config, 'isLogJson'>, { isTerminal = false }: Pick<RunOptions, 'isTerminal'>) =>
  isLogJson ? 'json' : isTerminal ? 'plain' : 'timed'

type Trouble = { ok: false; sentence: string }
type RunningMusi = { ok: true; chain: EmbeddedChain | null; server: RunningServer }

async function startAll(
  config: Config,
  { fresh, isChainKept = true, webDist }: RunOptions,
  log: Log,
  shutdown: Shutdown,
): Promise<RunningMusi | Trouble> {
  // Checked before a new chain is created, which takes a while.
  const sentence = await startProblem(config)
  if (sentence !== null) return { ok: false, sentence }
  const chain = await startChain(config, { fresh, isKept: isChainKept }, log, shutdown)
  if (!chain.ok) return chain
  const started = await startServer({ config, chain: chain.chain, webDist, log })
  if (!started.ok) return { ok: false, sentence: started.problem.sentence }
  shutdown.add(started.server.close)
  return { ok: true, chain: chain.chain, server: started.server }
}

type ChainStarted = { ok: true; chain: EmbeddedChain | null } | Trouble

async function startChain(
  config: Config,
  { fresh, isKept }: { fresh: boolean; isKept: boolean },
  log: Log,
  shutdown: Shutdown,
): Promise<ChainStarted> {
  if (config.rpcUrls.length > 0) {
    if (fresh)
      log.warn('--fresh begins a new chain of our own, but MUSI_RPC_URL names another one. Nothing was changed.')
    return { ok: true, chain: null }
  }
  // Not loaded if the chain is elsewhere.
  const { startEmbeddedChain } = await import('@musi/devchain/embeddedChain')
  const { dataDir, chainPort: port } = config
  const started = await startEmbeddedChain({ dataDir, port, fresh, isKept, log: log.info })
  if (!started.ok) return { ok: false, sentence: started.problem.sentence }
  const { chain } = started
  shutdown.add(chain.stop, chain.kill)
  void chain.ended.then(async ({ sentence }) => {
    if (shutdown.hasBegun()) return
    log.error(sentence)
    await shutdown.end()
    process.exit(1)
  })
  return { ok: true, chain }
}

function exitWith(print: (line: string) => void, sentence: string): never {
  print(sentence)
  process.exit(1)
}
