import type { Parameter } from '@musi/api/parameters'
import { type Address, parseAddress } from '@musi/domain/address'
import type { Answer } from '#edge/http/answer.ts'
import { problemAnswer } from '#edge/http/problemAnswer.ts'
import type { ServedRequest } from '#edge/http/servedRequest.ts'
import type { LogPlace } from '../store/historyPart.ts'

type Query = Readonly<Record<string, Parameter>>

type Values = {
  address: Address
  currency: Address | 'native'
  id: string
  count: string
  cursor: string
  number: number
  place: LogPlace
  /** Start of the day, in seconds. */
  day: number
}
type ValueOf<Each> = Each extends { choices: readonly (infer Choice)[] }
  ? Choice
  : Each extends { is: infer Is extends keyof Values }
    ? Values[Is]
    : never
type MayBeMissing<Each> = Each extends { isNeeded: true } | { otherwise: string | number } ? never : null

/** The parsed values of a resource's query. */
export type QueryValues<Named extends Query> = {
  readonly [Name in keyof Named]: ValueOf<Named[Name]> | MayBeMissing<Named[Name]>
}

/** A query parameter is invalid. Caught in `orBadQuery`. */
class BadQuery extends Error {}

/** Refuses the query with a sentence; call it within `orBadQuery`. */
export const badQuery = (sentence: string): never => {
  throw new BadQuery(sentence)
}

/** Throws if a required value is missing. */
export const required = <Value>(value: Value | null, name: string): Value =>
  value ?? badQuery(`\`${name}\` is missing.`)

const PARSERS: { readonly [Is in keyof Values]: (text: string, name: string) => Values[Is] } = {
  address: (text, name) => parseAddress(text) ?? badQuery(`\`${name}\` is an address: 0x and 40 hexadecimal digits.`),
  currency: (text, name) => (text === 'native' ? text : PARSERS.address(text, name)),
  id: (text, name) => {
    const lowerCase = text.toLowerCase()
    return /^0x[0-9a-f]{64}$/.test(lowerCase)
      ? lowerCase
      : badQuery(`\`${name}\` is an id: 0x and 64 hexadecimal digits.`)
  },
  count: (text, name) =>
    /^(?:0|[1-9]\d{0,77})$/.test(text) ? text : badQuery(`\`${name}\` is a whole number, as the contract counts.`),
  cursor: (text) => text,
  number: (text, name) =>
    /^\d{1,15}$/.test(text) ? Number(text) : badQuery(`\`${name}\` is a whole number, as the page before names it.`),
  place: (text, name) => {
    const [, block, log] = /^(\d{1,15})\.(\d{1,9})$/.exec(text) ?? []
    if (block === undefined || log === undefined)
      return badQuery(`\`${name}\` is a block and a log in it, such as 12.3, as the page before names them.`)
    return { block: Number(block), log: Number(log) }
  },
  day: (text, name) => {
    const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
    return Number.isNaN(time) ? badQuery(`\`${name}\` is a day, such as 2026-11-01.`) : time / 1000
  },
}

function parseParameter(parameter: Parameter, text: string | null, name: string) {
  if (parameter.is !== 'choice') return text === null ? null : PARSERS[parameter.is](text, name)
  if (text === null) return parameter.otherwise
  return (
    parameter.choices.find((each) => String(each) === text) ??
    badQuery(`\`${name}\` is one of ${parameter.choices.join(', ')}.`)
  )
}

/** Reads a query as its resource describes it; call it within `orBadQuery`. */
export function parseQuery<Named extends Query>(
  query: Named,
  request: Pick<ServedRequest, 'query'>,
): QueryValues<Named> {
  const values = Object.entries(query).map(([name, parameter]) => {
    const value = parseParameter(parameter, request.query(name), name)
    return [name, parameter.isNeeded ? required(value, name) : value] as const
  })
  return Object.fromEntries(values) as QueryValues<Named>
}

/** Returns the answer, or the refusal of an invalid query. */
export async function orBadQuery(answer: () => Promise<Answer>): Promise<Answer> {
  try {
    return await answer()
  } catch (error) {
    if (error instanceof BadQuery) return problemAnswer(400, 'badQuery', error.message)
    throw error
  }
}
