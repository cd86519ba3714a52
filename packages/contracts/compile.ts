import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import solc from 'solc'

type Compiled = { abi: unknown; bytecode: string }
type Output = {
  errors?: { severity: string; formattedMessage: string; sourceLocation?: { file: string } }[]
  contracts?: Record<string, Record<string, { abi: unknown; evm: { bytecode: { object: string } } }>>
}

const resolve = createRequire(import.meta.url).resolve

/** Resolves an import of a source: a package's file, or one of ours (its path is relative to the sources). */
const importFrom = (sources: string) => (path: string) => {
  try {
    return { contents: readFileSync(path.startsWith('@') ? resolve(path) : join(sources, path), 'utf8') }
  } catch (error) {
    return { error: String(error) }
  }
}

type Problem = NonNullable<Output['errors']>[number]

/** Warnings in packages are for their authors. */
const stops = ({ severity, sourceLocation }: Problem) =>
  severity === 'error' || (severity === 'warning' && sourceLocation?.file.startsWith('@') !== true)

/** Compiles these files. Each gives the contract of the same name, unless that is abstract. */
export function compile(sources: string, files: readonly string[]): Map<string, Compiled> {
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(files.map((file) => [file, { content: readFileSync(join(sources, file), 'utf8') }])),
    settings: {
      // OpenZeppelin 5.7 needs mcopy, which came with cancun; the metadata hash would change with every comment.
      evmVersion: 'cancun',
      optimizer: { enabled: true, runs: 200 },
      metadata: { bytecodeHash: 'none' },
      // For these files only: the packages' contracts need no bytecode of their own.
      outputSelection: Object.fromEntries(files.map((file) => [file, { '*': ['abi', 'evm.bytecode.object'] }])),
    },
  }
  const output = JSON.parse(solc.compile(JSON.stringify(input), { import: importFrom(sources) })) as Output
  const errors = (output.errors ?? []).filter(stops)
  if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'))
  return new Map(files.map((file) => contractOf(output, file)).filter(([, { bytecode }]) => bytecode !== ''))
}

function contractOf(output: Output, file: string): [string, Compiled] {
  const name = file.replace(/^.*\//, '').replace(/\.sol$/, '')
  const contract = output.contracts?.[file]?.[name]
  if (contract === undefined) throw new Error(`${file} holds no contract named ${name}.`)
  return [name, { abi: contract.abi, bytecode: contract.evm.bytecode.object }]
}
