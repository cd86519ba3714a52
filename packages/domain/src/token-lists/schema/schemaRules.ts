import { safeText } from '../../safeText.ts'

/** `path` is a JSON pointer. */
export type SchemaProblem = { readonly path: string; readonly message: string }

/** Checks one value and appends its problems. */
export type Rule = (value: unknown, path: string, problems: SchemaProblem[]) => void

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Quotes an untrusted key. */
const quoteKey = (key: string) => `'${safeText(key, 40)}'`
const childPath = (path: string, key: string | number) =>
  `${path}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`

/** Counts code points, so an emoji counts as one. */
const lengthOf = (text: string) => {
  let count = 0
  for (const _ of text) count += 1
  return count
}

type TextRule = {
  readonly min?: number
  readonly max?: number
  /** A test of the format, and the message if it fails. */
  readonly format?: readonly [test: (text: string) => boolean, words: string]
}

export const text =
  ({ min = 0, max = Number.POSITIVE_INFINITY, format: like }: TextRule): Rule =>
  (value, path, problems) => {
    if (typeof value !== 'string') return void problems.push({ path, message: 'is not a text' })
    if (value.length < min) problems.push({ path, message: 'is empty' })
    // Counting code points is only needed if the UTF-16 length exceeds a limit.
    if (value.length > max && lengthOf(value) > max)
      problems.push({ path, message: `is longer than ${max} characters` })
    if (like && !like[0](value)) problems.push({ path, message: like[1] })
  }

export const wholeNumber =
  (min: number, max = Number.POSITIVE_INFINITY): Rule =>
  (value, path, problems) => {
    if (typeof value !== 'number' || !Number.isInteger(value))
      return void problems.push({ path, message: 'is not a whole number' })
    if (value < min) problems.push({ path, message: `is below ${min}` })
    if (value > max) problems.push({ path, message: `is above ${max}` })
  }

type ManyRule = { readonly min?: number; readonly max: number; readonly distinct?: boolean }

function checkCount(count: number, { min = 0, max }: ManyRule, path: string, problems: SchemaProblem[]) {
  if (count < min) problems.push({ path, message: 'has no entries' })
  if (count > max) problems.push({ path, message: `has more than ${max} entries` })
}

export const list =
  (entry: Rule, many: ManyRule): Rule =>
  (value, path, problems) => {
    if (!Array.isArray(value)) return void problems.push({ path, message: 'is not a list' })
    const entries: readonly unknown[] = value
    checkCount(entries.length, many, path, problems)
    for (const [at, each] of entries.entries()) entry(each, `${path}/${at}`, problems)
    if (many.distinct !== true) return
    const texts = entries.filter((each) => typeof each === 'string')
    if (new Set(texts).size < texts.length) problems.push({ path, message: 'has the same entry twice' })
  }

type RecordRule = {
  readonly required: Readonly<Record<string, Rule>>
  readonly optional?: Readonly<Record<string, Rule>>
  readonly others: 'refused' | 'allowed'
}

export const record = ({ required, optional = {}, others }: RecordRule): Rule => {
  const needed = Object.keys(required)
  const rules = new Map(Object.entries({ ...required, ...optional }))
  return (value, path, problems) => {
    if (!isFields(value)) return void problems.push({ path, message: 'is not an object' })
    for (const name of needed)
      if (!Object.hasOwn(value, name)) problems.push({ path, message: `lacks the property '${name}'` })
    for (const name of Object.keys(value)) {
      const rule = rules.get(name)
      if (rule) rule(value[name], childPath(path, name), problems)
      else if (others === 'refused') problems.push({ path, message: `has the unknown property ${quoteKey(name)}` })
    }
  }
}

/** An object with arbitrary keys. Problems with a key are reported at the object. */
export const names =
  (name: Rule, entry: Rule, many: ManyRule): Rule =>
  (value, path, problems) => {
    if (!isFields(value)) return void problems.push({ path, message: 'is not an object' })
    const keys = Object.keys(value)
    checkCount(keys.length, many, path, problems)
    for (const key of keys) {
      const keyProblems: SchemaProblem[] = []
      name(key, path, keyProblems)
      for (const { message } of keyProblems)
        problems.push({ path, message: `has the property name ${quoteKey(key)}, which ${message}` })
      entry(value[key], childPath(path, key), problems)
    }
  }

/** Passes if either rule does; otherwise reports the problems of both, followed by `message`. */
export const anyOf =
  (one: Rule, other: Rule, message: string): Rule =>
  (value, path, problems) => {
    const branchProblems: SchemaProblem[] = []
    for (const rule of [one, other]) {
      const before = branchProblems.length
      rule(value, path, branchProblems)
      if (branchProblems.length === before) return
    }
    problems.push(...branchProblems, { path, message })
  }
