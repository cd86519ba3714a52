// Output of forge for the contracts' tests. The settings are those of compile.ts (foundry.toml), and the compiler's
// metadata lists all inputs, so an unchanged source need not be compiled again.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { keccak256 } from 'viem'
import { type Compiled, SETTINGS } from './compile.ts'

type Artifact = { bytecode: { object: string }; rawMetadata?: string }
type Metadata = {
  compiler: { version: string }
  output: { abi: unknown }
  settings: {
    compilationTarget: Record<string, string>
    evmVersion: string
    metadata: { bytecodeHash?: string }
    optimizer: { enabled: boolean; runs: number }
    viaIR?: boolean
  }
  sources: Record<string, { keccak256: string }>
}

const { version } = createRequire(import.meta.url)('solc/package.json') as { version: string }

function hasOurSettings({ compiler, settings }: Metadata): boolean {
  const { evmVersion, metadata, optimizer, viaIR = false } = settings
  return (
    compiler.version.startsWith(`${version}+`) &&
    evmVersion === SETTINGS.evmVersion &&
    metadata.bytecodeHash === SETTINGS.metadata.bytecodeHash &&
    optimizer.enabled === SETTINGS.optimizer.enabled &&
    optimizer.runs === SETTINGS.optimizer.runs &&
    !viaIR
  )
}

/** `root`: base of forge's paths; `sources`: our folder below it; `out`: forge's output folder. */
export type ForgeBuild = { root: string; sources: string; out: string }

/**
 * Reads the contracts of these files from forge's output, in the form of `compile`; undefined if any of them was not built from the
 * current sources with this compiler and our settings.
 */
export function builtByForge(build: ForgeBuild, files: readonly string[]): Map<string, Compiled> | undefined {
  const hashes = new Map<string, string | undefined>()
  const hashOnDisk = (path: string) => {
    if (!hashes.has(path)) {
      const file = join(build.root, path)
      hashes.set(path, existsSync(file) ? keccak256(readFileSync(file)) : undefined)
    }
    return hashes.get(path)
  }
  const contracts = new Map<string, Compiled>()
  for (const file of files) {
    const name = basename(file, '.sol')
    const path = join(build.sources, file)
    // An abstract contract has no code, and so no metadata.
    if (isAbstract(readFileSync(join(build.root, path), 'utf8'), name)) continue
    const artifact = join(build.out, `${name}.sol`, `${name}.json`)
    if (!existsSync(artifact)) return undefined
    const builtArtifact = readArtifact(artifact)
    if (builtArtifact?.rawMetadata === undefined || builtArtifact.rawMetadata === '') return undefined
    const { bytecode } = builtArtifact
    const metadata = JSON.parse(builtArtifact.rawMetadata) as Metadata
    const isForThisFile = metadata.settings.compilationTarget[path] === name
    const hasCurrentSources = Object.entries(metadata.sources).every(
      ([source, entry]) => hashOnDisk(source) === entry.keccak256,
    )
    if (!isForThisFile || !hasCurrentSources || !hasOurSettings(metadata)) return undefined
    contracts.set(name, { abi: metadata.output.abi, bytecode: bytecode.object.slice(2) })
  }
  return contracts
}

/** Returns null if forge has not finished writing it; it may be building at the moment. */
function readArtifact(file: string): Artifact | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Artifact
  } catch {
    return null
  }
}

const isAbstract = (text: string, name: string) => new RegExp(`^abstract contract ${name}\\b`, 'm').test(text)
