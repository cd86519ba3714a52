import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../run/steps.ts'
import { contractTestBench } from './contractTestBench.ts'
import type { Mutant } from './mutant.ts'
import { mutantsOf } from './mutantsOf.ts'
import { solidityMutantsOf } from './solidityMutantsOf.ts'
import { type TestBench, testBench } from './testBench.ts'

export type MutantGroup = {
  name: string
  mutants: () => readonly Mutant[]
  bench: () => Promise<TestBench>
}

const RULES = join(repositoryRoot, 'packages/domain/src')
const CONTRACTS = join(repositoryRoot, 'packages/contracts/src')

type MutantsOf = (file: string, code: string) => readonly Mutant[]

const mutantsIn = (files: readonly string[], mutantsOfFile: MutantsOf) =>
  files.flatMap((file) => mutantsOfFile(file, readFileSync(file, 'utf8')))

const filesOf = (folder: string, isSource: (name: string) => boolean) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((name) => join(folder, name))

const isRule = (name: string) => name.endsWith('.ts') && !/\.test\.ts$|(^|\/)(oracle|testing)\//.test(name)

/** The rules of a folder, or of one file. */
function ruleFiles(name: string): readonly string[] {
  const single = join(RULES, `${name}.ts`)
  return statSync(single, { throwIfNoEntry: false }) === undefined ? filesOf(join(RULES, name), isRule) : [single]
}

const rules = (name: string): MutantGroup => ({
  name,
  mutants: () => mutantsIn(ruleFiles(name), mutantsOf),
  bench: () => testBench(name),
})

const contracts = (area: string): MutantGroup => ({
  name: `contracts/${area}`,
  mutants: () =>
    mutantsIn(
      filesOf(join(CONTRACTS, area), (name) => name.endsWith('.sol') && !name.includes('/')),
      solidityMutantsOf,
    ),
  bench: () => contractTestBench(area),
})

/** Code that decides about money and lists, and our own Solidity. */
export const MUTANT_GROUPS: readonly MutantGroup[] = [
  ...['fraction', 'price', 'amount', 'settings', 'exchange', 'liquidity', 'staking', 'token-lists'].map(rules),
  ...['account', 'exchange', 'governance', 'music', 'support', 'wallet'].map(contracts),
]
