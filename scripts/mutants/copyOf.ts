import { join } from 'node:path'
import { repositoryRoot } from '../run/steps.ts'

/** Folder for a process's copy of packages/domain: inside the package, so that imports resolve. */
export const mutantFolder = (pid: number): string => join(repositoryRoot, 'packages/domain/dist/mutants', String(pid))
