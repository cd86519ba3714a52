import { RecentMap } from '#platform/recentMap.ts'
import { homeSubject } from '../subjects/fixedPages.ts'
import type { PageSubject } from '../subjects/pageSubject.ts'
import type { ReachNeeds } from '../subjects/reachNeeds.ts'
import { subjectAt } from '../subjects/subjectOf.ts'
import { headTags } from './headTags.ts'

/** Longest time a page waits for its head; then it gets the head of the home page. */
const MAX_WAIT_MS = 250
/** Less than the minute within which a takedown takes effect. */
const CACHED_MS = 5000
const MAX_CACHED = 2000
/** Most subjects read at once. Further pages get the head of the home page, so that a flood of requests causes no reads. */
const MAX_READING = 16

export type PageHeads = {
  /** The tags of the page at a path. `origin`: start of the addresses in them. */
  tags: (path: string, origin: string) => Promise<string>
}

type Needs = ReachNeeds & { log: { error: (line: string) => void } }

export function pageHeads(needs: Needs): PageHeads {
  const { clock, takedowns, log } = needs
  const cached = new RecentMap<string, { mark: number; untilMs: number; subject: Promise<PageSubject | null> }>(
    MAX_CACHED,
  )

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

  function subjectOfPath(path: string): Promise<PageSubject | null> {
    const known = cached.get(path)
    const mark = takedowns.changeCount()
    if (known !== undefined && known.mark === mark && known.untilMs > clock.now()) return known.subject
    if (reading >= MAX_READING) return Promise.resolve(null)
    const subject = read(path)
    cached.set(path, { mark, untilMs: clock.now() + CACHED_MS, subject })
    return subject
  }

  return {
    async tags(path, origin) {
      const subject = await Promise.race([subjectOfPath(path), timeLimit()])
      return headTags(subject ?? homeSubject(), origin)
    },
  }
}

const timeLimit = () => new Promise<null>((resolve) => void setTimeout(() => resolve(null), MAX_WAIT_MS).unref())
