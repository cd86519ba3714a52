import { basename } from 'node:path'
import type { Mutant } from './mutantsOf.ts'

/**
 * Changes that no test can notice, because they change nothing that can be seen. By the file and the code that is changed, so
 * that lines may move; a code that is not there any more explains nothing.
 */
const EXPLAINED: readonly { file: string; was: string; becomes: string; code: string; why: string }[] = [
  ...[
    { was: '<', becomes: '<=' },
    { was: '0n', becomes: '1n' },
  ].flatMap((change) =>
    ['(numerator < 0n ? -numerator : numerator)', 'return numerator < 0n ? -result : result'].map((code) => ({
      ...change,
      file: 'roundedText.ts',
      code,
      why: 'Zero is the same with a minus, and no whole number is between zero and one.',
    })),
  ),
  {
    file: 'roundedText.ts',
    was: '>=',
    becomes: '>',
    code: 'return size * powerOfTen(-most) >= denominator * powerOfTen(most) ? most : most - 1',
    why: 'Only an exact power of ten is equal; it gets a place more, which is a zero and is cut.',
  },
  {
    file: 'maxSpend.ts',
    was: '>',
    becomes: '>=',
    code: 'raw > nativeReserve ? raw - nativeReserve : 0n',
    why: 'A balance that is the reserve leaves nothing, subtracted or not.',
  },
  {
    file: 'migration.ts',
    was: '<',
    becomes: '<=',
    code: 'top < bottom ? bottom - top : top - bottom',
    why: 'Two equal prices differ by nothing, whichever is taken from the other.',
  },
  {
    file: 'mintedShares.ts',
    was: '<',
    becomes: '<=',
    code: 'byA < byB ? byA : byB',
    why: 'Of two equal numbers either is the smaller.',
  },
  {
    file: 'poolShares.ts',
    was: '<=',
    becomes: '<',
    code: 'if (root <= rootLast) return 0n',
    why: 'A pool that has not grown has a part of nothing to pay: the formula says zero as well.',
  },
  ...[
    { was: '1n', becomes: '2n' },
    { was: '1', becomes: '2' },
    { was: '>>', becomes: '<<' },
  ].map((change) => ({
    ...change,
    file: 'squareRoot.ts',
    code: 'let guess = 1n << BigInt((square.toString(2).length + 1) >> 1)',
    why: 'From any start above the root the steps end at the root; a higher one takes more of them.',
  })),
]

/** Why a mutant survives, where that is known. */
export const explanationOf = ({ file, was, becomes, code }: Mutant): string | undefined =>
  EXPLAINED.find(
    (one) => one.file === basename(file) && one.was === was && one.becomes === becomes && code.includes(one.code),
  )?.why
