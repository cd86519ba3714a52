import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededNumbers } from '@musi/domain/random/seededNumbers'
import {
  type TestLauncher,
  clearJournal,
  lastSavedRequestMs,
  startTestLauncher,
  wasKilledDuringDump,
} from './testLauncher.ts'
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
async function waitForKillMoment(launcher: TestLauncher, random: () => number) {
  await pause(100 + random() * 900)
  if (random() < 0.35) return
  const dumpStarted = launcher.nextDump('requested')
  await dumpStarted
  await pause(random() * launcher.dumpMs())
}

async function kill(launcher: TestLauncher, victim: Victim): Promise<void> {
  if (victim !== 'launcher') launcher.killChain()
  if (victim !== 'chain') await launcher.killLauncher()
}

function check(condition: boolean, sentence: string): asserts condition {
  if (!condition) throw new Error(sentence)
}

/** If only the chain was killed, its launcher restores it, otherwise a new launcher does. Both report what they restored. */
async function restartAfterKill(
  launcher: TestLauncher,
  victim: Victim,
  logLine: Promise<string>,
  dataDir: string,
): Promise<TestLauncher> {
  if (victim === 'chain') {
    const line = await logLine
    check(/was restarted from block \d+, saved at/.test(line), `The launcher said only: ${line}`)
    return launcher
  }
  return startTestLauncher(dataDir)
}

type KillContext = { dataDir: string; money: ReturnType<typeof transfers>; random: () => number }

async function runRound(launcher: TestLauncher, { dataDir, money, random }: KillContext) {
  const victim = VICTIMS[Math.floor(random() * VICTIMS.length)] ?? 'both'
  clearJournal(dataDir)
  money.begin(launcher.rpcUrl)
  await waitForKillMoment(launcher, random)
  const logLine = launcher.nextLog()
  const killedAtMs = Date.now()
  await kill(launcher, victim)
  await money.end()
  // Read before a new launcher clears the journal; a killed chain appears in it only once its launcher has noticed.
  const wasLauncherInsideDump = victim !== 'chain' && wasKilledDuringDump(dataDir, victim)
  const lastSavedRequest = lastSavedRequestMs(dataDir, killedAtMs)
  const next = await restartAfterKill(launcher, victim, logLine, dataDir)
  const inside = victim === 'chain' ? wasKilledDuringDump(dataDir, victim) : wasLauncherInsideDump
  const loss = await money.lossAt(next.rpcUrl, killedAtMs)
  return { next, victim, inside, loss, lastSavedRequest }
}

type Round = Awaited<ReturnType<typeof runRound>>

/** The losses of a round, in one line. Throws if they are larger than allowed. */
function checkRound(
  { next: { restored }, victim, inside, loss, lastSavedRequest }: Round,
  maxLossMs = Infinity,
): string {
  if (victim !== 'chain') {
    check(restored !== null, 'The start after a kill restored nothing.')
    check(restored.skippedDamaged === 0, 'A saved state was unreadable.')
    check(!restored.afterCleanStop, 'A kill was taken for a clean stop.')
  }
  const what = `${loss.count} transfers are lost, the oldest ${loss.oldestMs} ms old`
  const isLossUnsaved =
    loss.firstLostAtMs === null || lastSavedRequest === null || loss.firstLostAtMs >= lastSavedRequest
  check(isLossUnsaved, `${what}, although a dump requested after it was saved.`)
  check(loss.oldestMs <= maxLossMs, what)
  check(victim !== 'launcher' || loss.count === 0, `The chain lived on, but ${what}.`)
  return `${victim} killed${inside ? ' inside a dump' : ''}: ${what}`
}

/** After all the kills, a clean stop still loses nothing, and the next start recognises it as clean. */
async function stopCleanly(launcher: TestLauncher, { dataDir, money }: KillContext) {
  await launcher.stop()
  const next = await startTestLauncher(dataDir)
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
  let launcher = await startTestLauncher(dataDir)
  try {
    while (result.rounds < rounds || result.insideDump < insideDumpAtLeast) {
      check(result.rounds < 3 * rounds, `Only ${result.insideDump} kills landed inside a dump.`)
      const ended = await runRound(launcher, bench)
      // Set before any check, so that a failure still ends the running chain below.
      launcher = ended.next
      const line = checkRound(ended, maxLossMs)
      const { victim, inside, loss } = ended
      result.rounds += 1
      kills[victim] += 1
      if (inside) result.insideDump += 1
      result.lost += loss.count
      result.worstLossMs = Math.max(result.worstLossMs, loss.oldestMs)
      log(`${result.rounds}: ${line}`)
    }
    await stopCleanly(launcher, bench)
    return { ...result, transfers: bench.money.total() }
  } finally {
    launcher.killChain()
    await launcher.killLauncher()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
