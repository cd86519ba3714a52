import { join } from 'node:path'
import { repositoryRoot } from '../run/steps.ts'

/** The copy of the rules that a process changes: below the package, so that its dependencies are found. */
export const copyOf = (pid: number): string => join(repositoryRoot, 'packages/domain/dist/mutants', String(pid))
