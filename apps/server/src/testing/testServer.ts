// For tests only: a real server on a free port, and requests sent exactly as written.
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ByteBudget } from '#platform/byteBudget.ts'
import { byteBudget } from '#platform/byteBudget.ts'
import { type Config, readConfig } from '#platform/config/config.ts'
import type { Env } from '#platform/config/readers.ts'
import { createLog } from '#platform/log.ts'
import { type RunningServer, startServer } from '../server.ts'
import type { ServerOptions } from '#assembly/serverOptions.ts'

type Answer = { status: number; headers: Readonly<Record<string, string>>; text: string }
type RequestOptions = {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

export type TestServer = RunningServer & {
  origin: string
  dataDir: string
  budget: ByteBudget
  logged: readonly string[]
  ask: (path: string, ask?: RequestOptions) => Promise<Answer>
  /** One JSON-RPC request or several. */
  rpc: (calls: unknown, headers?: Record<string, string>) => Promise<Answer>
}

export function testConfig(env: Env): Config {
  const read = readConfig({ MUSI_CHAIN_ID: '31337', MUSI_PORT: '0', MUSI_LOG: 'debug', MUSI_SONGS: 'wanted', ...env })
  if (!read.ok) throw new Error(read.sentence)
  return read.config
}

export async function startTestServer(env: Env, more: Partial<ServerOptions> = {}): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'musi-server-'))
  const logged: string[] = []
  const budget = byteBudget(64 * 1024 * 1024)
  const config = testConfig({ MUSI_DATA_DIR: dataDir, ...env })
  const log = createLog(
    config.log,
    (line) => logged.push(line),
    (line) => line,
  )
  const started = await startServer({ config, chain: null, webDist: null, log, budget, hasIndex: false, ...more })
  if (!started.ok) throw new Error(started.problem.sentence)
  const { server } = started
  const ask = (path: string, options: RequestOptions = {}) => askPort(server.port, path, options)
  return {
    ...server,
    origin: `http://127.0.0.1:${server.port}`,
    dataDir,
    budget,
    logged,
    ask,
    rpc: (calls, headers = {}) =>
      ask('/rpc', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(calls),
      }),
    async close() {
      await server.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Sends the path and Host unchanged, dots included. */
export async function askPort(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: RequestOptions,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const sent = request({
    host: '127.0.0.1',
    port,
    path,
    method,
    agent: false,
    headers: { host: `127.0.0.1:${port}`, ...headers },
  })
  sent.on('response', (response) => {
    const chunks: Buffer[] = []
    response.on('data', (chunk: Buffer) => chunks.push(chunk))
    response.on('error', reject)
    response.on('end', () => {
      const plain = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
      resolve({
        status: response.statusCode ?? 0,
        headers: Object.fromEntries(plain),
        text: Buffer.concat(chunks).toString('utf8'),
      })
    })
  })
  // An error after the answer changes nothing: a server may cut a request body that it does not
  // read.
  sent.on('error', reject)
  sent.end(body)
  return await promise
}
