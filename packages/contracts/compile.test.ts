import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { compile } from './compile.ts'

const sources = mkdtempSync(join(tmpdir(), 'musi-solidity-'))
afterAll(() => rmSync(sources, { recursive: true, force: true }))

/** Compiles one source, in a file named after the contract. */
function compileSource(name: string, body: string) {
  const text = `// SPDX-License-Identifier: GPL-3.0-or-later\npragma solidity ^0.8.24;\n${body}\n`
  writeFileSync(join(sources, `${name}.sol`), text)
  return compile(sources, [`${name}.sol`])
}

// The first compilation of a process loads the compiler, which takes seconds on a busy machine.
const SLOW = 60_000

it(
  'the contract named like its file is returned with its ABI and bytecode',
  () => {
    const good = compileSource('Good', 'contract Other {} contract Good { function answer() external {} }')
    expect([...good.keys()]).toEqual(['Good'])
    expect(good.get('Good')?.abi).toMatchObject([{ name: 'answer' }])
    expect(good.get('Good')?.bytecode).toMatch(/^[0-9a-f]+$/)
  },
  SLOW,
)

it('abstract contracts are left out', () => {
  expect(compileSource('Half', 'abstract contract Half {}').size).toBe(0)
})

it('a warning or an error in our own sources stops the compilation', () => {
  expect(() => compileSource('Warned', 'contract Warned { function f() external { uint256 unused; } }')).toThrow(
    /Unused local/,
  )
  expect(() => compileSource('Wrong', 'contract Wrong { Nothing nothing; }')).toThrow(/not found/)
})

it('a replacement is compiled in place of a source, despite compiler warnings', () => {
  const before = compileSource('Changing', 'contract Changing { uint256 public constant N = 1; }')
  const text = 'contract Changing { uint256 public constant N = 2; function f() external { uint256 unused; } }'
  const after = compile(sources, ['Changing.sol'], { file: 'Changing.sol', text })
  expect(after.get('Changing')?.bytecode).not.toBe(before.get('Changing')?.bytecode)
  expect(() =>
    compile(sources, ['Changing.sol'], { file: 'Changing.sol', text: 'contract Changing { X x; }' }),
  ).toThrow(/not found/)
})

it('a warning about a source of a package does not stop it', () => {
  // The library has functions called `at`, and the compiler warns that `at` may become a keyword.
  const body = 'import {Checkpoints} from "@openzeppelin/contracts/utils/structs/Checkpoints.sol"; contract Uses {}'
  expect([...compileSource('Uses', body).keys()]).toEqual(['Uses'])
})

it('a file without a contract of its name is named in the error', () => {
  expect(() => compileSource('Empty', 'contract Full {}')).toThrow('Empty.sol holds no contract named Empty.')
})

it('a missing import is named in the error', () => {
  expect(() => compileSource('Lost', 'import {A} from "./nowhere.sol"; contract Lost {}')).toThrow(/nowhere\.sol/)
})
