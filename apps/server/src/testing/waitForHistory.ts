import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { Health } from '@musi/api/page/health'
import { HEALTH_PATH } from '@musi/api/paths'
import type { TestChain } from '@musi/devchain/testing/testChain'
import { validated } from './validated.ts'
import type { TestServer } from './testServer.ts'

/** More time than a busy computer needs to index the thirty days of a new chain. */
const LATE_MS = 60_000
const AGAIN_MS = 50

/** Waits until the server's history includes the newest block. */
export async function waitForHistory({ ask }: Pick<TestServer, 'ask'>, { request }: TestChain): Promise<void> {
  for (const end = Date.now() + LATE_MS; ; await sleep(AGAIN_MS)) {
    const at = Number(await request('eth_blockNumber'))
    const { history } = validated(Health, JSON.parse((await ask(HEALTH_PATH)).text))
    if (isDeepStrictEqual(history, { at, behind: 0, isFollowing: true })) return
    if (Date.now() > end) throw new Error(`The chain is at ${at}, and its history is ${JSON.stringify(history)}.`)
  }
}
