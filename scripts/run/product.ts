import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { repositoryRoot } from './steps.ts'

export type Product = {
  origin: string
  port: number
  dataDir: string
  process: ChildProcess
  stop: () => Promise<void>
}

/** Generated songs are shared by all tests. */
const SHARED_SOUNDS = {
  MUSI_OBJECTS_DIR: join(repositoryRoot, 'node_modules/.cache/musi-sounds'),
  MUSI_SONGS: 'wanted',
}

/** Starts the product as `npm start` does, on free ports, with its own chain and data folder. */
export async function startProduct(
  env: Record<string, string> = {},
  main = 'apps/server/src/main.ts',
): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'musi-'))
  const child = spawn(process.execPath, [join(repositoryRoot, main)], {
    env: { ...process.env, MUSI_CHAIN_ID: '31337', MUSI_DATA_DIR: dataDir, MUSI_PORT: '0', ...SHARED_SOUNDS, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const { origin, port } = await new Promise<Pick<Product, 'origin' | 'port'>>((resolve, reject) => {
    child.on('message', ({ kind, origin, port }: { kind?: string; origin?: string; port?: number }) => {
      if (kind === 'listening' && origin && port !== undefined) resolve({ origin, port })
    })
    child.once('exit', () => reject(new Error(`The product did not start:\n${printed}`)))
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { origin, port, dataDir, process: child, stop }
}
