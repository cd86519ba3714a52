import { Health } from '@musi/api/page/health'
import { HEALTH_PATH } from '@musi/api/paths'
import type { TestChain } from '@musi/devchain/testing/testChain'
import { expect, vi } from 'vitest'
import { answered } from './testAnswer.ts'
import type { TestServer } from './testServer.ts'

/** Longer than a busy computer takes for the thirty days of a new chain. */
const LATE_MS = 60_000

/** Waits until the server's history has taken in the newest block. */
export const historyIsLevel = (server: Pick<TestServer, 'ask'>, chain: Pick<TestChain, 'request'>): Promise<void> =>
  vi.waitFor(async () => {
    const newest = Number(await chain.request('eth_blockNumber'))
    const { history } = answered(Health, JSON.parse((await server.ask(HEALTH_PATH)).text))
    expect(history).toEqual({ at: newest, behind: 0, isFollowing: true })
  }, LATE_MS)
