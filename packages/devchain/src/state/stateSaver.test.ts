import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'
import { expect, it, onTestFinished, vi } from 'vitest'
import { type DumpStage, stateSaver } from './stateSaver.ts'
import { SIDE_FILE, savedStates, readState } from './savedStates.ts'
import { testChain } from '../testing/testChain.ts'
import { testFolder } from '../testing/testFolder.ts'

async function createSaver(folder: string) {
  const chain = await testChain({ holds: 'nothing' })
  const lines: string[] = []
  const moments: DumpStage[] = []
  const log = (line: string) => void lines.push(line)
  const onDump = (moment: DumpStage) => void moments.push(moment)
  let looks = 0
  const request: RpcRequest = (method, params) => {
    if (method === 'eth_getBlockByNumber') looks += 1
    return chain.request(method, params)
  }
  const saver = stateSaver({ folder, request, log, onDump })
  return { chain, lines, moments, saver, looks: () => looks }
}

/** The saver uses the test's clock, which excludes the time the chain takes to answer. */
async function saverWithClock(folder: string) {
  const made = await createSaver(folder)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  /** Advances half a second, in which the saver checks once, and waits for the result. */
  const passes = async () => {
    const before = made.looks()
    await vi.advanceTimersByTimeAsync(250)
    await made.saver.settled()
    expect(made.looks()).toBeGreaterThan(before)
  }
  return { ...made, passes, mine: () => made.chain.request('evm_mine') }
}

it('a new block is saved automatically, and an idle chain is not written again', async () => {
  const folder = testFolder(onTestFinished)
  const { chain, moments, saver, passes, mine } = await saverWithClock(folder)
  await mine()
  saver.begin()
  await passes()
  expect(moments).toEqual([])
  for (let look = 0; look < 4; look += 1) await passes()
  expect(moments).toEqual(['requested', 'saved'])
  const [state] = savedStates(folder)
  expect(state && readState(folder, state)?.blockNumber).toBe(1)
  await saver.stop()
  await chain.stop()
})

it('a chain that never pauses is saved too, but not at each check', async () => {
  const folder = testFolder(onTestFinished)
  const { chain, moments, saver, passes, mine } = await saverWithClock(folder)
  saver.begin()
  const savedAtLook: number[] = []
  for (let look = 1; look <= 6; look += 1) {
    await mine()
    await passes()
    if (moments.filter((moment) => moment === 'saved').length > savedAtLook.length) savedAtLook.push(look)
  }
  // Two checks find new blocks before each dump.
  expect(savedAtLook).toEqual([3, 6])
  await saver.stop()
  await chain.stop()
})

it('a change without a block is saved when the chain is stopped', async () => {
  const folder = testFolder(onTestFinished)
  const { chain, saver } = await createSaver(folder)
  const [account] = chain.accounts
  await chain.request('anvil_setBalance', [account?.address, '0x7b'])
  const state = await saver.saveAll()
  expect(state && readState(folder, state)?.json).toContain('"balance":"0x7b"')
  await chain.stop()
})

it('case 90: a full disk is reported once with the remedy, saving is retried, and its success is reported', async () => {
  const folder = testFolder(onTestFinished)
  const { chain, lines, saver } = await createSaver(folder)
  const side = join(folder, SIDE_FILE)
  for (let time = 0; time < 3; time += 1) {
    symlinkSync('/dev/full', side)
    expect(await saver.saveAll()).toBeUndefined()
    expect(existsSync(side)).toBe(false)
  }
  expect(lines).toEqual([expect.stringMatching(/disk is full.*Free some space at .*What was saved before is safe/)])
  expect(await saver.saveAll()).toBeDefined()
  expect(lines).toHaveLength(2)
  expect(lines[1]).toBe('The local chain is being saved to disk again.')
  await chain.stop()
})

it('case 90: a folder that is not writable is reported once, and saving resumes once it is', async () => {
  const folder = testFolder(onTestFinished)
  const inner = join(folder, 'chain')
  mkdirSync(inner)
  const { chain, lines, saver } = await createSaver(inner)
  rmSync(inner, { recursive: true })
  expect(await saver.saveAll()).toBeUndefined()
  expect(await saver.saveAll()).toBeUndefined()
  expect(lines).toEqual([expect.stringContaining('Make that folder writable')])
  mkdirSync(inner)
  expect(await saver.saveAll()).toBeDefined()
  await chain.stop()
})
