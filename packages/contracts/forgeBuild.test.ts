import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { keccak256, stringToBytes } from 'viem'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { builtByForge } from './forgeBuild.ts'

const { version } = createRequire(import.meta.url)('solc/package.json') as { version: string }

const SONG = 'own/src/music/Song.sol'
const NOTE = 'own/node_modules/notes/Note.sol'
const SOURCE: Record<string, string> = { [SONG]: 'contract Song is Sound {}', [NOTE]: 'interface Note {}' }
const ABI = [{ inputs: [], name: 'play', outputs: [], stateMutability: 'nonpayable', type: 'function' }]
/** Metadata the compiler adds to its output. */
const METADATA = {
  compiler: { version: `${version}+commit.12345678` },
  output: { abi: ABI },
  settings: {
    compilationTarget: { [SONG]: 'Song' },
    evmVersion: 'cancun',
    metadata: { bytecodeHash: 'none' },
    optimizer: { enabled: true, runs: 200 },
  },
  sources: Object.fromEntries(
    Object.entries(SOURCE).map(([path, text]) => [path, { keccak256: keccak256(stringToBytes(text)) }]),
  ),
}

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'musi-forge-'))
  for (const [path, text] of Object.entries(SOURCE)) write(path, text)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const writeBuilt = (name: string, noted: object | undefined) =>
  write(
    `out/${name}.sol/${name}.json`,
    JSON.stringify({
      abi: ['in another order'],
      bytecode: { object: '0x6001' },
      rawMetadata: noted === undefined ? '' : JSON.stringify(noted),
    }),
  )
const built = (files = ['music/Song.sol']) => builtByForge({ root, sources: 'own/src', out: join(root, 'out') }, files)

it('a forge build of the current sources with our settings yields the contract’s code and ABI', () => {
  writeBuilt('Song', METADATA)
  expect(built()).toEqual(new Map([['Song', { abi: ABI, bytecode: '6001' }]]))
})

it.each([
  ['the source', SONG],
  ['an imported file', NOTE],
])('a build made before a change of %s is not used', (_, path) => {
  writeBuilt('Song', METADATA)
  write(path, `${SOURCE[path]} `)
  expect(built()).toBeUndefined()
  write(path, SOURCE[path] ?? '')
  expect(built()).toBeDefined()
})

it('a build that imported a deleted file is not used', () => {
  writeBuilt('Song', METADATA)
  rmSync(join(root, NOTE))
  expect(built()).toBeUndefined()
})

it('an unfinished forge build is not used', () => {
  writeBuilt('Song', METADATA)
  const file = 'out/Song.sol/Song.json'
  write(file, readFileSync(join(root, file), 'utf8').slice(0, -20))
  expect(built()).toBeUndefined()
})

const { settings } = METADATA
it.each([
  ['another compiler', { ...METADATA, compiler: { version: '0.8.1+commit.12345678' } }],
  ['another EVM version', { ...METADATA, settings: { ...settings, evmVersion: 'paris' } }],
  ['no optimizer', { ...METADATA, settings: { ...settings, optimizer: { enabled: false, runs: 200 } } }],
  [
    'another number of optimizer runs',
    { ...METADATA, settings: { ...settings, optimizer: { enabled: true, runs: 1 } } },
  ],
  ['the IR code generator', { ...METADATA, settings: { ...settings, viaIR: true } }],
  ['a metadata hash', { ...METADATA, settings: { ...settings, metadata: {} } }],
  [
    'another file of that name',
    { ...METADATA, settings: { ...settings, compilationTarget: { 'test/Song.sol': 'Song' } } },
  ],
  ['no metadata', undefined],
])('a build made with %s is not used', (_, noted) => {
  writeBuilt('Song', noted)
  expect(built()).toBeUndefined()
})

it('if one build is missing, the compiler compiles all contracts; an abstract contract needs no build', () => {
  writeBuilt('Song', METADATA)
  write('own/src/Sound.sol', 'abstract contract Sound {}')
  expect([...(built(['music/Song.sol', 'Sound.sol']) ?? [])].map(([name]) => name)).toEqual(['Song'])
  write('own/src/Sound.sol', 'contract Sound {}')
  expect(built(['music/Song.sol', 'Sound.sol'])).toBeUndefined()
})
