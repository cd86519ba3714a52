import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { citations } from './citations.ts'

let tree: string

const put = (file: string, text: string) => {
  mkdirSync(dirname(join(tree, file)), { recursive: true })
  writeFileSync(join(tree, file), text)
}

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'citations-'))
  execFileSync('git', ['init', '-q'], { cwd: tree })
  put('docs/spec/swap.md', '- **swap.exact**: What is typed is exact.\n- **swap.late**: Too late is said.\n')
  put(
    'docs/faults.md',
    '- **case 1**: It rains.\n- **case 2**: It snows. *Comes with winter.*\n- **case 3**: It hails.\n',
  )
})
afterEach(() => rmSync(tree, { recursive: true }))

test('an existing citation is accepted, and a rule or case without a test is listed with its reason', () => {
  put('a.ts', '// Why (spec: swap.exact, swap.late; cases 1 and 3): see docs/faults.md.\nswitch (x) {\n  case 9:\n}')
  put('a.test.ts', "test('case 1: it rains (spec: swap.exact)')")
  expect(citations(tree)).toEqual({
    problems: [],
    untested: {
      rules: ['swap.late'],
      cases: [
        { number: 2, waitsFor: 'Comes with winter.' },
        { number: 3, waitsFor: null },
      ],
    },
  })
})

test.each([
  ['a rule that is not there', '(spec: swap.exactly)', 'no rule is called swap.exactly'],
  ['the second of two rules', '(spec: swap.exact, swap.gone)', 'no rule is called swap.gone'],
  ['a case that is not there', 'quiet (case 7)', 'docs/faults.md has no case 7'],
  ['a case between two that are there', 'cases 1 to 4', 'docs/faults.md has no case 4'],
  ['a document that is not there', 'see plans.md', 'plans.md does not exist in this repository'],
  ['a paragraph of something else', 'as §7.8 says', 'cites something that does not exist in this repository'],
  ['an amendment of something else', 'as A-36 says', 'cites something that does not exist in this repository'],
])('%s is reported with its file and line', (_what, text, problem) => {
  put('packages/a.ts', `const a = 1\n// ${text}\n`)
  expect(citations(tree).problems).toEqual([expect.stringMatching(/^packages\/a\.ts:2: /)])
  expect(citations(tree).problems[0]).toContain(problem)
})

test('a rule is defined once, and all rules of a section in one file', () => {
  put('docs/spec/pool.md', '- **swap.exact**: Again.\n- **pairs.first**: Of pairs.\n')
  put('docs/spec/reads.md', '- **pairs.last**: Of pairs.\n')
  expect(citations(tree).problems).toEqual([
    'docs/spec/pool.md: the rule swap.exact belongs to docs/spec/swap.md',
    'docs/spec/reads.md: the rule pairs.last belongs to docs/spec/pool.md',
    'docs/spec/swap.md: the rule swap.exact is defined twice',
  ])
})
