import { createHash } from 'node:crypto'
import { type Address, parseAddress } from '@musi/domain/address'
import type { Answer } from '../http/answer.ts'
import { fileAnswer } from '../http/fileAnswer.ts'
import { awayAnswer, problemAnswer } from '../http/problemAnswer.ts'
import { leftOutFact, readableRows } from '../http/readableRows.ts'
import { textFile } from '../http/servedFile.ts'
import type { ServedRequest } from '../http/servedRequest.ts'
import type { ChainIndex, IndexPage } from '../index/chainIndex.ts'
import type { HistoryQuery } from '../index/historyQueries.ts'
import type { LogPlace } from '../index/historyPart.ts'
import { ROW_FORM } from '../index/rowForm.ts'
import { HISTORY_SHAPES, type SentKind } from './historyShapes.ts'

export type HistoryNeeds = { index: Pick<ChainIndex, 'isKept' | 'query' | 'status'> }

type Kind = SentKind
type Rows<Each extends Kind> = IndexPage<Each>['rows']
type LastRow<Each extends Kind> = Rows<Each>[number]

/** A part of the query that is not what it has to be. Caught in `orBadQuery`. */
class BadQuery extends Error {}

const reject = (sentence: string): never => {
  throw new BadQuery(sentence)
}

export function addressIn({ query }: ServedRequest, name: string): Address | null {
  const text = query(name)
  return text === null
    ? null
    : (parseAddress(text) ?? reject(`\`${name}\` is an address: 0x and 40 hexadecimal digits.`))
}

/** An id of 32 bytes. */
export function idIn({ query }: ServedRequest, name: string): string | null {
  const text = query(name)?.toLowerCase() ?? null
  if (text === null || /^0x[0-9a-f]{64}$/.test(text)) return text
  return reject(`\`${name}\` is an id: 0x and 64 hexadecimal digits.`)
}

/** A number of any size that a contract counts by. */
export function countedIn({ query }: ServedRequest, name: string): string | null {
  const text = query(name)
  if (text === null || /^(?:0|[1-9]\d{0,77})$/.test(text)) return text
  return reject(`\`${name}\` is a whole number, as the contract counts.`)
}

export function numberIn({ query }: ServedRequest, name: string): number | null {
  const text = query(name)
  if (text === null) return null
  return /^\d{1,15}$/.test(text) ? Number(text) : reject(`\`${name}\` is a whole number, as the page before names it.`)
}

/** When a day begins, in UTC. */
export function dayIn({ query }: ServedRequest, name: string): number | null {
  const text = query(name)
  if (text === null) return null
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return Number.isNaN(time) ? reject(`\`${name}\` is a day, such as 2026-11-01.`) : time / 1000
}

export function placeIn({ query }: ServedRequest, name: string): LogPlace | null {
  const text = query(name)
  if (text === null) return null
  const [, block, log] = /^(\d{1,15})\.(\d{1,9})$/.exec(text) ?? []
  if (block === undefined || log === undefined)
    return reject(`\`${name}\` is a block and a log in it, such as 12.3, as the page before names them.`)
  return { block: Number(block), log: Number(log) }
}

export function choiceIn<const Choice extends string | number>(
  { query }: ServedRequest,
  name: string,
  choices: readonly Choice[],
): Choice | null {
  const text = query(name)
  if (text === null) return null
  const choice = choices.find((each) => String(each) === text)
  return choice ?? reject(`\`${name}\` is one of ${choices.join(', ')}.`)
}

/** A value without which nothing can be answered. */
export const needed = <Value>(value: Value | null, name: string): Value => value ?? reject(`\`${name}\` is missing.`)

export const placeOf = ({ block, log }: LogPlace): string => `${block}.${log}`

/** The same address answers the same until the next block. */
const etagOf = ({ at, behind }: Pick<IndexPage<Kind>, 'at' | 'behind'>) =>
  `"${ROW_FORM}.${at.number}.${at.hash.slice(2, 18)}.${behind}"`

const LIVE = 'no-cache'

/** Rows with what the chain does not know of them. Null: it cannot be had at the moment. */
type Completed<Each extends Kind> = (rows: Rows<Each>) => Promise<readonly unknown[] | null>

/** One page of the history, of one block, with where the next one begins. */
export async function historyAnswer<Each extends Kind>(
  { index }: HistoryNeeds,
  request: ServedRequest,
  queryOf: () => Extract<HistoryQuery, { kind: Each }>,
  nextOf: (last: LastRow<Each>) => string,
  completed?: Completed<Each>,
): Promise<Answer> {
  return await orBadQuery(async () => {
    if (!index.isKept) return problemAnswer(404, 'noHistory', 'Nothing is kept here of what happened on this chain.')
    const query = queryOf()
    const { kind }: { kind: Kind } = query
    const { at, behind } = index.status()
    const etag = at === null || behind === null || completed !== undefined ? null : etagOf({ at, behind })
    if (etag !== null && request.headers['if-none-match'] === etag)
      return { status: 304, headers: { etag, 'cache-control': LIVE }, body: null }
    const page = await index.query<Each>(query)
    if (page === null) return unread()
    const { rows, isLast, isTooMuch, ...facts } = page
    if (isTooMuch) return tooMuch()
    const last = (rows as readonly LastRow<Each>[]).at(-1)
    const complete = completed === undefined ? rows : await completed(rows)
    if (complete === null) return awayAnswer()
    const readable = readableRows(HISTORY_SHAPES[kind], complete)
    const next = isLast || last === undefined ? null : nextOf(last)
    const text = JSON.stringify({ ...facts, ...leftOutFact(readable.leftOut), next, rows: readable.rows })
    // What is kept beside the chain changes without a block.
    const tag = completed === undefined ? etagOf(page) : `"${createHash('sha256').update(text).digest('base64url')}"`
    return fileAnswer({ ...textFile(text, 'application/json'), etag: tag }, LIVE, request)
  })
}

/** An answer, or what is wrong with the query that it was to be made of. */
export async function orBadQuery(answer: () => Promise<Answer>): Promise<Answer> {
  try {
    return await answer()
  } catch (error) {
    if (error instanceof BadQuery) return problemAnswer(400, 'badQuery', error.message)
    throw error
  }
}

const tooMuch = () => problemAnswer(422, 'tooMuch', 'More happened here than can be added up in one answer.')

export const unread = () =>
  problemAnswer(503, 'unread', 'The history of the chain is not there yet, so nobody knows what is in it. Try again.', {
    'retry-after': '5',
  })
