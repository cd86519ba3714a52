import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@musi/devchain/anvil/anvilProcess'
import { demoAccount } from '@musi/devchain/world/demoAccounts'
import { repositoryRoot } from '../../run/steps.ts'

/** The launcher's cache of compiled modules, without which a start takes longer. */
const COMPILED = join(repositoryRoot, 'node_modules/.cache/musi-compiled')
/** Pause of a supervisor before it starts an ended server again. */
const RESTART_MS = 1000
const REQUEST_MS = 15_000

export type Reply = { status: number; headers: Readonly<Record<string, string>>; text: string; bytes: Buffer }
export type Asking = { method?: string; headers?: Record<string, string>; body?: string | Buffer; from?: string }

export type SoakServer = {
  port: number
  pid: () => number | undefined
  signal: (signal: NodeJS.Signals) => void
  /** Resident memory in MB; null while it does not run. */
  memoryMb: () => number | null
  /** Rejects if the server cannot be reached. */
  ask: (path: string, asking?: Asking) => Promise<Reply>
  stop: () => Promise<void>
  /** Number of times that it ended unexpectedly. */
  crashes: () => number
}

/** A server process of the product that is started again when it ends, as a supervisor does. */
export async function soakServer(name: string, folder: string, env: Record<string, string>): Promise<SoakServer> {
  const port = (await freePort(0)) ?? 0
  const output = createWriteStream(join(folder, `${name}.log`), { flags: 'a' })
  let child: ChildProcess | null = null
  let isStopped = false
  let isEndedByUs = false
  let crashes = 0

  function start() {
    if (isStopped) return
    isEndedByUs = false
    const settings = {
      ...process.env,
      NODE_COMPILE_CACHE: COMPILED,
      ...env,
      MUSI_PORT: String(port),
      MUSI_DATA_DIR: join(folder, name),
    }
    const started = spawn(process.execPath, [join(repositoryRoot, 'apps/server/src/main.ts')], { env: settings })
    child = started
    started.stdout.pipe(output, { end: false })
    started.stderr.pipe(output, { end: false })
    started.once('exit', (code, signal) => {
      child = null
      if (!isEndedByUs && !isStopped) {
        crashes += 1
        console.log(`${name} ended by itself (${signal ?? `code ${code}`}); its output is in ${folder}/${name}.log`)
      }
      setTimeout(start, RESTART_MS)
    })
  }
  start()

  return {
    port,
    pid: () => child?.pid,
    crashes: () => crashes,
    signal(signal) {
      if (signal === 'SIGKILL' || signal === 'SIGTERM') isEndedByUs = true
      child?.kill(signal)
    },
    memoryMb() {
      try {
        const status = readFileSync(`/proc/${child?.pid}/status`, 'utf8')
        return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
      } catch {
        return null
      }
    },
    ask: (path, asking = {}) => ask(port, path, asking),
    async stop() {
      isStopped = true
      const running = child
      if (running === null) return
      running.kill('SIGTERM')
      while (running.exitCode === null && running.signalCode === null) await sleep(50)
      output.end()
    },
  }
}

export const ORIGIN = 'http://musi.example'
/** The account that decides about reports. */
export const OPERATOR = demoAccount('airdrop').address

async function ask(port: number, path: string, { method = 'GET', headers = {}, body, from = '10.0.0.1' }: Asking) {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>()
  const sent = request({
    host: '127.0.0.1',
    port,
    path,
    method,
    agent: false,
    timeout: REQUEST_MS,
    headers: {
      host: new URL(ORIGIN).host,
      'x-forwarded-for': from,
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
  })
  sent.on('timeout', () => sent.destroy(new Error('The request took too long.')))
  sent.on('error', reject)
  sent.on('response', (response) => {
    const chunks: Buffer[] = []
    response.on('data', (chunk: Buffer) => chunks.push(chunk))
    response.on('error', reject)
    response.on('end', () => {
      const bytes = Buffer.concat(chunks)
      const plain = Object.entries(response.headers).map(([key, value]) => [key, String(value)])
      resolve({
        status: response.statusCode ?? 0,
        headers: Object.fromEntries(plain),
        text: bytes.toString('utf8'),
        bytes,
      })
    })
  })
  sent.end(body)
  return await promise
}
