import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededNumbers } from '@musi/domain/random/seededNumbers'
import { type Subject, clearJournal, lastKeptAskedMs, startSubject, wasInsideDump } from './subject.ts'
import { transfers } from './transfers.ts'

export type KillOptions = {
  rounds: number
  seed: number
  /** Rounds continue until this many kills have hit between the start of a dump and its rename. */
  insideDumpAtLeast: number
  /** Age at the kill of the oldest transfer that may be lost. Depends on the speed of the machine, so a test sets none. */
  maxLossMs?: number
  /** Fills the initial data folder; without it the chain is new. */
  begin?: (dataDir: string) => void
  log: (line: string) => void
}

export type KillResult = {
  rounds: number
  kills: Record<Victim, number>
  insideDump: number
  transfers: number
  lost: number
  worstLossMs: number
}

type Victim = 'chain' | 'launcher' | 'both'
const VICTIMS: readonly Victim[] = ['chain', 'launcher', 'both']

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Waits for the moment of a kill: mostly during a dump, sometimes at any time. */
async function waitForKillMoment(subject: Subject, random: () => number) {
  await pause(100 + random() * 900)
  if (random() < 0.35) return
  const dumpStarted = subject.nextDump('asked')
  await dumpStarted
  await pause(random() * subject.dumpMs())
}

async function kill(subject: Subject, victim: Victim): Promise<void> {
  if (victim !== 'launcher') subject.killChain()
  if (victim !== 'chain') await subject.killLauncher()
}

function check(condition: boolean, sentence: string): asserts condition {
  if (!condition) throw new Error(sentence)
}

/** If only the chain was killed, its launcher restores it, otherwise a new launcher does. Both report what they restored. */
async function restartAfterKill(
  subject: Subject,
  victim: Victim,
  logLine: Promise<string>,
  dataDir: string,
): Promise<Subject> {
  if (victim === 'chain') {
    const line = await logLine
    check(/was started again with what it held at block \d+, kept at/.test(line), `The launcher said only: ${line}`)
    return subject
  }
  return startSubject(dataDir)
}

type KillContext = { dataDir: string; money: ReturnType<typeof transfers>; random: () => number }

async function runRound(subject: Subject, { dataDir, money, random }: KillContext) {
  const victim = VICTIMS[Math.floor(random() * VICTIMS.length)] ?? 'both'
  clearJournal(dataDir)
  money.begin(subject.rpcUrl)
  await waitForKillMoment(subject, random)
  const logLine = subject.nextLog()
  const killedAtMs = Date.now()
  await kill(subject, victim)
  await money.end()
  // Read before a new launcher clears the journal; a killed chain appears in it only once its launcher has noticed.
  const wasLauncherInsideDump = victim !== 'chain' && wasInsideDump(dataDir, victim)
  const keptAskedMs = lastKeptAskedMs(dataDir, killedAtMs)
  const next = await restartAfterKill(subject, victim, logLine, dataDir)
  const inside = victim === 'chain' ? wasInsideDump(dataDir, victim) : wasLauncherInsideDump
  const loss = await money.lossAt(next.rpcUrl, killedAtMs)
  return { next, victim, inside, loss, keptAskedMs }
}

type Round = Awaited<ReturnType<typeof runRound>>

/** The losses of a round, in one line. Throws if they are larger than allowed. */
function checkRound({ next: { restored }, victim, inside, loss, keptAskedMs }: Round, maxLossMs = Infinity): string {
  if (victim !== 'chain') {
    check(restored !== null, 'The start after a kill brought nothing back.')
    check(restored.skippedDamaged === 0, 'A kept state was unreadable.')
    check(!restored.afterCleanStop, 'A kill was taken for a clean stop.')
  }
  const what = `${loss.count} transfers are lost, the oldest ${loss.oldestMs} ms old`
  const isLossUnsaved = loss.firstLostAtMs === null || keptAskedMs === null || loss.firstLostAtMs >= keptAskedMs
  check(isLossUnsaved, `${what}, although a dump was requested after it and kept.`)
  check(loss.oldestMs <= maxLossMs, what)
  check(victim !== 'launcher' || loss.count === 0, `The chain lived on, but ${what}.`)
  return `${victim} killed${inside ? ' inside a dump' : ''}: ${what}`
}

/** After all the kills, a clean stop still loses nothing, and the next start recognises it as clean. */
async function stopCleanly(subject: Subject, { dataDir, money }: KillContext) {
  await subject.stop()
  const next = await startSubject(dataDir)
  check(next.restored?.afterCleanStop === true, 'A clean stop was not recognised.')
  const loss = await money.lossAt(next.rpcUrl, Date.now())
  check(loss.count === 0, `${loss.count} transfers are lost after a clean stop.`)
  await next.stop()
}

/** Repeatedly kills the chain, its launcher or both, and checks the restored state. Throws at the first fault. */
export async function killRounds({
  rounds,
  seed,
  insideDumpAtLeast,
  maxLossMs,
  begin,
  log,
}: KillOptions): Promise<KillResult> {
  const dataDir = mkdtempSync(join(tmpdir(), 'musi-kills-'))
  begin?.(dataDir)
  const bench = { dataDir, money: transfers(), random: seededNumbers(String(seed)) }
  const kills = { chain: 0, launcher: 0, both: 0 }
  const result: KillResult = { rounds: 0, kills, insideDump: 0, transfers: 0, lost: 0, worstLossMs: 0 }
  let subject = await startSubject(dataDir)
  try {
    while (result.rounds < rounds || result.insideDump < insideDumpAtLeast) {
      check(result.rounds < 3 * rounds, `Only ${result.insideDump} kills landed inside a dump.`)
      const ended = await runRound(subject, bench)
      // Set before any check, so that a failure still ends the running chain below.
      subject = ended.next
      const line = checkRound(ended, maxLossMs)
      const { victim, inside, loss } = ended
      result.rounds += 1
      kills[victim] += 1
      if (inside) result.insideDump += 1
      result.lost += loss.count
      result.worstLossMs = Math.max(result.worstLossMs, loss.oldestMs)
      log(`${result.rounds}: ${line}`)
    }
    await stopCleanly(subject, bench)
    return { ...result, transfers: bench.money.total() }
  } finally {
    subject.killChain()
    await subject.killLauncher()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
