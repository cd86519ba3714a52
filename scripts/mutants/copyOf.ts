import { join } from 'node:path'
import { repositoryRoot } from '../run/steps.ts'

/** Where the copy of the rules is that a process changes: below the package, so that its dependencies are found. */
export const copyOf = (pid: number): string => join(repositoryRoot, 'packages/domain/dist/mutants', String(pid))
