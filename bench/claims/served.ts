// Child process of bench/claims.ts: serves claims on one core, by the product or as plain files, and reports its port.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { readConfig } from '@musi/server/platform/config/config'
import { startServer } from '@musi/server/server'

const [kind, path = ''] = process.argv.slice(2)
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

async function product(): Promise<number> {
  const env = { MUSI_CHAIN_ID: '31337', MUSI_RPC_URL: 'http://127.0.0.1:1', MUSI_PORT: '0', MUSI_CLAIMS: path }
  const read = readConfig(env)
  if (!read.ok) throw new Error(read.sentence)
  const started = await startServer({ config: read.config, chain: null, webDist: null, log: silent })
  if (!started.ok) throw new Error(started.problem.sentence)
  return started.server.port
}

/** Serves one file per account, read synchronously, which is fastest for small cached files. */
async function files(): Promise<number> {
  const server = createServer(({ url = '/' }, response) => {
    const body = readFileSync(join(path, url))
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

process.send?.({ port: await (kind === 'files' ? files() : product()) })
process.on('disconnect', () => process.exit(0))
