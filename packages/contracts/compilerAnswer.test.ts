import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { compilerAnswer } from './compilerAnswer.ts'

const folder = mkdtempSync(join(tmpdir(), 'musi-answers-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const question = (own: string) =>
  JSON.stringify({
    language: 'Solidity',
    sources: {
      'Own.sol': { content: `pragma solidity ^0.8.24; import "./base.sol"; contract Own is Base { ${own} }` },
    },
    settings: { outputSelection: { 'Own.sol': { Own: ['evm.bytecode.object'] } } },
  })
const base = (body: string) => () => ({ contents: `pragma solidity ^0.8.24; contract Base { ${body} }` })
const one = 'uint256 public a;'
const two = 'uint256 public b; uint256 public c;'

it('a compiler answer is reused for the same question and imports, and computed anew if either differs', () => {
  const first = compilerAnswer(question(''), base(one), folder)
  const [savedFile] = readdirSync(folder)
  expect(compilerAnswer(question(''), base(one), folder)).toBe(first)
  expect(readdirSync(folder)).toEqual([savedFile])
  expect(first).toBe(compilerAnswer(question(''), base(one)))

  const otherImport = compilerAnswer(question(''), base(two), folder)
  expect(otherImport).toBe(compilerAnswer(question(''), base(two)))
  expect(otherImport).not.toBe(first)
  expect(compilerAnswer(question(''), base(two), folder)).toBe(otherImport)

  const otherQuestion = compilerAnswer(question('uint256 public d;'), base(two), folder)
  expect(otherQuestion).not.toBe(otherImport)
  // Only the last answer stays in the cache.
  expect(readdirSync(folder)).toHaveLength(1)
}, 60_000)

it('an answer with a missing import is not reused once the import exists', () => {
  const missing = compilerAnswer(question(''), () => ({ error: 'nowhere' }), folder)
  expect(missing).toContain('nowhere')
  expect(compilerAnswer(question(''), base(one), folder)).not.toContain('nowhere')
}, 60_000)
