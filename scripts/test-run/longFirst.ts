// Vitest orders test files by their last duration, or by size in a new clone. Long tests in small files would then start last, and run
// alone at the end; this sequencer starts them first.
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { repositoryRoot } from '../run/steps.ts'

/** Test files that take more than about five seconds, the longest first. */
export const LONG_FILES = [
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
 * Compares by the order of LONG_FILES. Files that run in their own process come first: in between, they would end the shared process with
 * its loaded modules and chains.
 */
export function compareStart(one: File, other: File): number {
  const place = ({ path }: File) => (LONG_FILES.includes(path) ? LONG_FILES.indexOf(path) : LONG_FILES.length)
  return Number(other.isAlone) - Number(one.isAlone) || place(one) - place(other)
}

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const fileOf = ({ moduleId, project }: TestSpecification) => ({
      path: relative(repositoryRoot, moduleId),
      isAlone: project.config.isolate,
    })
    return sorted.toSorted((one, other) => compareStart(fileOf(one), fileOf(other)))
  }
}
