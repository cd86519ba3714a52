import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { comments } from './comments.ts'

let tree: string
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'comments-'))
  execFileSync('git', ['init', '-q'], { cwd: tree })
  mkdirSync(join(tree, 'apps'))
})
afterEach(() => rmSync(tree, { recursive: true }))

const put = (file: string, text: string) => writeFileSync(join(tree, 'apps', file), text)

test.each([
  'What a song costs.',
  'Of which the file is another.',
  'Whose key signed.',
  'By which its picture is known too.',
  'Whether it is open.',
  'Where the list begins.',
  'How long it waits.',
  'As a wallet gets it.',
  'It is read once.',
  'Those of artists.',
  'Another number.',
  'The same with every digit.',
  'Null: there is none.',
])('a comment that opens headless is reported: %s', (text) => {
  put('a.ts', `const before = 1\n/** ${text} */\nexport const a = 1\n`)
  expect(comments(tree)).toEqual([
    expect.stringMatching(/^apps\/a\.ts:2: “.+ …” does not say what the comment is about$/),
  ])
})

test.each([
  'Sends the very same bytes.',
  'The song. Whoever paid hears it.',
  'Files. Of which the first is read.',
  'Waits. Is it not, the page goes on.',
  'The owner. Null: there is none.',
  'Reads a song and all songs of it.',
  'A language that lacks a text.',
])('an idiom that stops a reader is reported: %s', (text) => {
  put('a.ts', `/** ${text} */\nexport const a = 1\n`)
  expect(comments(tree)).toEqual([expect.stringMatching(/^apps\/a\.ts:1: “.+”: /)])
})

test('comments of every kind are read: multi-line, after code, in elements, styles, scripts and contracts', () => {
  put('block.ts', '/**\n * Waits for the very\n * same block.\n */\nexport const a = 1\n')
  put('lines.ts', '// Reads all\n// of it.\nexport const a = 1\n')
  put('behind.ts', 'export const a = 1 // what it is\n// Its text.\n')
  put('Element.tsx', 'export const A = () => <b>{/* It stands alone. */}</b>\n')
  put('styles.css', '/* As high as a card. */\n.a {\n  top: 0;\n}\n')
  put('boot.js', '// Whose page it is.\nconst a = 1\n')
  put('Token.sol', '/// @notice A token.\n/// @param owner Whose it is.\ncontract Token {}\n')
  expect(comments(tree).map((line) => line.split(' ')[0])).toEqual([
    'apps/Element.tsx:1:',
    'apps/Token.sol:1:',
    'apps/behind.ts:1:',
    'apps/behind.ts:2:',
    'apps/block.ts:1:',
    'apps/boot.js:1:',
    'apps/lines.ts:1:',
    'apps/styles.css:1:',
  ])
})

test('whole sentences, product texts, directives and names in code are not reported', () => {
  put('a.ts', '/** Gets the balance of an account at a block; null while it is loading. */\nexport const a = 1\n')
  put(
    'text.tsx',
    "export const a = '// What is this'\nexport const b = `/* It is */`\nexport const C = () => <b>// It</b>\n",
  )
  put('directive.ts', '// oxlint-disable-next-line no-console -- of which there is one\nconsole.log(1)\n')
  put('name.ts', '// it.each runs a case for each row.\nexport const a = 1\n')
  put('styles.css', ".a {\n  content: '/* It is */';\n}\n")
  put('Token.sol', '// SPDX-License-Identifier: MIT\n/// @return owner The owner.\nstring constant A = "// It";\n')
  expect(comments(tree)).toEqual([])
})
