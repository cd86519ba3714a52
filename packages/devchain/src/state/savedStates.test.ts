import { readFileSync, readdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { SIDE_FILE, savedStates, markCleanStop, readState, takeCleanStop, writeState } from './savedStates.ts'
import { testFolder } from '../testing/testFolder.ts'

const block = (number: number, timestamp: number) => ({
  header: { number: `0x${number.toString(16)}`, timestamp: `0x${timestamp.toString(16)}` },
})
const packState = (blocks: object[]) => gzipSync(JSON.stringify({ best_block_number: 7, blocks }))
const numbers = (folder: string) => savedStates(folder).map(({ number }) => number)

it('the last two states are kept', () => {
  const folder = testFolder(onTestFinished)
  for (let n = 0; n < 4; n += 1) writeState(folder, packState([]), 1000 + n)
  expect(numbers(folder)).toEqual([4, 3])
  expect(savedStates(folder)[0]?.savedAtMs).toBe(1003)
})

it('case 90: writing to a full disk throws and leaves every saved state unchanged', () => {
  const folder = testFolder(onTestFinished)
  const first = writeState(folder, packState([]), 1)
  const before = readFileSync(join(folder, first.name))
  symlinkSync('/dev/full', join(folder, SIDE_FILE)) // each write to it answers ENOSPC
  expect(() => writeState(folder, packState([]), 2)).toThrow(/ENOSPC/)
  expect(readdirSync(folder)).toEqual([first.name])
  expect(readFileSync(join(folder, first.name))).toEqual(before)
  writeState(folder, packState([]), 3)
  expect(numbers(folder)).toEqual([2, 1])
})

it('case 90: half a state in the side file, as left by a kill, is never read', () => {
  const folder = testFolder(onTestFinished)
  writeFileSync(join(folder, SIDE_FILE), packState([]).subarray(0, 20))
  expect(savedStates(folder)).toEqual([])
})

it('a truncated file, a file that is not a state, and one with a flipped bit are damaged', () => {
  const folder = testFolder(onTestFinished)
  const torn = writeState(folder, packState([]), 1)
  truncateSync(join(folder, torn.name), 30)
  expect(readState(folder, torn)).toBeNull()
  expect(readState(folder, writeState(folder, gzipSync('null'), 2))).toBeNull()
  const flipped = packState([block(1, 2)])
  flipped[25] = (flipped[25] ?? 0) ^ 1
  expect(readState(folder, writeState(folder, flipped, 3))).toBeNull()
})

it('of several first blocks, one per run that loaded the state, the oldest is the chain’s own', () => {
  const folder = testFolder(onTestFinished)
  const blocks = [block(0, 300), block(1, 101), block(0, 100), block(2, 102), block(0, 200)]
  const state = readState(folder, writeState(folder, packState(blocks), 1))
  expect(JSON.parse(state?.json ?? '{}').blocks).toEqual([block(1, 101), block(0, 100), block(2, 102)])
  expect(state?.blockNumber).toBe(7)
})

it('the clean-stop mark belongs to one state and is removed by the next start', () => {
  const folder = testFolder(onTestFinished)
  const old = writeState(folder, packState([]), 1)
  const last = writeState(folder, packState([]), 2)
  markCleanStop(folder, last)
  expect(takeCleanStop(folder, last)).toBe(true)
  expect(takeCleanStop(folder, last)).toBe(false)
  markCleanStop(folder, last)
  expect(takeCleanStop(folder, old)).toBe(false)
})
