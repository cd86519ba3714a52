import { type ChildProcess, fork } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CardOrder, CardReport } from './cardOrder.ts'

/** Cards that wait to be drawn; further ones are refused. */
const MAX_WAITING = 64
const MAX_MS = 10_000
/** The process ends after this long without a card. */
const IDLE_MS = 60_000
/** Answers of the server come first. */
const LOW_PRIORITY = 10

export type CardPainter = {
  /** Returns the PNG; null if it cannot be drawn, or too many wait. */
  draw: (order: CardOrder) => Promise<Uint8Array | null>
  stop: () => void
}

/** The fonts of the cards in a built app (apps/web/build/fonts/cardFonts.ts); null if there are none. */
export function cardFontsIn(webDist: string | null): string | null {
  const folder = webDist === null ? null : join(webDist, '.card-fonts')
  return folder !== null && existsSync(folder) ? folder : null
}

const escaped = (path: string) => path.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Our fonts, then those of the system for other scripts. */
const fontSettings = (fonts: string, cache: string): string =>
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${escaped(fonts)}</dir><cachedir>${escaped(cache)}</cachedir><include ignore_missing="yes">/etc/fonts/fonts.conf</include></fontconfig>`

/** Draws cards one at a time in a process that is started for the first one. */
export function cardPainter(fonts: string, log: { warn: (line: string) => void }): CardPainter {
  let child: ChildProcess | null = null
  let home: string | null = null
  let idle: NodeJS.Timeout | null = null
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  function start(): ChildProcess {
    home ??= mkdtempSync(join(tmpdir(), 'musi-cards-'))
    const settings = join(home, 'fonts.conf')
    writeFileSync(settings, fontSettings(fonts, join(home, 'cache')))
    const started = fork(new URL('cardProcess.ts', import.meta.url), {
      env: { PATH: process.env['PATH'], FONTCONFIG_FILE: settings, VIPS_CONCURRENCY: '1' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    if (started.pid !== undefined) lowerPriority(started.pid)
    started.unref()
    started.channel?.unref()
    const gone = () => {
      if (child === started) child = null
    }
    started.on('exit', gone)
    started.on('error', (error) => {
      log.warn(`Cards cannot be drawn: ${error.message}`)
      gone()
    })
    return started
  }

  function end() {
    child?.kill('SIGKILL')
    child = null
  }

  async function drawn(order: CardOrder): Promise<Uint8Array | null> {
    if (idle !== null) clearTimeout(idle)
    child ??= start()
    const report = await reportOf(child, order)
    if (report === null) end()
    else if (report.trouble !== undefined) log.warn(`A card could not be drawn: ${report.trouble}`)
    idle = setTimeout(end, IDLE_MS).unref()
    return report?.png ?? null
  }

  return {
    async draw(order) {
      if (waiting >= MAX_WAITING) return null
      waiting += 1
      const turn = last.then(() => drawn(order))
      last = turn.catch(() => null)
      try {
        return await turn
      } finally {
        waiting -= 1
      }
    },
    stop() {
      if (idle !== null) clearTimeout(idle)
      end()
      if (home !== null) rmSync(home, { recursive: true, force: true })
    },
  }
}

/** Returns null if the process ends or takes too long. */
function reportOf(child: ChildProcess, order: CardOrder): Promise<CardReport | null> {
  const { promise, resolve } = Promise.withResolvers<CardReport | null>()
  const late = setTimeout(() => resolve(null), MAX_MS)
  const gone = () => resolve(null)
  child.once('message', (report) => resolve(report as CardReport))
  child.once('exit', gone)
  child.send(order, (error) => {
    if (error !== null) resolve(null)
  })
  return promise.finally(() => {
    clearTimeout(late)
    child.removeAllListeners('message')
    child.removeListener('exit', gone)
  })
}

/** A system may refuse; the cards are then drawn all the same. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, LOW_PRIORITY)
  } catch {}
}
