import { type ChildProcess, fork } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CardJob, CardResult } from './cardJob.ts'

/** Most waiting cards; further requests are refused. */
const MAX_WAITING = 64
const MAX_MS = 10_000
/** Ends the process after this long without a card. */
const IDLE_MS = 60_000
/** Niceness of the process, so that requests are answered first. */
const LOW_PRIORITY = 10

export type CardPainter = {
  /** Returns the PNG; null if drawing failed or the queue is full. */
  draw: (job: CardJob) => Promise<Uint8Array | null>
  stop: () => void
}

/** Folder of the card fonts in a built app (apps/web/build/fonts/cardFonts.ts); null if there is none. */
export function cardFontsIn(webDist: string | null): string | null {
  const folder = webDist === null ? null : join(webDist, '.card-fonts')
  return folder !== null && existsSync(folder) ? folder : null
}

const escaped = (path: string) => path.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Settings for fontconfig: our fonts first, then the system's fonts for other scripts. */
const fontSettings = (fonts: string, cache: string): string =>
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${escaped(fonts)}</dir><cachedir>${escaped(cache)}</cachedir><include ignore_missing="yes">/etc/fonts/fonts.conf</include></fontconfig>`

/** Draws cards one at a time in a child process, which starts with the first card. */
export function cardPainter(fonts: string, log: { warn: (line: string) => void }): CardPainter {
  let child: ChildProcess | null = null
  let tempFolder: string | null = null
  let idleTimer: NodeJS.Timeout | null = null
  let waiting = 0
  let isStopped = false
  let lastTurn: Promise<unknown> = Promise.resolve()

  function start(): ChildProcess {
    tempFolder ??= mkdtempSync(join(tmpdir(), 'musi-cards-'))
    const settings = join(tempFolder, 'fonts.conf')
    writeFileSync(settings, fontSettings(fonts, join(tempFolder, 'cache')))
    const started = fork(new URL('cardProcess.ts', import.meta.url), {
      env: { PATH: process.env['PATH'], FONTCONFIG_FILE: settings, VIPS_CONCURRENCY: '1' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    if (started.pid !== undefined) lowerPriority(started.pid)
    started.unref()
    started.channel?.unref()
    const forget = () => {
      if (child === started) child = null
    }
    started.on('exit', forget)
    started.on('error', (error) => {
      log.warn(`Cards cannot be drawn: ${error.message}`)
      forget()
    })
    return started
  }

  /** A folder for temporary files may be missing or read-only. */
  function startOrWarn(): ChildProcess | null {
    try {
      return start()
    } catch (error) {
      log.warn(`Cards cannot be drawn: ${error instanceof Error ? error.message : String(error)}`)
      return null
    }
  }

  function end() {
    child?.kill('SIGKILL')
    child = null
  }

  async function drawInChild(job: CardJob): Promise<Uint8Array | null> {
    if (isStopped) return null
    if (idleTimer !== null) clearTimeout(idleTimer)
    child ??= startOrWarn()
    if (child === null) return null
    const result = await resultOf(child, job)
    if (result === null) end()
    else if (result.trouble !== undefined) log.warn(`A card could not be drawn: ${result.trouble}`)
    idleTimer = setTimeout(end, IDLE_MS).unref()
    return result?.png ?? null
  }

  return {
    async draw(job) {
      if (waiting >= MAX_WAITING) return null
      waiting += 1
      const turn = lastTurn.then(() => drawInChild(job))
      lastTurn = turn.catch(() => null)
      try {
        return await turn
      } finally {
        waiting -= 1
      }
    },
    stop() {
      isStopped = true
      if (idleTimer !== null) clearTimeout(idleTimer)
      end()
      if (tempFolder !== null) rmSync(tempFolder, { recursive: true, force: true })
    },
  }
}

/** Returns null if the process ends or takes too long. */
function resultOf(child: ChildProcess, job: CardJob): Promise<CardResult | null> {
  const { promise, resolve } = Promise.withResolvers<CardResult | null>()
  const timeout = setTimeout(() => resolve(null), MAX_MS)
  const onExit = () => resolve(null)
  child.once('message', (result) => resolve(result as CardResult))
  child.once('exit', onExit)
  child.send(job, (error) => {
    if (error !== null) resolve(null)
  })
  return promise.finally(() => {
    clearTimeout(timeout)
    child.removeAllListeners('message')
    child.removeListener('exit', onExit)
  })
}

/** The system may refuse; cards are then drawn at normal priority. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, LOW_PRIORITY)
  } catch {}
}
