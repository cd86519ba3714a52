import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from '@musi/contracts/compile'
import { forgeBinary } from '../contracts.ts'
import { outcomeOf } from '../test-run/forgeOutput.ts'
import { repositoryRoot, runTool } from '../run/steps.ts'
import { type Mutant, applyMutant } from './mutant.ts'
import type { TestBench } from './testBench.ts'

const SOURCES = join(repositoryRoot, 'packages/contracts/src')
/** The gas tests are left out: they compare gas use, not behaviour. */
const WITHOUT_GAS = ['--no-match-contract', '^(Account|Tab)?GasTest$']

const contractFiles = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.sol') && !file.includes('interfaces/'),
)

const importsOf = (file: string) =>
  [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/from "(\.[^"]*)"/g)].map(([, path = '']) =>
    join(file, '..', path),
  )

/** The changed file and all that import it, directly or indirectly. */
function dependentsOf(changed: string): readonly string[] {
  const dependsOnChange = (file: string): boolean => file === changed || importsOf(file).some(dependsOnChange)
  return contractFiles.filter(dependsOnChange)
}

type Code = ReadonlyMap<string, string>

/** Forge's artifact of a contract, which a test reads to deploy it. */
const artifactOf = (home: string, name: string) => join(repositoryRoot, home, 'out', `${name}.sol`, `${name}.json`)

/** Replaces the bytecode in an artifact, and returns the artifact's previous text. */
function replaceBytecode(home: string, name: string, code: string): { path: string; text: string } {
  const path = artifactOf(home, name)
  const text = readFileSync(path, 'utf8')
  const artifact = JSON.parse(text) as { bytecode: { object: string } }
  writeFileSync(path, JSON.stringify({ ...artifact, bytecode: { ...artifact.bytecode, object: code } }))
  return { path, text }
}

/** Restores the unchanged bytecode: a run that was killed leaves a mutant in the artifacts. */
function restoreBytecode(home: string): void {
  for (const [name, code] of codeOf(SOURCES, contractFiles))
    if (existsSync(artifactOf(home, name))) replaceBytecode(home, name, code)
}

/** Throws if a test's bytecode contains a copy of our contracts, because mutants in the artifacts would not reach it. */
function checkNoCopies(out: string): void {
  const ownFiles = [...codeOf(SOURCES, contractFiles)]
  const tests = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.t\.sol[/\\]\w+\.json$/.test(path),
  )
  for (const test of tests) {
    const { bytecode } = JSON.parse(readFileSync(join(out, test), 'utf8')) as { bytecode?: { object: string } }
    const copied = ownFiles.find(([, code]) => code.length > 2 && bytecode?.object.includes(code.slice(2)) === true)
    if (copied !== undefined)
      throw new Error(
        `${test} contains a copy of ${copied[0]}: move contracts that inherit from ours to a separate file.`,
      )
  }
}

const codeOf = (...input: Parameters<typeof compile>): Code =>
  new Map([...compile(...input)].map(([name, { bytecode }]) => [name, `0x${bytecode}`]))

const unchanged = new Map<string, Code>()
function unchangedCode(file: string): Code {
  const code = unchanged.get(file) ?? codeOf(SOURCES, dependentsOf(file))
  unchanged.set(file, code)
  return code
}

/** The contracts whose bytecode a mutant changes; empty if it does not compile. */
function changedCode(mutant: Mutant): Code {
  const file = mutant.file.slice(SOURCES.length + 1)
  const text = applyMutant(readFileSync(mutant.file, 'utf8'), mutant)
  const before = unchangedCode(file)
  try {
    const after = codeOf(SOURCES, dependentsOf(file), { file, text })
    return new Map([...after].filter(([name, code]) => before.get(name) !== code))
  } catch {
    return new Map()
  }
}

/** Build folders that no bench uses at the moment. Any of them works for any area. */
const freeFolders: string[] = []
let folderCount = 0

const takeFolder = () => freeFolders.pop() ?? `packages/contracts/dist/mutants/${(folderCount += 1)}`

/** Runs the tests of an area against changed contracts. Tests deploy from the artifacts, so only the bytecode in them is replaced. */
export async function contractTestBench(area: string): Promise<TestBench> {
  const home = takeFolder()
  const env = {
    FOUNDRY_PROFILE: 'few',
    FOUNDRY_DYNAMIC_TEST_LINKING: 'true',
    MUSI_SOLC_ANSWERS: join(repositoryRoot, 'packages/contracts/dist/mutants/answers'),
    FOUNDRY_OUT: `${home}/out`,
    FOUNDRY_CACHE_PATH: `${home}/cache`,
    FOUNDRY_TEST_FAILURES_FILE: `${home}/test-failures`,
    FOUNDRY_FUZZ_FAILURE_PERSIST_DIR: `${home}/failures`,
    FOUNDRY_INVARIANT_FAILURE_PERSIST_DIR: `${home}/failures`,
    FOUNDRY_FUZZ_RUNS: '64',
    FOUNDRY_INVARIANT_RUNS: '8',
    FOUNDRY_INVARIANT_DEPTH: '48',
  }

  async function fails(selection: readonly string[]): Promise<boolean> {
    const args = ['test', '--fail-fast', ...WITHOUT_GAS, ...selection]
    const { code, output } = await runTool(forgeBinary() ?? 'forge', args, { env })
    // Failing inputs of one mutant must not be tried first with the next.
    rmSync(join(repositoryRoot, home, 'failures'), { recursive: true, force: true })
    const { passed, failed } = outcomeOf(output)
    if (passed + failed === 0) throw new Error(`No test of ${area} ran:\n${output}`)
    return code !== 0
  }

  const ownTests = ['--match-path', `packages/contracts/test/${area}/*`]
  restoreBytecode(home)
  if (await fails([])) throw new Error('The tests of the contracts fail without any mutant.')
  checkNoCopies(join(repositoryRoot, home, 'out'))
  return {
    async notices(mutant) {
      const changed = changedCode(mutant)
      if (changed.size === 0) return null
      const built = [...changed].map(([name, code]) => replaceBytecode(home, name, code))
      try {
        return (await fails(ownTests)) || (await fails([]))
      } finally {
        for (const { path, text } of built) writeFileSync(path, text)
      }
    },
    close: () => void freeFolders.push(home),
  }
}
