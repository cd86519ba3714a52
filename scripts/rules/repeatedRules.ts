import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles } from './sourceFiles.ts'

export type RepeatedRules = {
  modules: number
  /** Number of rules with at least two declarations; shorter rules may repeat. */
  rules: number
  /** Number of rules with the same declarations as another, in any order. */
  repeated: number
  /** Repeated bodies, most frequent first. */
  bodies: { body: string; rules: number }[]
}

const COMMENT = /\/\*[\s\S]*?\*\//g
const RULE = /[^{};]+\{([^{}]*)\}/g

const declarationsOf = (body: string): string[] =>
  body
    .split(';')
    .map((declaration) => declaration.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .toSorted()

/** Bodies of the rules of a stylesheet, also within media queries, each with its declarations sorted. */
const ruleBodies = (css: string): string[] =>
  [...css.replaceAll(COMMENT, '').matchAll(RULE)]
    .map(([, body = '']) => declarationsOf(body))
    .filter(({ length }) => length > 1)
    .map((declarations) => declarations.join('; '))

/** Counts repeated rules in the CSS modules of apps and packages. */
export function repeatedRules(tree: string): RepeatedRules {
  const files = sourceFiles(tree, /\.module\.css$/)
  const counts = new Map<string, number>()
  for (const body of files.flatMap((file) => ruleBodies(readFileSync(join(tree, file), 'utf8'))))
    counts.set(body, (counts.get(body) ?? 0) + 1)
  const all = [...counts].map(([body, rules]) => ({ body, rules })).toSorted((a, b) => b.rules - a.rules)
  const sum = (bodies: typeof all) => bodies.reduce((total, { rules }) => total + rules, 0)
  return {
    modules: files.length,
    rules: sum(all),
    repeated: sum(all.filter(({ rules }) => rules > 1)),
    bodies: all.slice(0, 5),
  }
}
