// For the test runner: which test files begin first. It goes by what each took before, which a new clone does not know, and then by
// size: the longest of them are short to read, began last, and kept one core busy while the others had nothing left to do.
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { repositoryRoot } from '../run/steps.ts'

/** Files that take more than about five seconds, the longest first: most of them start programs, and wait for them. */
export const LONG = [
  'scripts/launch.test.ts',
  'scripts/twoBuilds.test.ts',
  'scripts/deploy.test.ts',
  'e2e/headFaults.test.ts',
  'packages/contracts/generate.test.ts',
  'e2e/hostileCalls.test.ts',
  'scripts/deployFaults.test.ts',
  'e2e/rpcFaults.test.ts',
  'packages/devchain/src/embeddedChain.test.ts',
  'apps/server/src/run.test.ts',
  'apps/server/src/history/store/postgresHistory.test.ts',
  'apps/server/src/history/chainIndex.test.ts',
  'apps/server/src/music/endpoints/studio/songs.test.ts',
  'packages/devchain/src/kills/kills.test.ts',
  'packages/devchain/src/seed/lives/life.test.ts',
  'apps/server/src/music/endpoints/studio/hostile.test.ts',
  'apps/server/src/music/endpoints/studio/uploads.test.ts',
  'apps/server/src/sharedDatabase.test.ts',
  'apps/server/src/music/media/recordings.test.ts',
  'packages/domain/src/exchange/routes/routeDifferential.test.ts',
  'apps/server/src/music/endpoints/plays.test.ts',
  'apps/server/src/history/endpoints/market.test.ts',
  'packages/domain/src/exchange/pairDifferential.test.ts',
]

type File = { path: string; isAlone: boolean }

/**
 * In this order, and else as they came. Those that have a process to themselves go first: one among those that share theirs would end
 * it with all its modules and chains, and who comes last should be short, as rules are.
 */
export function beginOrder(one: File, other: File): number {
  const place = ({ path }: File) => (LONG.includes(path) ? LONG.indexOf(path) : LONG.length)
  return Number(other.isAlone) - Number(one.isAlone) || place(one) - place(other)
}

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const known = await super.sort(files)
    const fileOf = ({ moduleId, project }: TestSpecification) => ({
      path: relative(repositoryRoot, moduleId),
      isAlone: project.config.isolate,
    })
    return known.toSorted((one, other) => beginOrder(fileOf(one), fileOf(other)))
  }
}
