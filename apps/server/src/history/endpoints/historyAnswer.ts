import { createHash } from 'node:crypto'
import type { Resource } from '@musi/api/resource'
import { fileAnswer } from '#edge/http/fileAnswer.ts'
import { awayAnswer, problemAnswer } from '#edge/http/problemAnswer.ts'
import { leftOutField, readableRows } from '#edge/http/readableRows.ts'
import { textFile } from '#edge/http/servedFile.ts'
import type { Endpoint } from '#edge/http/route.ts'
import type { ServedRequest } from '#edge/http/servedRequest.ts'
import type { ChainIndex, IndexPage } from '../chainIndex.ts'
import type { HistoryQuery } from '../rows/historyQueries.ts'
import type { LogPlace } from '../store/historyPart.ts'
import { ROW_FORM } from '../store/rowForm.ts'
import { type QueryValues, parseQuery, orBadQuery } from './askedQuery.ts'

export type HistoryNeeds = { index: Pick<ChainIndex, 'isKept' | 'query' | 'status'> }

/** Kinds of rows available over HTTP. */
type Kind = Exclude<HistoryQuery['kind'], 'artists' | 'recordings'>
type QueryOf<Each extends Kind> = Extract<HistoryQuery, { kind: Each }>
type Rows<Each extends Kind> = IndexPage<Each>['rows']
type LastRow<Each extends Kind> = Rows<Each>[number]

export const placeOf = ({ block, log }: LogPlace): string => `${block}.${log}`

/** The answer stays the same until the next block. */
const etagOf = ({ at, behind }: Pick<IndexPage<Kind>, 'at' | 'behind'>) =>
  `"${ROW_FORM}.${at.number}.${at.hash.slice(2, 18)}.${behind}"`

const LIVE = 'no-cache'

/** Adds what the chain does not know to the rows; null if that is unavailable. */
type CompleteRows<Each extends Kind> = (rows: Rows<Each>) => Promise<readonly unknown[] | null>

/** Answers with one page of the history as of one block, and where the next page begins. */
export function historyAnswer<Each extends Kind, Named extends Resource>(
  kind: Each,
  resource: Named,
  { index }: HistoryNeeds,
  queryOf: (asked: QueryValues<Named['query']>) => Omit<QueryOf<Each>, 'kind'>,
  nextOf: (last: LastRow<Each>) => string,
  completeRows?: CompleteRows<Each>,
): Endpoint {
  const answer = async (request: ServedRequest) => {
    if (!index.isKept) return problemAnswer(404, 'noHistory', 'Nothing is kept here of what happened on this chain.')
    const query = { kind, ...queryOf(parseQuery(resource.query, request)) } as QueryOf<Each>
    const { at, behind } = index.status()
    const etag = at === null || behind === null || completeRows !== undefined ? null : etagOf({ at, behind })
    if (etag !== null && request.headers['if-none-match'] === etag)
      return { status: 304, headers: { etag, 'cache-control': LIVE }, body: null }
    const page = await index.query<Each>(query)
    if (page === null) return unread()
    const { rows, isLast, isTooMuch, ...facts } = page
    if (isTooMuch) return tooMuch()
    const last = (rows as readonly LastRow<Each>[]).at(-1)
    const complete = completeRows === undefined ? rows : await completeRows(rows)
    if (complete === null) return awayAnswer()
    const readable = readableRows(resource.row, complete)
    const next = isLast || last === undefined ? null : nextOf(last)
    const text = JSON.stringify({ ...facts, ...leftOutField(readable.leftOut), next, rows: readable.rows })
    // Data kept off chain changes without a block.
    const tag = completeRows === undefined ? etagOf(page) : `"${createHash('sha256').update(text).digest('base64url')}"`
    return fileAnswer({ ...textFile(text, 'application/json'), etag: tag }, LIVE, request)
  }
  return (request) => orBadQuery(() => answer(request))
}

const tooMuch = () => problemAnswer(422, 'tooMuch', 'More happened here than can be added up in one answer.')

export const unread = () =>
  problemAnswer(503, 'unread', 'The history of the chain is not there yet, so nobody knows what is in it. Try again.', {
    'retry-after': '5',
  })
