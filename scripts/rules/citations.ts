// node scripts/rules/citations.ts lists references that do not exist (rules of docs/spec, cases of docs/faults.md, documents), and
// rules and cases that no test names.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repositoryRoot } from '../run/steps.ts'

const SPEC = 'docs/spec'
const FAULTS = 'docs/faults.md'
const RULE_LINE = /^- \*\*([a-z0-9-]+\.[a-z0-9-]+)\*\*: /gm
const CASE_LINE = /^- \*\*case (\d+)\*\*: (.*(?:\n {2}.*)*)/gm
const READ = /\.(?:tsx?|cjs|mjs|js|css|sol|md)$/
/** Excluded: third-party texts, generated files, and this rule with its test, which contains planted violations. */
const UNREAD = /^(?:packages\/contracts\/abi\/|LICENSE|scripts\/rules\/citations\.)/
const CITED_RULES = /\bspec: ((?:[a-z0-9-]+\.[a-z0-9-]+(?:,\s+(?:\*\s+|\/\/\s+)?)?)+)/g
/** Case numbers in a text, but not the labels of a switch statement. */
const CITED_CASES = /(?<!^\s*)\bcases? (\d+(?:(?:,| and| to|-) \d+)*)/gm
const DOCUMENT = /(?<![\w./-])((?:\.{1,2}\/)*(?:[\w-]+\/)*[\w-]+\.md)\b/g
/** Section marks of documents outside this repository. */
const ELSEWHERE = /§ ?\d|\b[AC]-\d+\b|\bAnnex [A-Z]\b/
const TEST = /\.(?:test|e2e)\.tsx?$|\.t\.sol$/

type Citations = {
  problems: string[]
  /** Rules and cases that no test names. */
  untested: { rules: string[]; cases: { number: number; waitsFor: string | null }[] }
}

const readFiles = (tree: string): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: tree, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\n')
    .filter((file) => READ.test(file) && !UNREAD.test(file) && existsSync(join(tree, file)))

function rulesOf(tree: string): { names: Set<string>; problems: string[] } {
  const names = new Set<string>()
  const fileOfPrefix = new Map<string, string>()
  const problems: string[] = []
  for (const file of readdirSync(join(tree, SPEC)).filter((name) => name.endsWith('.md'))) {
    for (const [, name = ''] of readFileSync(join(tree, SPEC, file), 'utf8').matchAll(RULE_LINE)) {
      const prefix = name.slice(0, name.indexOf('.'))
      const home = fileOfPrefix.get(prefix) ?? (existsSync(join(tree, SPEC, `${prefix}.md`)) ? `${prefix}.md` : file)
      fileOfPrefix.set(prefix, home)
      if (home !== file) problems.push(`${SPEC}/${file}: the rule ${name} belongs to ${SPEC}/${home}`)
      if (names.has(name)) problems.push(`${SPEC}/${file}: the rule ${name} is defined twice`)
      names.add(name)
    }
  }
  return { names, problems }
}

const casesOf = (tree: string): Map<number, string | null> =>
  new Map(
    Array.from(readFileSync(join(tree, FAULTS), 'utf8').matchAll(CASE_LINE), ([, number, text = '']) => [
      Number(number),
      /\*([^*]*\bcomes? with\b[^*]*)\*/i.exec(text)?.[1]?.replaceAll(/\s+/g, ' ') ?? null,
    ]),
  )

/** `7, 9 and 12 to 14` → 7, 9, 12, 13, 14. */
function numbersIn(text: string): number[] {
  const numbers: number[] = []
  let isRange = false
  for (const part of text.split(/( to |-|,? and |, ?)/)) {
    const number = Number(part)
    if (part.trim() === '' || Number.isNaN(number)) isRange = / to |-/.test(part)
    else {
      const last = numbers.at(-1)
      if (isRange && last !== undefined) for (let next = last + 1; next < number; next += 1) numbers.push(next)
      numbers.push(number)
      isRange = false
    }
  }
  return numbers
}

const documentExists = (tree: string, from: string, path: string) =>
  [dirname(from), '.', 'docs', SPEC, 'docs/decisions'].some((home) => existsSync(join(tree, home, path)))

/** Every dangling citation, and every rule and case that no test names. */
export function citations(tree: string): Citations {
  const { names, problems } = rulesOf(tree)
  const cases = casesOf(tree)
  const testedRules = new Set<string>()
  const testedCases = new Set<number>()
  for (const file of readFiles(tree)) {
    const text = readFileSync(join(tree, file), 'utf8')
    const isTest = TEST.test(file)
    const lineOf = (index: number) => text.slice(0, index).split('\n').length
    const bad = (index: number, what: string) => problems.push(`${file}:${lineOf(index)}: ${what}`)
    for (const { 1: list = '', index } of text.matchAll(CITED_RULES))
      for (const name of list.split(/,\s+(?:\*\s+|\/\/\s+)?/).filter(Boolean)) {
        if (!names.has(name)) bad(index, `no rule is called ${name}`)
        if (isTest) testedRules.add(name)
      }
    for (const { 1: list = '', index } of text.matchAll(CITED_CASES))
      for (const number of numbersIn(list)) {
        if (!cases.has(number)) bad(index, `${FAULTS} has no case ${number}`)
        if (isTest) testedCases.add(number)
      }
    for (const { 1: path = '', index } of text.matchAll(DOCUMENT))
      if (!documentExists(tree, file, path)) bad(index, `${path} does not exist in this repository`)
    for (const [at, line] of text.split('\n').entries())
      if (ELSEWHERE.test(line))
        problems.push(`${file}:${at + 1}: cites something that does not exist in this repository: ${line.trim()}`)
  }
  return {
    problems,
    untested: {
      rules: [...names].filter((name) => !testedRules.has(name)),
      cases: [...cases]
        .filter(([number]) => !testedCases.has(number))
        .map(([number, waitsFor]) => ({ number, waitsFor })),
    },
  }
}

if (import.meta.main) {
  const { problems, untested } = citations(repositoryRoot)
  for (const problem of problems) console.log(problem)
  console.log(`\n${untested.rules.length} rules that no test cites:`)
  for (const name of untested.rules) console.log(`  ${name}`)
  console.log(`\n${untested.cases.length} cases that no test cites:`)
  for (const { number, waitsFor } of untested.cases) console.log(`  case ${number}: ${waitsFor ?? 'waits for nothing'}`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
