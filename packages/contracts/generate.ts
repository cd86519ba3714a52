// Compiles our own Solidity into the typed modules under abi/, which are committed: starting the product needs no compiler.
//   node packages/contracts/generate.ts           writes them
//   node packages/contracts/generate.ts --check   says which ones are out of date, and fails
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { compile } from './compile.ts'
import { builtByForge } from './forgeBuild.ts'

const HOME = import.meta.dirname
const SOURCES = join(HOME, 'src')
const MODULES = join(HOME, 'abi')

const ROOT = join(HOME, '../..')
const FORGE_BUILD = { root: ROOT, sources: relative(ROOT, SOURCES), out: join(HOME, 'dist/out') }

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

/** The contracts, one per file; files in interfaces/ are compiled as imports. */
const contractFiles = () =>
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.sol') && !path.includes('interfaces/'))
    .toSorted()

const moduleText = (name: string, contract: { abi: unknown; bytecode: string }) =>
  [
    `// Generated from src/**/${name}.sol by generate.ts. Do not edit.`,
    // Modules export everything, used or not; the tag exempts them from the dead-code check.
    '/** @public */',
    `export const ${lowerFirst(name)}Abi = ${JSON.stringify(contract.abi, null, 2)} as const`,
    '/** @public */',
    `export const ${lowerFirst(name)}Bytecode = '0x${contract.bytecode}'`,
    '',
  ].join('\n')

/** Path of each generated module (below this package) → its text. */
export function generatedModules(): Map<string, string> {
  const files = contractFiles()
  const compiled = builtByForge(FORGE_BUILD, files) ?? compile(SOURCES, files, undefined, join(HOME, 'dist/compiled'))
  return new Map([...compiled].map(([name, contract]) => [`abi/${lowerFirst(name)}.ts`, moduleText(name, contract)]))
}

const onDisk = (path: string) => (existsSync(join(HOME, path)) ? readFileSync(join(HOME, path), 'utf8') : undefined)

/** Modules whose text on disk is out of date, and modules that no longer have a source. */
export function staleModules(generated = generatedModules()): string[] {
  const orphans = (existsSync(MODULES) ? readdirSync(MODULES) : [])
    .map((file) => `abi/${file}`)
    .filter((path) => !generated.has(path))
  return [...[...generated].filter(([path, text]) => onDisk(path) !== text).map(([path]) => path), ...orphans]
}

function main(check: boolean) {
  const generated = generatedModules()
  const stale = staleModules(generated)
  if (check) {
    for (const path of stale)
      process.stdout.write(`${path} is out of date: run node ${relative('.', import.meta.filename)}\n`)
    process.exitCode = stale.length > 0 ? 1 : 0
    return
  }
  mkdirSync(MODULES, { recursive: true })
  for (const [path, text] of generated) writeFileSync(join(HOME, path), text)
  process.stdout.write(`${generated.size} modules are up to date.\n`)
}

if (import.meta.main) main(process.argv.includes('--check'))
