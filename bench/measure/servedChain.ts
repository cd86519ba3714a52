import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedChain, startEmbeddedChain } from '@musi/devchain/embeddedChain'
import { readConfig } from '@musi/server/platform/config/config'
import { startServer } from '@musi/server/server'

const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

type Served = { chain: EmbeddedChain; origin: string; dataDir: string; stop: () => Promise<void> }

/** Starts a chain and its server in this process, on free ports. */
export async function servedChain(
  webDist: string | null = null,
  env: Readonly<Record<string, string>> = {},
): Promise<Served> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  const started = await startEmbeddedChain({ dataDir, port: 0, log: silent.info })
  if (!started.ok) throw new Error(started.problem.sentence)
  const read = readConfig({ MUSI_CHAIN_ID: '31337', MUSI_PORT: '0', MUSI_DATA_DIR: dataDir, ...env })
  if (!read.ok) throw new Error(read.sentence)
  const served = await startServer({ config: read.config, chain: started.chain, webDist, log: silent })
  if (!served.ok) throw new Error(served.problem.sentence)
  return {
    chain: started.chain,
    origin: `http://127.0.0.1:${served.server.port}`,
    dataDir,
    stop: async () => {
      await served.server.close()
      await started.chain.stop()
      rmSync(dataDir, { recursive: true })
    },
  }
}

/** Starts a server in this process whose chain is elsewhere. */
export async function remoteServer(
  rpcUrl: string,
  env: Readonly<Record<string, string>>,
): Promise<Pick<Served, 'origin' | 'stop'>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  const settings = {
    MUSI_CHAIN_ID: '31337',
    MUSI_PORT: '0',
    MUSI_DATA_DIR: dataDir,
    MUSI_RPC_URL: rpcUrl,
    MUSI_SONGS: 'wanted',
  }
  const read = readConfig({ ...settings, ...env })
  if (!read.ok) throw new Error(read.sentence)
  const served = await startServer({ config: read.config, chain: null, webDist: null, log: silent })
  if (!served.ok) throw new Error(served.problem.sentence)
  return {
    origin: `http://127.0.0.1:${served.server.port}`,
    stop: async () => {
      await served.server.close()
      rmSync(dataDir, { recursive: true })
    },
  }
}
