import { safeText } from '../safeText.ts'

/** Where in the list, as a JSON pointer, and what is wrong there. */
export type SchemaProblem = { readonly path: string; readonly message: string }

/** Looks at one value and hands over everything that is wrong with it. */
export type Rule = (value: unknown, path: string, found: SchemaProblem[]) => void

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Keys come from strangers too. */
const quoted = (key: string) => `'${safeText(key, 40)}'`
const below = (path: string, key: string | number) =>
  `${path}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`

/** Characters as people count them: an emoji is one. */
const lengthOf = (text: string) => {
  let count = 0
  for (const _ of text) count += 1
  return count
}

type TextRule = {
  readonly min?: number
  readonly max?: number
  /** What it must look like, and that in words. */
  readonly like?: readonly [test: (text: string) => boolean, words: string]
}

export const text =
  ({ min = 0, max = Number.POSITIVE_INFINITY, like }: TextRule): Rule =>
  (value, path, found) => {
    if (typeof value !== 'string') return void found.push({ path, message: 'is not a text' })
    if (value.length < min) found.push({ path, message: 'is empty' })
    // Counting is only needed where the number of units could be too large.
    if (value.length > max && lengthOf(value) > max) found.push({ path, message: `is longer than ${max} characters` })
    if (like && !like[0](value)) found.push({ path, message: like[1] })
  }

export const whole =
  (min: number, max = Number.POSITIVE_INFINITY): Rule =>
  (value, path, found) => {
    if (typeof value !== 'number' || !Number.isInteger(value))
      return void found.push({ path, message: 'is not a whole number' })
    if (value < min) found.push({ path, message: `is below ${min}` })
    if (value > max) found.push({ path, message: `is above ${max}` })
  }

type ManyRule = { readonly min?: number; readonly max: number; readonly distinct?: boolean }

function counted(count: number, { min = 0, max }: ManyRule, path: string, found: SchemaProblem[]) {
  if (count < min) found.push({ path, message: 'has no entries' })
  if (count > max) found.push({ path, message: `has more than ${max} entries` })
}

export const list =
  (entry: Rule, many: ManyRule): Rule =>
  (value, path, found) => {
    if (!Array.isArray(value)) return void found.push({ path, message: 'is not a list' })
    const entries: readonly unknown[] = value
    counted(entries.length, many, path, found)
    for (const [at, each] of entries.entries()) entry(each, `${path}/${at}`, found)
    if (many.distinct !== true) return
    const texts = entries.filter((each) => typeof each === 'string')
    if (new Set(texts).size < texts.length) found.push({ path, message: 'has the same entry twice' })
  }

type RecordRule = {
  readonly required: Readonly<Record<string, Rule>>
  readonly optional?: Readonly<Record<string, Rule>>
  readonly others: 'refused' | 'allowed'
}

export const record = ({ required, optional = {}, others }: RecordRule): Rule => {
  const needed = Object.keys(required)
  const rules = new Map(Object.entries({ ...required, ...optional }))
  return (value, path, found) => {
    if (!isFields(value)) return void found.push({ path, message: 'is not an object' })
    for (const name of needed)
      if (!Object.hasOwn(value, name)) found.push({ path, message: `lacks the property '${name}'` })
    for (const name of Object.keys(value)) {
      const rule = rules.get(name)
      if (rule) rule(value[name], below(path, name), found)
      else if (others === 'refused') found.push({ path, message: `has the unknown property ${quoted(name)}` })
    }
  }
}

/** Names that the schema does not know before. What is wrong with a name is told of the object that has it. */
export const names =
  (name: Rule, entry: Rule, many: ManyRule): Rule =>
  (value, path, found) => {
    if (!isFields(value)) return void found.push({ path, message: 'is not an object' })
    const keys = Object.keys(value)
    counted(keys.length, many, path, found)
    for (const key of keys) {
      const wrong: SchemaProblem[] = []
      name(key, path, wrong)
      for (const { message } of wrong)
        found.push({ path, message: `has the property name ${quoted(key)}, which ${message}` })
      entry(value[key], below(path, key), found)
    }
  }

/** One of both is enough. If neither fits, what each of them found is told, and that there was a choice. */
export const either =
  (one: Rule, other: Rule, message: string): Rule =>
  (value, path, found) => {
    const wrong: SchemaProblem[] = []
    for (const rule of [one, other]) {
      const before = wrong.length
      rule(value, path, wrong)
      if (wrong.length === before) return
    }
    found.push(...wrong, { path, message })
  }
