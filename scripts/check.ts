// npm run check: every project rule that needs no running product.
import { join } from 'node:path'
import { amounts } from './rules/amounts.ts'
import { apiDocs } from './rules/apiDocs.ts'
import { type ImportGraph, readImports, unreadFiles, violationText } from './rules/importRules.ts'
import { citations } from './rules/citations.ts'
import { commitSubjects } from './rules/commitSubjects.ts'
import { codeMap } from './rules/codeMap.ts'
import { comments } from './rules/prose/comments.ts'
import { errorListeners } from './rules/errorListeners.ts'
import { allLanguageProblems } from './languages.ts'
import { names } from './rules/names.ts'
import { packageRules } from './rules/packageRules.ts'
import { shapeFigures } from './rules/shapeFigures.ts'
import { beyondLimits } from './rules/shapeLimits.ts'
import { crowdedFolders, measureShape } from './rules/shapeOf.ts'
import { signingMethods } from './rules/signingMethods.ts'
import { openApiDocument } from './rules/openApi.ts'
import { testFloors } from './rules/testFloors.ts'
import { visitState } from './rules/visitState.ts'
import { type ToolResult, repositoryRoot, elapsedText, runTool } from './run/steps.ts'

/** `notes`: prints its output even when it passes. */
type Check = { name: string; run: () => Promise<ToolResult>; notes?: boolean }

const bad = (lines: string[], good: string): ToolResult => ({
  code: lines.length === 0 ? 0 : 1,
  output: lines.length === 0 ? good : lines.join('\n'),
})

/** Two checks use the same import graph. */
const cachedImportGraph = (() => {
  let importGraph: Promise<ImportGraph> | undefined
  return () => (importGraph ??= readImports(repositoryRoot))
})()

/** Incremental state of tsc, so that the next run only reads what has changed. */
const TYPE_CACHE = join(repositoryRoot, 'node_modules/.cache/musi-types')
const buildInfoFile = (home: string) => join(TYPE_CACHE, `${home.replaceAll(/\W/g, '-')}.json`)

/**
 * Starts garbage collection only at this size. Type checks end within seconds, and collecting throughout would take a
 * third more time.
 */
const RARE_GARBAGE_COLLECTION = { GOGC: 'off', GOMEMLIMIT: '2GiB', GOMAXPROCS: '1' }

/**
 * Several checkers in one program repeat the same work, nearly doubling it, and two programs run in parallel anyway.
 */
const ONE_CHECKER = ['--checkers', '1']

/** Projects to check. packages/domain is checked a second time, without its tests and without DOM and Node types. */
const TYPES = ['.', 'packages/domain/tsconfig.rules.json', 'packages/ui', 'apps/web', 'e2e']

const CHECKS: Check[] = [
  { name: 'format', run: () => runTool('oxfmt', ['--check', '.']) },
  { name: 'lint', run: () => runTool('oxlint', ['--deny-warnings', '.'], { env: RARE_GARBAGE_COLLECTION }) },
  ...TYPES.map((home) => ({
    name: `types of ${home === '.' ? 'the rest' : home.replace('/tsconfig.rules.json', ' alone')}`,
    run: () =>
      runTool('tsc', ['-p', home, ...ONE_CHECKER, '--incremental', '--tsBuildInfoFile', buildInfoFile(home)], {
        env: RARE_GARBAGE_COLLECTION,
      }),
  })),
  {
    name: 'imports',
    async run() {
      const importGraph = await cachedImportGraph()
      const blind = unreadFiles(repositoryRoot, importGraph).map((file) => `not read: ${file}`)
      return bad(
        [...importGraph.violations.map(violationText), ...blind],
        `${importGraph.modules.length} modules, all imports allowed`,
      )
    },
  },
  { name: 'dead code', run: () => runTool('knip', ['--no-progress']) },
  { name: 'packages', run: async () => bad(packageRules(repositoryRoot), 'exact versions, one version of each') },
  {
    name: 'citations',
    notes: true,
    async run() {
      const { problems, untested } = citations(repositoryRoot)
      const { rules, cases } = untested
      return bad(
        problems,
        `${rules.length} rules and ${cases.length} cases are cited by no test: node scripts/rules/citations.ts`,
      )
    },
  },
  { name: 'names', run: async () => bad(names(repositoryRoot), 'names are informative') },
  { name: 'comments', run: async () => bad(comments(repositoryRoot), 'comments can be read alone') },
  {
    name: 'documents',
    run: async () =>
      bad(
        [...apiDocs(), ...openApiDocument(), ...codeMap(repositoryRoot)],
        'docs/api.md and openapi.json match the code, ARCHITECTURE.md matches the folders',
      ),
  },
  {
    name: 'commits',
    notes: true,
    async run() {
      const problems = commitSubjects(repositoryRoot)
      return problems === null
        ? bad([], 'skipped: a shallow clone does not have the history')
        : bad(problems, 'every subject is "area: what"')
    },
  },
  { name: 'languages', run: async () => bad(await allLanguageProblems(), 'every language is complete') },
  {
    name: 'signing',
    run: async () => bad(signingMethods(repositoryRoot), 'only the signing gate names signing methods'),
  },
  {
    name: 'listeners',
    run: async () => bad(errorListeners(repositoryRoot), 'each emitter of the server has an error listener'),
  },
  {
    name: 'amounts',
    run: async () => bad(amounts(repositoryRoot), 'only the money component renders units of amounts'),
  },
  { name: 'floors of tests', run: async () => bad(testFloors(repositoryRoot), 'each test is in the right place') },
  { name: 'visits', run: async () => bad(visitState(repositoryRoot), 'nothing of the page outlives a visit') },
  {
    name: 'shape',
    async run() {
      const shape = measureShape(repositoryRoot, await cachedImportGraph())
      const beyond = beyondLimits(shapeFigures(repositoryRoot, shape).figures)
      const faults = [...shape.cycles, ...shape.folderCycles.web, ...crowdedFolders(repositoryRoot)]
      return bad([...beyond, ...faults], 'all shape figures are within their limits')
    },
  },
]

/** Runs the checks, prints a line for each, and returns how many failed. */
export async function runChecks(): Promise<{ passed: number; failed: number }> {
  const queue = [...CHECKS]
  let failed = 0
  const worker = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const started = performance.now()
      const { code, output } = await check.run()
      const note = code === 0 && check.notes === true ? `: ${output}` : ''
      console.log(`${code === 0 ? '✓' : '✗'} ${check.name} (${elapsedText(started)})${note}`)
      if (code !== 0) {
        failed += 1
        console.log(output.trim().replaceAll(/^/gm, '    '))
      }
    }
  }
  await Promise.all([worker(), worker()])
  return { passed: CHECKS.length - failed, failed }
}

if (import.meta.main) {
  const { passed, failed } = await runChecks()
  console.log(failed === 0 ? `All ${passed} checks passed.` : `${failed} of ${passed + failed} checks failed.`)
  process.exitCode = failed === 0 ? 0 : 1
}
