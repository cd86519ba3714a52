import { basename } from 'node:path'
import type { Mutant } from './mutantsOf.ts'

/**
 * Changes that no test can notice, because they change nothing that can be seen. By the file and the code that is changed, so
 * that lines may move; a code that is not there any more explains nothing.
 */
const EXPLAINED: readonly { file: string; was: string; becomes: string; code: string; why: string }[] = []

/** Why a mutant survives, where that is known. */
export const explanationOf = ({ file, was, becomes, code }: Mutant): string | undefined =>
  EXPLAINED.find(
    (one) => one.file === basename(file) && one.was === was && one.becomes === becomes && code.includes(one.code),
  )?.why
