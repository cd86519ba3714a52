import { readFile } from 'node:fs/promises'
import type { Log } from '#platform/log.ts'

/** Takedowns of this server: recordings, previews and pictures by hash, songs by id. */
export type Takedowns = {
  has: (id: string | null) => boolean
  /** Changes whenever the takedowns change. */
  changeCount: () => number
  /** Reads the file again now; it is also read three times a minute. */
  reread: () => Promise<void>
  stop: () => void | Promise<void>
}

export const TAKEDOWNS_READ_MS = 20_000
/**
 * Longest time for which anybody may reuse an answer that a takedown can hide. Together with the
 * interval between two reads, it is less than the minute within which a takedown takes effect
 * (spec: songs.withdrawn, reach.silent).
 */
export const WITHDRAWABLE_SECONDS = 30
export const normalizeId = (id: string) => id.toLowerCase().replace(/^0x/, '')

type Listed = { ids: ReadonlySet<string>; unread: readonly number[] }

/** Parses a file with one hash or id per line, with or without 0x; text after # is a comment. */
export function parseTakedowns(text: string): Listed {
  const ids = new Set<string>()
  const unread: number[] = []
  for (const [at, line] of text.split('\n').entries()) {
    const id = normalizeId((line.split('#', 1)[0] ?? '').trim())
    if (/^[0-9a-f]{64}$/.test(id)) ids.add(id)
    else if (id !== '') unread.push(at + 1)
  }
  return { ids, unread }
}

/** Takedowns in the file of MUSI_TAKEDOWN_FILE (spec: songs.withdrawn). */
export function takedownFile(file: string | null, log: Pick<Log, 'error'>): Takedowns {
  let ids: ReadonlySet<string> = new Set()
  let lastSentence = ''
  let lastText = ''
  let changeCount = 0

  function logOnce(sentence: string) {
    if (sentence !== '' && sentence !== lastSentence) log.error(sentence)
    lastSentence = sentence
  }
  async function reread() {
    if (file === null) return
    try {
      const text = await readFile(file, 'utf8')
      if (text !== lastText) changeCount += 1
      lastText = text
      const listed = parseTakedowns(text)
      ids = listed.ids
      const { unread } = listed
      logOnce(unread.length === 0 ? '' : `${file}: no hash and no song in line ${unread.slice(0, 5).join(', ')}.`)
    } catch {
      // Earlier takedowns stay in force while the file cannot be read.
      logOnce(`${file} (MUSI_TAKEDOWN_FILE) cannot be read. What it said before still holds.`)
    }
  }

  const timer = file === null ? undefined : setInterval(() => void reread(), TAKEDOWNS_READ_MS).unref()
  return {
    has: (id) => id !== null && ids.has(normalizeId(id)),
    changeCount: () => changeCount,
    reread,
    stop: () => clearInterval(timer),
  }
}
