import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { startTestBucket } from '@musi/server/testing/testBucket'
import { testPostgres } from '@musi/server/testing/testPostgres'
import { nodeFront } from './nodeFront.ts'
import { causeFault } from './soakFaults.ts'
import type { Fault } from './soakPlan.ts'
import { OPERATOR, ORIGIN, type SoakServer, soakServer } from './soakServers.ts'

const BLOCK_SECONDS = 2
const DISK_MB = 700

export type SoakWorld = {
  chain: TestChain
  servers: readonly SoakServer[]
  folder: string
  /** False if this computer does not allow mounting a small disk; the database's disk then never fills up. */
  hasSmallDisk: boolean
  nodeCalls: () => ReadonlyMap<string, number>
  /** Causes a fault and ends it. */
  cause: (fault: Fault) => Promise<void>
  /** `keepsLogs`: leaves the logs of the servers. */
  stop: (keepsLogs: boolean) => Promise<void>
}

/** Mounts a small disk for the database, which only root may do; null if that fails. */
function smallDisk(folder: string): string | null {
  const disk = join(folder, 'disk')
  mkdirSync(disk)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk], { stdio: 'ignore' })
    return disk
  } catch {
    return null
  }
}

/** Three servers on one PostgreSQL, one S3 service and a node that can fail. Everything listens on loopback. */
export async function soakWorld(): Promise<SoakWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'musi-soak-'))
  // The database runs as another user.
  chmodSync(folder, 0o711)
  const disk = smallDisk(folder)
  const usualFolder = process.env['TMPDIR']
  // The database's files are made in the temporary folder.
  if (disk !== null) process.env['TMPDIR'] = disk
  const postgres = await testPostgres()
  if (usualFolder === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = usualFolder
  const bucket = await startTestBucket()
  const chain = await testChain({ own: true, holds: 'history', flags: ['--slots-in-an-epoch', '1'] })
  await chain.request('evm_setIntervalMining', [BLOCK_SECONDS])
  const node = await nodeFront(chain.rpcUrl)
  const book = join(folder, 'book.json')
  writeFileSync(book, JSON.stringify(chain.addressBook))
  const env = {
    MUSI_CHAIN_ID: '31337',
    MUSI_RPC_URL: node.url,
    MUSI_ADDRESS_BOOK: book,
    MUSI_DATABASE_URL: postgres.url,
    MUSI_DATABASE_READER_URL: postgres.readerUrl,
    MUSI_PUBLIC_ORIGIN: ORIGIN,
    MUSI_TRUSTED_PROXY: '1',
    MUSI_SONGS: 'wanted',
    MUSI_OPERATORS: OPERATOR,
    MUSI_LOG: 'info',
    ...bucket.env,
  }
  const servers = await Promise.all(['one', 'two', 'three'].map((name) => soakServer(name, folder, env)))

  return {
    chain,
    servers,
    folder,
    hasSmallDisk: disk !== null,
    nodeCalls: node.calls,
    cause: (fault) => causeFault({ chain, servers, postgres, bucket, node, disk }, fault),
    async stop(keepsLogs) {
      await Promise.all(servers.map((server) => server.stop()))
      node.stop()
      await bucket.end()
      await postgres.stop()
      await chain.stop()
      if (disk !== null) execFileSync('umount', [disk])
      if (!keepsLogs) rmSync(folder, { recursive: true, force: true })
    },
  }
}
