import { readFile } from 'node:fs/promises'
import type { Log } from '#platform/log.ts'

/** Takedowns by this server's operator: recordings, previews and pictures by hash, songs by id. */
export type Takedowns = {
  has: (id: string | null) => boolean
  /** Reads the file again; also by itself, three times a minute. */
  look: () => Promise<void>
  stop: () => void
}

const EVERY_MS = 20_000
const bare = (id: string) => id.toLowerCase().replace(/^0x/, '')

type Listed = { ids: ReadonlySet<string>; unread: readonly number[] }

/** A hash or an id in each line, with or without 0x; what follows a # is for people. */
export function listedIn(text: string): Listed {
  const ids = new Set<string>()
  const unread: number[] = []
  for (const [at, line] of text.split('\n').entries()) {
    const id = bare((line.split('#', 1)[0] ?? '').trim())
    if (/^[0-9a-f]{64}$/.test(id)) ids.add(id)
    else if (id !== '') unread.push(at + 1)
  }
  return { ids, unread }
}

/** `always`: takedowns without a file, for the seeded past of a development chain (spec: songs.withdrawn). */
export function takedowns(file: string | null, log: Pick<Log, 'error'>, always: readonly string[] = []): Takedowns {
  const others = new Set(always.map(bare))
  let ids: ReadonlySet<string> = new Set()
  let lastSentence = ''

  function say(sentence: string) {
    if (sentence !== '' && sentence !== lastSentence) log.error(sentence)
    lastSentence = sentence
  }
  async function look() {
    if (file === null) return
    try {
      const listed = listedIn(await readFile(file, 'utf8'))
      ids = listed.ids
      const { unread } = listed
      say(unread.length === 0 ? '' : `${file}: no hash and no song in line ${unread.slice(0, 5).join(', ')}.`)
    } catch {
      // An unreadable file does not lift existing takedowns.
      say(`${file} (MUSI_TAKEDOWN_FILE) cannot be read. What it said before still holds.`)
    }
  }

  const timer = file === null ? undefined : setInterval(() => void look(), EVERY_MS).unref()
  return {
    has: (id) => id !== null && (ids.has(bare(id)) || others.has(bare(id))),
    look,
    stop: () => clearInterval(timer),
  }
}
