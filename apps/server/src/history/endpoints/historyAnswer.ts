import type { HistoryTopic } from '@musi/api/history/historyNews'
import type { Resource } from '@musi/api/resource'
import type { Answer } from '#edge/http/answer.ts'
import { REVALIDATED, fileAnswer } from '#edge/http/fileAnswer.ts'
import { awayAnswer, problemAnswer } from '#edge/http/problemAnswer.ts'
import { leftOutField, readableRows } from '#edge/http/readableRows.ts'
import { type ServedFile, textFile } from '#edge/http/servedFile.ts'
import type { Endpoint } from '#edge/http/route.ts'
import type { ServedRequest } from '#edge/http/servedRequest.ts'
import type { ChainIndex, IndexPage, IndexStatus } from '../chainIndex.ts'
import type { HistoryQuery } from '../rows/historyQueries.ts'
import type { LogPlace } from '../store/historyPart.ts'
import type { Mark } from '../store/historyStore.ts'
import { ROW_FORMAT } from '../store/rowFormat.ts'
import { type QueryValues, parseQuery, orBadQuery } from './parseQuery.ts'
import { type CachedRows, isRows, cachedRows } from './cachedRows.ts'

export type HistoryNeeds = { index: Pick<ChainIndex, 'isKept' | 'query' | 'status' | 'topics'> }

/** Kinds of rows available over HTTP. */
type Kind = Exclude<HistoryQuery['kind'], 'artists' | 'recordings'>
type QueryOf<Each extends Kind> = Extract<HistoryQuery, { kind: Each }>
type Rows<Each extends Kind> = IndexPage<Each>['rows']
type LastRow<Each extends Kind> = Rows<Each>[number]

export const placeOf = ({ block, log }: LogPlace): string => `${block}.${log}`

/** The answer stays the same until the next block. */
const etagOf = ({ at, behind }: Pick<IndexPage<Kind>, 'at' | 'behind'>) =>
  `"${ROW_FORMAT}.${at.number}.${at.hash.slice(2, 18)}.${behind}"`

/** Topics whose rows an answer depends on; if none are named, each block may change the answer. */
export const TOPICS: Partial<Record<Kind, readonly HistoryTopic[]>> = {
  songs: ['songs', 'plays'],
  earnings: ['songs', 'plays'],
}

/** Other servers, and the operator's file, change data off chain without notice. */
const OFF_CHAIN_MS = 2000

/** Data about the rows that is not on the chain. */
type OffChain<Each extends Kind> = {
  /** Adds it to the rows and leaves out hidden ones; null if the data is unavailable. */
  complete: (rows: Rows<Each>, query: QueryOf<Each>) => Promise<readonly unknown[] | null>
  /** Changes when this server has changed it. */
  changeCount: () => number
}

/**
 * Answers with one page of the history as of one block, and a cursor to the next page (spec:
 * index.kept-answers).
 */
export function historyAnswer<Each extends Kind, Named extends Resource>(
  kind: Each,
  resource: Named,
  { index }: HistoryNeeds,
  queryOf: (values: QueryValues<Named['query']>) => Omit<QueryOf<Each>, 'kind'>,
  nextOf: (last: LastRow<Each>) => string,
  offChain?: OffChain<Each>,
): Endpoint {
  const rowsOf = cachedRows<Answer>({ forMs: offChain === undefined ? Number.POSITIVE_INFINITY : OFF_CHAIN_MS })

  function versionOf({ at }: IndexStatus): string | null {
    if (at === null) return null
    const topics = TOPICS[kind]?.map((topic) => index.topics()[topic]).join(' ')
    return `${topics ?? at.hash} ${offChain?.changeCount() ?? ''}`
  }

  async function read(query: QueryOf<Each>): Promise<CachedRows | Answer> {
    const page = await index.query<Each>(query)
    if (page === null) return unread()
    const { at, since, rows, isLast, isTooMuch } = page
    if (isTooMuch) return tooMuch()
    const last = (rows as readonly LastRow<Each>[]).at(-1)
    const complete = offChain === undefined ? rows : await offChain.complete(rows, query)
    if (complete === null) return awayAnswer()
    const readable = readableRows(resource.row, complete)
    const next = isLast || last === undefined ? null : nextOf(last)
    return {
      at,
      since,
      json: JSON.stringify({ ...leftOutField(readable.leftOut), next, rows: readable.rows }),
      file: null,
    }
  }

  function fileOf(rows: CachedRows, status: IndexStatus): ServedFile {
    const moment = momentOf(rows, status)
    const { file, since } = rows
    if (file?.at.hash === moment.at.hash && file.behind === moment.behind) return file.served
    const text = `${JSON.stringify({ ...moment, since }).slice(0, -1)},${rows.json.slice(1)}`
    const served = textFile(text, 'application/json')
    rows.file = { ...moment, served: offChain === undefined ? { ...served, etag: etagOf(moment) } : served }
    return rows.file.served
  }

  const answer = async (request: ServedRequest) => {
    if (!index.isKept) return noHistory()
    const values = parseQuery(resource.query, request)
    const query = { kind, ...queryOf(values) } as QueryOf<Each>
    const status = index.status()
    const { at, behind } = status
    const etag = at === null || behind === null || offChain !== undefined ? null : etagOf({ at, behind })
    if (etag !== null && request.headers['if-none-match'] === etag)
      return { status: 304, headers: { etag, 'cache-control': REVALIDATED }, body: null }
    const rows = await rowsOf(JSON.stringify(values), versionOf(status), () => read(query))
    return isRows(rows) ? fileAnswer(fileOf(rows, index.status()), REVALIDATED, request) : rows
  }
  return (request) => orBadQuery(() => answer(request))
}

/** The block of cached rows, and their lag. Cached rows hold at the newest indexed block too, if it was reported after they were read. */
function momentOf({ at }: CachedRows, status: IndexStatus): { at: Mark; behind: number } {
  if (status.at === null || status.at.number <= at.number)
    return { at, behind: Math.max(0, (status.behind ?? 0) + (status.at?.number ?? at.number) - at.number) }
  return { at: status.at, behind: status.behind ?? 0 }
}

const tooMuch = () => problemAnswer(422, 'tooMuch', 'More happened here than can be added up in one answer.')

export const noHistory = () => problemAnswer(404, 'noHistory', 'This server keeps no history of this chain.')

export const unread = () =>
  problemAnswer(503, 'unread', 'The history of this chain has not been read yet. Try again.', {
    'retry-after': '5',
  })
