import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Imported, compilerAnswer } from './keptAnswers.ts'

export type Compiled = { abi: unknown; bytecode: string }
type Output = {
  errors?: { severity: string; formattedMessage: string; sourceLocation?: { file: string } }[]
  contracts?: Record<string, Record<string, { abi: unknown; evm: { bytecode: { object: string } } }>>
}

/** OpenZeppelin 5.7 needs mcopy, which came with cancun; the metadata hash would change with every comment. */
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

/** Resolves an import of a source: a package's file, or one of ours (its path is relative to the sources). */
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

/** Warnings in packages are for their authors. */
const stops = (problem: Problem) =>
  isError(problem) || (problem.severity === 'warning' && problem.sourceLocation?.file.startsWith('@') !== true)

/**
 * Compiles these files. Each gives the contract of the same name, unless that is abstract. With a replacement, which is not there
 * to stay, only errors stop it. `kept`: a folder for the compiler's last answer, which is given again while all that it read is the same.
 */
export function compile(
  sources: string,
  files: readonly string[],
  replacement?: Replacement,
  kept?: string,
): Map<string, Compiled> {
  const read = sourceReader(sources, replacement)
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(files.map((file) => [file, { content: read(file) }])),
    settings: {
      ...SETTINGS,
      // For these files only: the packages' contracts need no bytecode of their own.
      outputSelection: Object.fromEntries(files.map((file) => [file, { '*': ['abi', 'evm.bytecode.object'] }])),
    },
  }
  const output = JSON.parse(compilerAnswer(JSON.stringify(input), importFrom(read), kept)) as Output
  const errors = (output.errors ?? []).filter(replacement === undefined ? stops : isError)
  if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'))
  return new Map(files.map((file) => contractOf(output, file)).filter(([, { bytecode }]) => bytecode !== ''))
}

function contractOf(output: Output, file: string): [string, Compiled] {
  const name = file.replace(/^.*\//, '').replace(/\.sol$/, '')
  const contract = output.contracts?.[file]?.[name]
  if (contract === undefined) throw new Error(`${file} holds no contract named ${name}.`)
  return [name, { abi: contract.abi, bytecode: contract.evm.bytecode.object }]
}
