import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TestChain } from '@musi/devchain/testing/testChain'
import type { TestBucket } from '@musi/server/testing/testBucket'
import type { TestPostgres } from '@musi/server/testing/testPostgres'
import type { nodeFront } from './nodeFront.ts'
import type { Fault } from './soakPlan.ts'
import type { SoakServer } from './soakServers.ts'

/** Depth of the deepest reorganisation. */
const MAX_REORG_BLOCKS = 3

type Targets = {
  chain: TestChain
  servers: readonly SoakServer[]
  postgres: TestPostgres
  bucket: TestBucket
  node: Awaited<ReturnType<typeof nodeFront>>
  /** Folder of a small disk with the database; null if there is none. */
  disk: string | null
}

/** Causes a fault and ends it. */
export async function causeFault(targets: Targets, { kind, lastsMs, server: place }: Fault): Promise<void> {
  const { chain, servers, postgres, bucket, node } = targets
  const server = servers[place]
  switch (kind) {
    case 'server killed':
      return server?.signal('SIGKILL')
    case 'server stopped':
      return server?.signal('SIGTERM')
    case 'server suspended':
      server?.signal('SIGSTOP')
      await sleep(lastsMs)
      return server?.signal('SIGCONT')
    case 'database restarted':
      return await postgres.restart()
    case 'database killed':
      await postgres.kill()
      await sleep(lastsMs)
      return await postgres.start()
    case 'object store away':
      await bucket.stop()
      await sleep(lastsMs)
      return await bucket.restart()
    case 'reorganisation':
      return void (await chain.request('anvil_reorg', [1 + (Math.round(lastsMs) % MAX_REORG_BLOCKS), []]))
    case 'disk of the database full':
      return await fillDisk(targets, lastsMs)
    case 'node away':
    case 'node leaves out logs':
    case 'node lags behind':
      await node.setBehaviour(kind === 'node away' ? 'away' : kind === 'node lags behind' ? 'lags' : 'leavesOut')
      await sleep(lastsMs)
      return await node.setBehaviour('honest')
    default:
      return kind satisfies never
  }
}

/** Fills the database's disk for a while. */
async function fillDisk({ disk, postgres }: Targets, lastsMs: number): Promise<void> {
  if (disk === null) return
  const filler = join(disk, 'filler')
  const { bavail, bsize } = statfsSync(disk)
  try {
    writeFileSync(filler, Buffer.alloc(bavail * bsize))
  } catch {
    // The disk filled up meanwhile, which has the same effect.
  }
  await sleep(lastsMs)
  rmSync(filler, { force: true })
  await postgres.start()
}
