import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { repeatedRules } from './repeatedRules.ts'

let tree: string
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'rules-'))
  execFileSync('git', ['init', '-q'], { cwd: tree })
  mkdirSync(join(tree, 'apps'))
})
afterEach(() => rmSync(tree, { recursive: true }))

const put = (file: string, css: string) => writeFileSync(join(tree, 'apps', file), css)

test('two rules with the same declarations in another order, or in a media query, are reported', () => {
  put('one.module.css', '.a { margin: 0; color: red; }\n.b { margin: 0; color: blue; }')
  put('other.module.css', '@media (max-width: 500px) {\n  .c {\n    color: red; /* why */\n    margin:  0;\n  }\n}')
  const counted = repeatedRules(tree)
  expect(counted).toMatchObject({ modules: 2, rules: 3, repeated: 2 })
  expect(counted.bodies[0]?.rules).toBe(2)
})

test('one declaration is not a repetition, and only modules are counted', () => {
  put('one.module.css', '.a { display: none; }\n.b { display: none; }')
  put('base.css', '.a { margin: 0; padding: 0; }\n.b { margin: 0; padding: 0; }')
  expect(repeatedRules(tree)).toMatchObject({ modules: 1, rules: 0, repeated: 0 })
})
