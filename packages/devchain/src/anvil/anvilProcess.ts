import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { BLOCK_GAS_LIMIT } from '../rpc/blockGasLimit.ts'
import { RpcError, rpcRequest } from '../rpc/rpcRequest.ts'
import { randomInt } from 'node:crypto'

export type Exit = { code: number | null; signal: NodeJS.Signals | null; output: string }
export type Anvil = Place & {
  pid: number
  ended: Promise<Exit>
  kill: (signal: NodeJS.Signals) => void
}
/** Address an anvil process listens on. */
export type Place = { host: string; port: number }
export const urlOf = ({ host, port }: Place) => `http://${host}:${port}`
export type AnvilFailure = { kind: 'portTaken' } | { kind: 'noMemory' } | { kind: 'refused'; message: string }

/** Age of a new chain with a seeded history; thirty days of history fit into it. */
export const AGE_SECONDS = 31 * 86_400

/** The default host. */
const HOST = '127.0.0.1'

/** Osaka for EIP-7702, and because modexp in earlier forks is so cheap that one block's gas runs for seconds. The history is limited to 50 states, because anvil would write gigabytes to the home folder. */
const FLAGS = `--quiet --no-cors --chain-id 31337 --hardfork osaka --prune-history 50
  --accounts 40 --gas-limit ${BLOCK_GAS_LIMIT} --order fifo --base-fee 0 --gas-price 0`.split(/\s+/)

/** The port if it is free, any free port for 0, or null if it is taken or the host is not on this computer. */
export const freePort = (port: number, host = HOST): Promise<number | null> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.on('error', () => resolve(null))
    probe.listen(port, host, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : null))
    })
  })

/** Anvil searches logs on its request threads; with only one per core, two searches would block everybody. */
const WORKERS = '8'

function exitOf(child: ChildProcess): Promise<Exit> {
  let output = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-2000)))
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, signal: null, output: error.message }))
    child.once('exit', (code, signal) => resolve({ code, signal, output }))
  })
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Waits for the first answer; returns null then, or how the process ended before it. */
async function waitForAnswer(url: string, ended: Promise<Exit>): Promise<Exit | null> {
  const request = rpcRequest(url)
  const ping = () =>
    request('eth_chainId').then(
      () => null,
      (error: unknown) => (error instanceof RpcError ? null : ('not yet' as const)),
    )
  const since = performance.now()
  for (;;) {
    const answer = await Promise.race([ended, ping()])
    if (answer !== 'not yet') return answer
    // A twentieth of the time so far: on a busy machine, polling itself slows the answer.
    await Promise.race([ended, pause(Math.max(5, (performance.now() - since) / 20))])
  }
}

function failureOf({ code, signal, output }: Exit): AnvilFailure {
  if (output.includes('Address already in use')) return { kind: 'portTaken' }
  if (signal === 'SIGKILL' || /memory allocation|ENOMEM|EAGAIN|Cannot allocate/.test(output))
    return { kind: 'noMemory' }
  return { kind: 'refused', message: output.trim() || `it ended with ${signal ?? `code ${code}`}` }
}

export type AnvilOptions = {
  binary: string
  /** Loopback by default. */
  host?: string
  port: number
  /** Working directory; anvil writes no files of its own there. */
  folder: string
  loadState?: string
  /** A new chain begins AGE_SECONDS ago. */
  inThePast?: boolean
  flags?: readonly string[]
  /** For tests: ends with this process, and `kill` ends it with any signal. */
  diesWithUs?: boolean
  /** Called at once, before the chain answers, so that a launcher killed in between leaves a record. */
  onSpawn?: (pid: number, place: Place) => void
}

/**
 * Runs a program that ends when its standard input closes. The kernel closes it however the process that holds the
 * other end dies.
 */
const LEASH = 'exec 3<&0; "$0" "$@" & p=$!; { read -r _ <&3; kill -9 $p; } & wait $p'

function launch({ binary, folder, diesWithUs = false }: AnvilOptions, flags: readonly string[]): ChildProcess {
  const command = diesWithUs ? '/bin/sh' : binary
  const args = diesWithUs ? ['-c', LEASH, binary, ...flags] : flags
  const stdio: StdioOptions = diesWithUs ? ['pipe', 'ignore', 'ignore'] : ['ignore', 'ignore', 'pipe']
  const env = { ...process.env, TOKIO_WORKER_THREADS: WORKERS }
  const child = spawn(command, args, { cwd: folder, detached: true, stdio, env })
  // Ignored here, because exitOf reads the first error or the exit.
  child.on('error', () => undefined)
  child.stdin?.on('error', () => undefined)
  child.stderr?.on('error', () => undefined)
  // The child must not keep a test process alive.
  if (diesWithUs) child.unref()
  return child
}

function endProcess(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.stdin === null) return void child.kill(signal)
  child.ref()
  child.stdin.end()
}

/** Starts anvil apart from the terminal's process group, so that Ctrl-C reaches only the launcher, which saves first. */
export async function startAnvil(options: AnvilOptions): Promise<{ anvil: Anvil } | { failure: AnvilFailure }> {
  const { host = HOST } = options
  const port = await freePort(options.port, host)
  if (port === null) return { failure: { kind: 'portTaken' } }
  // On a restored state nothing is mined until its clock is right (resumeMining).
  const load = options.loadState === undefined ? [] : ['--load-state', options.loadState, '--no-mining']
  const past = Math.floor(Date.now() / 1000) - AGE_SECONDS
  const timestampFlags = options.inThePast === true ? ['--timestamp', String(past)] : []
  const child = launch(options, [
    ...FLAGS,
    '--host',
    host,
    '--port',
    String(port),
    ...load,
    ...timestampFlags,
    ...(options.flags ?? []),
  ])
  const ended = exitOf(child)
  if (child.pid !== undefined) options.onSpawn?.(child.pid, { host, port })
  const exit = await waitForAnswer(urlOf({ host, port }), ended)
  if (exit !== null || child.pid === undefined) return { failure: failureOf(exit ?? (await ended)) }
  return { anvil: { pid: child.pid, host, port, ended, kill: (signal) => endProcess(child, signal) } }
}

/** A random loopback address whose last three numbers are from 1 to 254, so never 127.0.0.1. */
const randomLoopback = () => `127.${[0, 0, 0].map(() => randomInt(1, 255)).join('.')}`

/** A loopback address that no page can guess; 127.0.0.1 on systems without others, where only the port is unknown. */
export async function hiddenHost(): Promise<string> {
  const host = randomLoopback()
  return (await freePort(0, host)) === null ? '127.0.0.1' : host
}
