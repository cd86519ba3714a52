import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** One state on disk: state-<number>-<when, in ms>.json.gz. The number grows with each. */
export type SavedState = { name: string; number: number; savedAtMs: number }

const NAME = /^state-(\d+)-(\d+)\.json\.gz$/
/** Number of states kept; if the newest is damaged, the previous one is loaded. */
const KEPT_STATES = 2
/** File written last by a clean stop, with the name of its state. */
const CLEAN_STOP = 'clean-stop'
/** A state is written here and then renamed. A kill may leave an incomplete file, which is never read. */
export const SIDE_FILE = 'writing'
/** The unpacked state, which is the only format anvil loads. */
const LOAD_FILE = 'load.json'

/** The saved states, newest first. */
export function savedStates(folder: string): SavedState[] {
  return readdirSync(folder)
    .flatMap((name) => {
      const [, number, savedAtMs] = NAME.exec(name) ?? []
      return number === undefined ? [] : [{ name, number: Number(number), savedAtMs: Number(savedAtMs) }]
    })
    .toSorted((a, b) => b.number - a.number)
}

type State = { best_block_number?: unknown; blocks?: { header: { number: string; timestamp: string } }[] }

/**
 * Each reload adds the first block of the new process to the blocks of the state, and anvil then takes either one for
 * block 0. The oldest is the chain's own; the page recognises the chain by its hash.
 */
function withOneGenesis(state: State): State | null {
  const blocks = state.blocks ?? []
  const firsts = blocks.filter(({ header }) => Number(header.number) === 0)
  if (firsts.length < 2) return null
  const genesis = firsts.reduce((a, b) => (Number(b.header.timestamp) < Number(a.header.timestamp) ? b : a))
  return { ...state, blocks: blocks.filter((block) => block === genesis || !firsts.includes(block)) }
}

/** The unpacked state (gzip carries a checksum), or null when it is damaged. */
export function readState(folder: string, { name }: SavedState): { json: string; blockNumber: number } | null {
  try {
    const json = gunzipSync(readFileSync(join(folder, name))).toString()
    const state = JSON.parse(json) as State | null
    const blockNumber = state?.best_block_number
    if (state === null || typeof blockNumber !== 'number') return null
    const repaired = withOneGenesis(state)
    return { json: repaired === null ? json : JSON.stringify(repaired), blockNumber }
  } catch {
    return null
  }
}

function writeThrough(path: string, bytes: Uint8Array) {
  const file = openSync(path, 'w')
  try {
    for (let written = 0; written < bytes.length;) written += writeSync(file, bytes, written)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

function syncFolder(folder: string) {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Atomic: side file, sync, rename, sync of the folder. Throws on a disk error, which leaves the saved states unchanged. */
export function writeState(folder: string, bytes: Uint8Array, savedAtMs: number): SavedState {
  const number = (savedStates(folder)[0]?.number ?? 0) + 1
  const name = `state-${number}-${savedAtMs}.json.gz`
  const side = join(folder, SIDE_FILE)
  try {
    writeThrough(side, bytes)
    renameSync(side, join(folder, name))
  } catch (error) {
    rmSync(side, { force: true, recursive: true })
    throw error
  }
  syncFolder(folder)
  for (const old of savedStates(folder).slice(KEPT_STATES)) rmSync(join(folder, old.name), { force: true })
  return { name, number, savedAtMs }
}

export function markCleanStop(folder: string, { name }: SavedState) {
  writeThrough(join(folder, CLEAN_STOP), Buffer.from(name))
}

/** True if this state is from a clean stop. Removes the mark, which is wrong from now on. */
export function takeCleanStop(folder: string, { name }: SavedState): boolean {
  const path = join(folder, CLEAN_STOP)
  try {
    return readFileSync(path, 'utf8') === name
  } catch {
    return false
  } finally {
    rmSync(path, { force: true })
  }
}

export function writeLoadFile(folder: string, json: string): string {
  removeLoadFile(folder)
  const path = join(folder, LOAD_FILE)
  try {
    writeFileSync(path, json)
    return path
  } catch (error) {
    removeLoadFile(folder)
    throw error
  }
}

export const removeLoadFile = (folder: string) => rmSync(join(folder, LOAD_FILE), { force: true })
