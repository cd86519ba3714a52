import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Imported, compilerAnswer } from './compilerAnswer.ts'

export type Compiled = { abi: unknown; bytecode: string }
type Output = {
  errors?: { severity: string; formattedMessage: string; sourceLocation?: { file: string } }[]
  contracts?: Record<string, Record<string, { abi: unknown; evm: { bytecode: { object: string } } }>>
}

/** OpenZeppelin 5.7 needs mcopy, which came with cancun. No metadata hash, because it would change with every comment. */
export const SETTINGS = {
  evmVersion: 'cancun',
  optimizer: { enabled: true, runs: 200 },
  metadata: { bytecodeHash: 'none' },
}

const resolve = createRequire(import.meta.url).resolve

/** Text that replaces that of one source on disk. */
type Replacement = { file: string; text: string }

const sourceReader = (sources: string, replacement?: Replacement) => (file: string) =>
  file === replacement?.file ? replacement.text : readFileSync(join(sources, file), 'utf8')

/** Resolves an import to a package's file, or to one of ours, by its path relative to the sources. */
const importFrom =
  (read: (file: string) => string) =>
  (path: string): Imported => {
    try {
      return { contents: path.startsWith('@') ? readFileSync(resolve(path), 'utf8') : read(path) }
    } catch (error) {
      return { error: String(error) }
    }
  }

type Problem = NonNullable<Output['errors']>[number]

const isError = ({ severity }: Problem) => severity === 'error'

/** True for errors, and for warnings in our own sources. */
const stopsCompilation = (problem: Problem) =>
  isError(problem) || (problem.severity === 'warning' && problem.sourceLocation?.file.startsWith('@') !== true)

/**
 * Compiles these files into the contracts of the same names, without abstract ones. With a temporary replacement, only errors stop the
 * compilation. `cacheFolder`: a folder that caches the compiler's last answer until one of its inputs changes.
 */
export function compile(
  sources: string,
  files: readonly string[],
  replacement?: Replacement,
  cacheFolder?: string,
): Map<string, Compiled> {
  const read = sourceReader(sources, replacement)
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(files.map((file) => [file, { content: read(file) }])),
    settings: {
      ...SETTINGS,
      // Selects these files only, because contracts of packages need no bytecode.
      outputSelection: Object.fromEntries(files.map((file) => [file, { '*': ['abi', 'evm.bytecode.object'] }])),
    },
  }
  const output = JSON.parse(compilerAnswer(JSON.stringify(input), importFrom(read), cacheFolder)) as Output
  const errors = (output.errors ?? []).filter(replacement === undefined ? stopsCompilation : isError)
  if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'))
  return new Map(files.map((file) => contractOf(output, file)).filter(([, { bytecode }]) => bytecode !== ''))
}

function contractOf(output: Output, file: string): [string, Compiled] {
  const name = file.replace(/^.*\//, '').replace(/\.sol$/, '')
  const contract = output.contracts?.[file]?.[name]
  if (contract === undefined) throw new Error(`${file} holds no contract named ${name}.`)
  return [name, { abi: contract.abi, bytecode: contract.evm.bytecode.object }]
}
