import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'
import { expect, it, onTestFinished, vi } from 'vitest'
import { type DumpMoment, keepState } from './keepState.ts'
import { SIDE_FILE, savedStates, readState } from './savedStates.ts'
import { testChain } from '../testing/testChain.ts'
import { testFolder } from '../testing/testFolder.ts'

async function createKeeper(folder: string) {
  const chain = await testChain({ holds: 'nothing' })
  const lines: string[] = []
  const moments: DumpMoment[] = []
  const log = (line: string) => void lines.push(line)
  const onDump = (moment: DumpMoment) => void moments.push(moment)
  let looks = 0
  const request: RpcRequest = (method, params) => {
    if (method === 'eth_getBlockByNumber') looks += 1
    return chain.request(method, params)
  }
  const kept = keepState({ folder, request, log, onDump })
  return { chain, lines, moments, kept, looks: () => looks }
}

/** The keeper uses the test's clock, which excludes the time the chain takes to answer. */
async function keeperWithClock(folder: string) {
  const made = await createKeeper(folder)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  /** Advances half a second, in which the keeper checks once, and waits for the result. */
  const passes = async () => {
    const before = made.looks()
    await vi.advanceTimersByTimeAsync(250)
    await made.kept.settled()
    expect(made.looks()).toBeGreaterThan(before)
  }
  return { ...made, passes, mine: () => made.chain.request('evm_mine') }
}

it('a new block is saved automatically, and an idle chain is not written again', async () => {
  const folder = testFolder(onTestFinished)
  const { chain, moments, kept, passes, mine } = await keeperWithClock(folder)
  await mine()
  kept.begin()
  await passes()
  expect(moments).toEqual([])
  for (let look = 0; look < 4; look += 1) await passes()
  expect(moments).toEqual(['asked', 'kept'])
  const [state] = savedStates(folder)
  expect(state && readState(folder, state)?.blockNumber).toBe(1)
  await kept.stop()
  await chain.stop()
})

it('a chain that never pauses is saved too, but not at each check', async () => {
  const folder = testFolder(onTestFinished)
  const { chain, moments, kept, passes, mine } = await keeperWithClock(folder)
  kept.begin()
  const keptAt: number[] = []
  for (let look = 1; look <= 6; look += 1) {
    await mine()
    await passes()
    if (moments.filter((moment) => moment === 'kept').length > keptAt.length) keptAt.push(look)
  }
  // Two checks find new blocks before each dump.
  expect(keptAt).toEqual([3, 6])
  await kept.stop()
  await chain.stop()
})

it('a change without a block is saved when the chain is stopped', async () => {
  const folder = testFolder(onTestFinished)
  const { chain, kept } = await createKeeper(folder)
  const [account] = chain.accounts
  await chain.request('anvil_setBalance', [account?.address, '0x7b'])
  const state = await kept.saveAll()
  expect(state && readState(folder, state)?.json).toContain('"balance":"0x7b"')
  await chain.stop()
})

it('case 90: a full disk is reported once with the remedy, saving is retried, and its success is reported', async () => {
  const folder = testFolder(onTestFinished)
  const { chain, lines, kept } = await createKeeper(folder)
  const side = join(folder, SIDE_FILE)
  for (let time = 0; time < 3; time += 1) {
    symlinkSync('/dev/full', side)
    expect(await kept.saveAll()).toBeUndefined()
    expect(existsSync(side)).toBe(false)
  }
  expect(lines).toEqual([expect.stringMatching(/disk is full.*Free some space at .*What was kept before is safe/)])
  expect(await kept.saveAll()).toBeDefined()
  expect(lines).toHaveLength(2)
  expect(lines[1]).toBe('The local chain is being kept on disk again.')
  await chain.stop()
})

it('case 90: a folder that is not writable is reported once, and saving resumes once it is', async () => {
  const folder = testFolder(onTestFinished)
  const inner = join(folder, 'chain')
  mkdirSync(inner)
  const { chain, lines, kept } = await createKeeper(inner)
  rmSync(inner, { recursive: true })
  expect(await kept.saveAll()).toBeUndefined()
  expect(await kept.saveAll()).toBeUndefined()
  expect(lines).toEqual([expect.stringContaining('Make that folder writable')])
  mkdirSync(inner)
  expect(await kept.saveAll()).toBeDefined()
  await chain.stop()
})
