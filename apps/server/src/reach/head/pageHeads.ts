import { RecentMap } from '#platform/recentMap.ts'
import { homeSubject } from '../subjects/fixedPages.ts'
import type { PageSubject } from '../subjects/pageSubject.ts'
import type { ReachNeeds } from '../subjects/reachNeeds.ts'
import { subjectAt } from '../subjects/subjectOf.ts'
import { headTags } from './headTags.ts'

/** Longest time a page waits for its head; then it gets the head of the home page. */
const MAX_WAIT_MS = 250
/** Age from which a head is refreshed in the background; pages use the old one until that is done. */
const FRESH_MS = 5000
/** Age from which pages wait for a new head. Less than the 20 s between two reads of the takedowns. */
const SHOWN_MS = 15_000
const MAX_CACHED = 2000
/** Most origins of one server; each has its own head. */
const MAX_ORIGINS = 4
/** Most subjects read at once. Further pages get the head of the home page, so that a flood of requests causes no reads. */
const MAX_READING = 16

export type PageHeads = {
  /** The tags of the page at a path. `origin`: base of their URLs. */
  tags: (path: string, origin: string) => Promise<string>
}

type Needs = ReachNeeds & { log: { error: (line: string) => void } }

/** A page's head per origin, from one read of its subject. */
type Head = { mark: number; readMs: number; tags: (origin: string) => string }

export function pageHeads(needs: Needs): PageHeads {
  const { clock, moderation, log } = needs
  const cached = new RecentMap<string, Head>(MAX_CACHED)
  const pending = new Map<string, { mark: number; head: Promise<Head> }>()
  const home = headOf(homeSubject())

  let reading = 0

  async function read(path: string): Promise<PageSubject | null> {
    reading += 1
    try {
      return await subjectAt(needs, path)
    } catch (error) {
      log.error(`The head of ${path} could not be made: ${error instanceof Error ? error.message : String(error)}`)
      return null
    } finally {
      reading -= 1
    }
  }

  /** Reads a head, shared by all requests in the meantime; null if too many are being read. */
  function readHead(path: string, mark: number): Promise<Head> | null {
    const sameHead = pending.get(path)
    if (sameHead !== undefined && sameHead.mark === mark) return sameHead.head
    if (reading >= MAX_READING) return null
    const readMs = clock.now()
    const head = read(path).then((subject) => {
      const made = { mark, readMs, tags: subject === null ? home : headOf(subject) }
      cached.set(path, made)
      if (pending.get(path)?.head === head) pending.delete(path)
      return made
    })
    pending.set(path, { mark, head })
    return head
  }

  return {
    async tags(path, origin) {
      const mark = moderation.changeCount()
      const known = cached.get(path)
      const ageMs = known?.mark === mark ? clock.now() - known.readMs : Number.POSITIVE_INFINITY
      const isWithin = (limitMs: number) => ageMs >= 0 && ageMs < limitMs
      const newHead = isWithin(FRESH_MS) ? null : readHead(path, mark)
      if (known !== undefined && isWithin(SHOWN_MS)) return known.tags(origin)
      const head = newHead === null ? null : await Promise.race([newHead, timeLimit()])
      return (head?.tags ?? home)(origin)
    },
  }
}

/** The tags of a subject, built once per origin. */
function headOf(subject: PageSubject): (origin: string) => string {
  const made = new RecentMap<string, string>(MAX_ORIGINS)
  return (origin) => {
    const tags = made.get(origin) ?? headTags(subject, origin)
    made.set(origin, tags)
    return tags
  }
}

const timeLimit = () => new Promise<null>((resolve) => void setTimeout(() => resolve(null), MAX_WAIT_MS).unref())
