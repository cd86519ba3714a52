// Refuses names that do not say what they hold. CONTRIBUTING.md, "Words", explains our own words.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles } from './sourceFiles.ts'

/** Participles and jokes that were once used as names. */
const NAMES = [
  'asked',
  'found',
  'said',
  'told',
  'begun',
  'twice',
  'breathing',
  'become',
  'armed',
  'purses',
  'turnedTokens',
  'liveOf',
  'doorOf',
]
const TYPES = ['Asked', 'Found', 'Setting', 'Question', 'Said', 'Told']
const DECLARED = new RegExp(
  `\\b(?:const|let|function) (${NAMES.join('|')})\\b|^\\s*(?:readonly )?(${NAMES.join('|')})\\??: |\\btype (${TYPES.join('|')})\\b[^,}]*=`,
)
/** Tests may name what a stand-in was asked; the keys of texts are chosen with the texts. */
const EXEMPT = /\.test\.tsx?$|\/testing\/|^e2e\/|Words\.ts$|^packages\/contracts\/abi\//

/** A line for each declaration with such a name. */
export function names(tree: string): string[] {
  return sourceFiles(tree)
    .filter((file) => !EXEMPT.test(file) && file !== 'scripts/rules/names.ts')
    .flatMap((file) =>
      readFileSync(join(tree, file), 'utf8')
        .split('\n')
        .flatMap((line, at) => {
          const name = DECLARED.exec(line)?.slice(1).find(Boolean)
          return name === undefined ? [] : `${file}:${at + 1}: “${name}” does not say what it is`
        }),
    )
}
