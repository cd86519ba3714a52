import { type ChildProcess, fork } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RestoredState } from '../anvil/boot.ts'
import { readRecord } from '../anvil/chainRecord.ts'
import type { DumpStage } from '../state/stateSaver.ts'
import type { LauncherReport } from './launcherProcess.ts'

export type TestLauncher = {
  rpcUrl: string
  restored: RestoredState | null
  /** Resolves at the next dump event of this kind. */
  nextDump: (moment: DumpStage) => Promise<void>
  /** Duration of the last dump, from the request to the rename. */
  dumpMs: () => number
  nextLog: () => Promise<string>
  killLauncher: () => Promise<void>
  killChain: () => void
  stop: () => Promise<void>
}

const PROGRAM = join(import.meta.dirname, 'launcherProcess.ts')

const journalOf = (dataDir: string) => join(dataDir, 'dumps.log')

type JournalEntry = { moment: DumpStage; atMs: number }

function readJournal(dataDir: string): JournalEntry[] {
  const lines = readFileSync(journalOf(dataDir), 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => {
    const [moment, atMs] = line.split(' ')
    return { moment: moment as DumpStage, atMs: Number(atMs) }
  })
}

/** True if the journal shows that the kill came during a dump. */
export function wasKilledDuringDump(dataDir: string, victim: 'chain' | 'launcher' | 'both'): boolean {
  const moments = readJournal(dataDir).map(({ moment }) => moment)
  return victim === 'chain' ? moments.includes('failed') : moments.at(-1) === 'requested'
}

/** Time at which the last dump saved before the kill was requested; null if none was saved since the journal began. */
export function lastSavedRequestMs(dataDir: string, killedAtMs: number): number | null {
  const entries = readJournal(dataDir).filter(({ atMs }) => atMs <= killedAtMs)
  const lastSave = entries.findLastIndex(({ moment }) => moment === 'saved')
  return entries[lastSave - 1]?.atMs ?? null
}

export const clearJournal = (dataDir: string) => writeFileSync(journalOf(dataDir), '')

async function waitUntilReady(
  child: ChildProcess,
  events: EventEmitter,
): Promise<{ rpcUrl: string; restored: RestoredState | null }> {
  const exit = once(child, 'exit').then(() => ({ kind: 'problem', sentence: 'The launcher ended.' }) as const)
  const started = once(events, 'started').then(([report]) => report as LauncherReport)
  const report = await Promise.race([started, exit])
  if (report.kind !== 'ready') throw new Error(report.kind === 'problem' ? report.sentence : report.kind)
  return report
}

/** Starts a launcher in its own process on this data folder, and waits until its chain answers. */
export async function startTestLauncher(dataDir: string): Promise<TestLauncher> {
  clearJournal(dataDir)
  const child = fork(PROGRAM, [dataDir, journalOf(dataDir)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const events = new EventEmitter()
  let askedAt = 0
  let dumpMs = 10
  child.on('message', (message) => {
    const report = message as LauncherReport
    if (report.kind === 'dump') {
      if (report.moment === 'requested') askedAt = performance.now()
      if (report.moment === 'saved') dumpMs = performance.now() - askedAt
      events.emit(`dump ${report.moment}`)
    } else if (report.kind === 'log') events.emit('log', report.line)
    else events.emit('started', report)
  })
  const { rpcUrl, restored } = await waitUntilReady(child, events)
  const exited = once(child, 'exit')
  return {
    rpcUrl,
    restored,
    nextDump: async (moment) => void (await once(events, `dump ${moment}`)),
    dumpMs: () => dumpMs,
    nextLog: async () => String((await once(events, 'log'))[0]),
    killLauncher: async () => {
      child.kill('SIGKILL')
      await exited
    },
    killChain: () => {
      const record = readRecord(dataDir)
      if (record !== null) process.kill(record.chain.pid, 'SIGKILL')
    },
    stop: async () => {
      child.send('stop')
      await exited
    },
  }
}
