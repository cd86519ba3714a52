import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SEED_TIMEOUT_MS, type StoppedChain, stoppedChain } from '@musi/devchain/testing/stoppedChain'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const MAIN = join(import.meta.dirname, 'main.ts')

let dataDir: string
const running: StartedRun[] = []

/** A new chain first seeds thirty days of history, so most tests start from a chain that was stopped before. */
let stopped: StoppedChain
beforeAll(async () => {
  stopped = await stoppedChain()
}, SEED_TIMEOUT_MS)
const beginWithStopped = () => stopped.copyTo(dataDir)

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'musi-run-'))
})
afterEach(async () => {
  for (const { child, exit } of running.splice(0)) {
    // Still running only after a failure. SIGTERM also ends its chain.
    if (child.exitCode === null) child.kill('SIGTERM')
    await exit
  }
  rmSync(dataDir, { recursive: true, force: true })
})

type StartedRun = { child: ChildProcess; printed: () => string; exit: Promise<number | null>; origin: Promise<string> }

function run(env: Record<string, string> = {}, args: readonly string[] = []): StartedRun {
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
      MUSI_CHAIN_ID: '31337',
      MUSI_DATA_DIR: dataDir,
      MUSI_PORT: '0',
      MUSI_SONGS: 'wanted',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const origin = new Promise<string>((resolve) => {
    child.on('message', (message: { origin: string }) => resolve(message.origin))
  })
  const run = { child, printed: () => printed, exit, origin }
  running.push(run)
  return run
}

/** Ids of all descendants of a process. */
function startedBy(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const status = quietly(() => readFileSync(`/proc/${name}/status`, 'utf8')) ?? ''
      return Number(/^PPid:\s+(\d+)$/m.exec(status)?.[1]) === pid ? [Number(name)] : []
    })
  return parents.flatMap((child) => [child, ...startedBy(child)])
}

function quietly<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** Running chains of this test, whichever process started them. */
const runningChains = () =>
  readdirSync('/proc').filter((name) => {
    const command = quietly(() => readFileSync(`/proc/${name}/cmdline`, 'utf8')) ?? ''
    return /anvil/.test(command) && command.includes(dataDir) && isRunning(Number(name))
  })

/** A zombie does not count as a process. */
const isRunning = (pid: number) =>
  /^State:\s+[^ZX]/m.test(quietly(() => readFileSync(`/proc/${pid}/status`, 'utf8')) ?? '')

describe('npm start', () => {
  test('starts chain and server, prints the address and the accounts, and ends everything on SIGTERM', async () => {
    const { child, printed, exit, origin } = run()
    const health = await fetch(`${await origin}/health`)
    expect(await health.json()).toMatchObject({ status: 'ok', chainId: 31337, writes: 'on' })
    await expect.poll(printed).toContain('Stop with Ctrl-C.')
    expect(printed()).toContain(`Musi is running: ${await origin}`)
    for (const role of ['trader', 'provider', 'staker', 'voter', 'airdrop', 'artist', 'collector', 'newcomer'])
      expect(printed()).toMatch(new RegExp(`\\w+ +${role} +0x[0-9a-fA-F]{40}`))
    const children = startedBy(child.pid ?? 0)
    expect(children).not.toEqual([])
    child.kill('SIGTERM')
    expect(await exit).toBe(0)
    // The chain's watchdog notices the end and exits a moment later.
    await expect.poll(() => children.filter(isRunning)).toEqual([])
  })

  test('restores transactions when restarted after Ctrl-C, and prints what it restored', async () => {
    const rpc = async (origin: string, method: string, params: unknown[]) => {
      const response = await fetch(`${origin}/rpc`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      })
      return ((await response.json()) as { result: string }).result
    }
    beginWithStopped()
    const first = run()
    const before = await rpc(await first.origin, 'eth_blockNumber', [])
    first.child.kill('SIGINT')
    expect(await first.exit).toBe(0)
    const second = run()
    expect(await rpc(await second.origin, 'eth_blockNumber', [])).toBe(before)
    await expect.poll(second.printed).toContain(`Brought back up to block ${Number(before)}`)
    expect(second.printed()).toContain('nothing was lost')
    second.child.kill('SIGINT')
    await second.exit
  })

  test('ends when its parent process is killed', async () => {
    beginWithStopped()
    const { child, exit, origin } = run()
    await origin
    const children = startedBy(child.pid ?? 0)
    child.disconnect()
    expect(await exit).toBe(0)
    // The chain's watchdog notices the end and exits a moment later.
    await expect.poll(() => children.filter(isRunning)).toEqual([])
  })

  test('ends at once on a second Ctrl-C, and leaves nothing running', async () => {
    beginWithStopped()
    const { child, exit, origin, printed } = run()
    await origin
    const children = startedBy(child.pid ?? 0)
    child.kill('SIGINT')
    await expect.poll(printed).toContain('Stopping')
    child.kill('SIGINT')
    // The process may have ended before the second signal came.
    expect([0, 130]).toContain(await exit)
    await expect.poll(() => [...children.filter(isRunning), ...runningChains()]).toEqual([])
  })

  test('leaves nothing running after Ctrl-C during the start', async () => {
    const { child, exit, printed } = run()
    await expect.poll(() => startedBy(child.pid ?? 0), { interval: 5, timeout: 10_000 }).not.toEqual([])
    const children = startedBy(child.pid ?? 0)
    child.kill('SIGINT')
    expect(await exit).toBe(0)
    // The chain's watchdog notices the end and exits a moment later.
    await expect.poll(() => children.filter(isRunning)).toEqual([])
    expect(printed()).not.toContain('Musi is running')
  })
})

describe('an uncaught fault of the server (spec: server.fault)', () => {
  /** Each signal causes two uncaught errors. */
  const faulty = (code: string) =>
    run({
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`process.on('SIGUSR2', () => { ${code} })`)}`,
    })

  test.each([
    [
      'an exception',
      `setImmediate(() => { throw new Error('planted') }); setImmediate(() => { throw new Error('second') })`,
    ],
    ['a rejection', `Promise.reject(new Error('planted')); Promise.reject(new Error('second'))`],
  ])(
    '%s is logged once, pending requests are answered, everything shuts down in order, and the exit code reports a failure',
    async (_, code) => {
      beginWithStopped()
      const { child, exit, origin, printed } = faulty(code)
      const url = `${await origin}/rpc`
      const children = startedBy(child.pid ?? 0)
      const sent = request(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', expect: '100-continue' },
      })
      sent.on('error', () => undefined)
      sent.flushHeaders()
      // The server is reading the request.
      await once(sent, 'continue')
      child.kill('SIGUSR2')
      await expect.poll(printed).toContain('planted')
      sent.end('{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}')
      const [answer] = (await once(sent, 'response')) as [IncomingMessage]
      answer.resume()
      expect([answer.statusCode, await exit]).toEqual([200, 1])
      expect(printed().match(/^\S+ error /gm)).toHaveLength(1)
      await expect.poll(() => [...children.filter(isRunning), ...runningChains()]).toEqual([])
    },
  )
})

describe('a start that fails prints a sentence and leaves nothing running', () => {
  test('a taken port', async () => {
    const occupied = createServer()
    await new Promise<void>((resolve) => occupied.listen(0, '127.0.0.1', resolve))
    const address = occupied.address()
    const port = typeof address === 'object' ? address?.port : 0
    beginWithStopped()
    const { child, printed, exit } = run({}, ['--port', String(port)])
    expect(await exit).toBe(1)
    expect(printed()).toContain(`Port ${port} is in use by another program.`)
    expect(startedBy(child.pid ?? 0)).toEqual([])
    occupied.close()
  })

  test('a bad value', async () => {
    const { printed, exit } = run({ MUSI_CHAIN_ID: '80001' })
    expect(await exit).toBe(1)
    expect(printed()).toMatch(/^MUSI_CHAIN_ID is 80001, but Mumbai has been shut down/)
  })
})

test('the server starts no chain with MUSI_RPC_URL, and does not print its key', async () => {
  const { child, printed, exit, origin } = run({ MUSI_RPC_URL: 'http://127.0.0.1:1/v2/0123456789abcdef' })
  await origin
  await expect.poll(printed).toContain('by http://127.0.0.1:1/…')
  expect([startedBy(child.pid ?? 0), printed().includes('0123456789abcdef')]).toEqual([[], false])
  child.kill('SIGTERM')
  expect(await exit).toBe(0)
})
