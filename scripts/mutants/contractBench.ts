import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from '@musi/contracts/compile'
import { forgeBinary } from '../contracts.ts'
import { outcomeOf } from '../test-run/forgeOutput.ts'
import { repositoryRoot, runTool } from '../run/steps.ts'
import { type Mutant, applyMutant } from './mutant.ts'
import type { TestBench } from './testBench.ts'

const SOURCES = join(repositoryRoot, 'packages/contracts/src')
/** Compares figures and not behaviour. */
const WITHOUT_GAS = ['--no-match-contract', '^GasTest$']

const contractFiles = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.sol') && !file.includes('interfaces/'),
)

const importsOf = (file: string) =>
  [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/from "(\.[^"]*)"/g)].map(([, path = '']) =>
    join(file, '..', path),
  )

/** The file and all whose code may hold a part of it. */
function filesWith(changed: string): readonly string[] {
  const holds = (file: string): boolean => file === changed || importsOf(file).some(holds)
  return contractFiles.filter(holds)
}

type Code = ReadonlyMap<string, string>

/** File in which forge keeps a contract's build, read when a test deploys it. */
const artifactOf = (home: string, name: string) => join(repositoryRoot, home, 'out', `${name}.sol`, `${name}.json`)

/** Puts other code there, and gives back the text that was. */
function putCode(home: string, name: string, code: string): { path: string; text: string } {
  const path = artifactOf(home, name)
  const text = readFileSync(path, 'utf8')
  const artifact = JSON.parse(text) as { bytecode: { object: string } }
  writeFileSync(path, JSON.stringify({ ...artifact, bytecode: { ...artifact.bytecode, object: code } }))
  return { path, text }
}

/** A run that was ended in the middle leaves a mutant behind, which forge takes for built. */
function putBack(home: string): void {
  for (const [name, code] of codeOf(SOURCES, contractFiles))
    if (existsSync(artifactOf(home, name))) putCode(home, name, code)
}

/** A file in which a contract inherits from one of ours is built with copies of all that it deploys, which no mutant would reach. */
function checkNoCopies(out: string): void {
  const ours = [...codeOf(SOURCES, contractFiles)]
  const tests = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.t\.sol[/\\]\w+\.json$/.test(path),
  )
  for (const test of tests) {
    const { bytecode } = JSON.parse(readFileSync(join(out, test), 'utf8')) as { bytecode?: { object: string } }
    const copied = ours.find(([, code]) => code.length > 2 && bytecode?.object.includes(code.slice(2)) === true)
    if (copied !== undefined)
      throw new Error(
        `${test} holds a copy of ${copied[0]}: put what inherits from our contracts into a file of its own.`,
      )
  }
}

const codeOf = (...input: Parameters<typeof compile>): Code =>
  new Map([...compile(...input)].map(([name, { bytecode }]) => [name, `0x${bytecode}`]))

const unchanged = new Map<string, Code>()
function unchangedCode(file: string): Code {
  const code = unchanged.get(file) ?? codeOf(SOURCES, filesWith(file))
  unchanged.set(file, code)
  return code
}

/** The contracts that a mutant changes. None where it does not compile, or to the same code. */
function codeWith(mutant: Mutant): Code {
  const file = mutant.file.slice(SOURCES.length + 1)
  const text = applyMutant(readFileSync(mutant.file, 'utf8'), mutant)
  const before = unchangedCode(file)
  try {
    const after = codeOf(SOURCES, filesWith(file), { file, text })
    return new Map([...after].filter(([name, code]) => before.get(name) !== code))
  } catch {
    return new Map()
  }
}

/** Folders that no bench uses at the moment: what is built in one serves the tests of every area. */
const freeHomes: string[] = []
let homes = 0

const takeHome = () => freeHomes.pop() ?? `packages/contracts/dist/mutants/${(homes += 1)}`

/**
 * Runs the tests of an area against contracts that are changed. The tests take what they deploy from the folder of what is built,
 * so a mutant is put there and no test is built again.
 */
export async function contractBench(area: string): Promise<TestBench> {
  const home = takeHome()
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
  putBack(home)
  if (await fails([])) throw new Error('The tests of the contracts fail before anything is changed.')
  checkNoCopies(join(repositoryRoot, home, 'out'))
  return {
    async notices(mutant) {
      const changed = codeWith(mutant)
      if (changed.size === 0) return null
      const built = [...changed].map(([name, code]) => putCode(home, name, code))
      try {
        return (await fails(ownTests)) || (await fails([]))
      } finally {
        for (const { path, text } of built) writeFileSync(path, text)
      }
    },
    close: () => void freeHomes.push(home),
  }
}
