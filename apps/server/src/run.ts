import type { EmbeddedChain } from '@musi/devchain/embeddedChain'
import { type Config, readConfig } from './config/config.ts'
import { redactor } from './config/redact.ts'
import { createLog, type Log } from './platform/log.ts'
import { createEnding, type Ending } from './run/ending.ts'
import { endWith } from './run/endWith.ts'
import { openBrowser } from './run/openBrowser.ts'
import { welcome } from './run/welcome.ts'
import { type RunningServer, startServer } from './server.ts'

export type RunOptions = {
  env: Readonly<Record<string, string | undefined>>
  /** The built web app; null: another program serves it. */
  webDist: string | null
  /** Begin with a new chain; the old data is moved aside. */
  fresh: boolean
  open: boolean
  print: (line: string) => void
}

/** The whole product in this process: chain, server, and their end. Resolves when it is up; a problem is printed and ends the process. */
export async function runMusi(options: RunOptions): Promise<void> {
  const { env, open, print } = options
  const read = readConfig(env)
  if (!read.ok) return leave(print, read.sentence)
  const { config } = read
  const log = createLog(config.log, print, redactor(config.rpcUrls))
  const ending = createEnding()
  endWith(ending, print)

  const starting = startAll(config, options, log, ending)
  ending.startup(starting)
  const up = await starting.catch(async (surprise: unknown) => {
    await ending.end()
    throw surprise
  })
  // Asked to stop while it was starting: the end goes its way.
  if (ending.begun()) return
  if (!up.ok) {
    await ending.end()
    return leave(print, up.sentence)
  }
  print(welcome(config, up.server, up.chain))
  const [url] = up.server.urls
  // A program that started this one with a channel is told where it listens (scripts/product.ts).
  process.send?.({ kind: 'listening', origin: url })
  if (open && url !== undefined) openBrowser(url, () => print(`No browser could be opened here. Open ${url} yourself.`))
}

type Trouble = { ok: false; sentence: string }
type Up = { ok: true; chain: EmbeddedChain | null; server: RunningServer }

async function startAll(
  config: Config,
  { fresh, webDist }: RunOptions,
  log: Log,
  ending: Ending,
): Promise<Up | Trouble> {
  const chain = await startChain(config, fresh, log, ending)
  if (!chain.ok) return chain
  const started = await startServer({ config, chain: chain.chain, webDist, log })
  if (!started.ok) return { ok: false, sentence: started.problem.sentence }
  ending.add(started.server.close)
  return { ok: true, chain: chain.chain, server: started.server }
}

type ChainStarted = { ok: true; chain: EmbeddedChain | null } | Trouble

async function startChain(config: Config, fresh: boolean, log: Log, ending: Ending): Promise<ChainStarted> {
  if (config.rpcUrls.length > 0) {
    if (fresh)
      log.warn('--fresh begins a new chain of our own, but MUSI_RPC_URL names another one. Nothing was changed.')
    return { ok: true, chain: null }
  }
  // Not loaded where the chain is elsewhere.
  const { startEmbeddedChain } = await import('@musi/devchain/embeddedChain')
  const started = await startEmbeddedChain({ dataDir: config.dataDir, port: config.chainPort, fresh, log: log.info })
  if (!started.ok) return { ok: false, sentence: started.problem.sentence }
  const { chain } = started
  ending.add(chain.stop, () => killQuietly(chain.pid))
  void chain.ended.then(async ({ sentence }) => {
    if (ending.begun()) return
    log.error(sentence)
    await ending.end()
    process.exit(1)
  })
  return { ok: true, chain }
}

function leave(print: (line: string) => void, sentence: string): never {
  print(sentence)
  process.exit(1)
}

function killQuietly(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It is gone already.
  }
}
