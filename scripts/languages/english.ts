import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { repositoryRoot } from '../run/steps.ts'
import { sourceFiles } from '../rules/sourceFiles.ts'

const WORDS = 'apps/web/src/platform/page/i18n/words.ts'
/** Marks a file that defines words. Such a file must be named `…Words.ts`, so that it is found. */
const WORDS_IMPORT = /import \{[^}]*\bwords(?:Of)?\b[^}]*\} from '[^']*\/words\.ts'/

type Tables = { tables: readonly { area: string; english: Readonly<Record<string, string>> }[] }
const LANGUAGES = 'packages/domain/src/text/languages.ts'
export type Texts = Readonly<Record<string, string>>

const load = (file: string): Promise<unknown> => import(pathToFileURL(join(repositoryRoot, file)).href)

/** All English texts by full key, the keys defined more than once, and the files with texts whose names do not end in `Words.ts`. */
export async function english(): Promise<{ texts: Texts; duplicates: string[]; hidden: string[] }> {
  const wordFiles = sourceFiles(repositoryRoot)
    .filter((file) => /^apps\/web\/src\/.*\.tsx?$/.test(file) && !file.includes('.test.'))
    .filter((file) => file !== WORDS && WORDS_IMPORT.test(readFileSync(join(repositoryRoot, file), 'utf8')))
  const hasWordsName = (file: string) => basename(file).endsWith('Words.ts')
  for (const file of wordFiles.filter(hasWordsName)) await load(file)
  const { tables } = (await load(WORDS)) as Tables
  const entries = tables.flatMap(({ area, english }) =>
    Object.entries(english).map(([key, text]): [string, string] => [area === '' ? key : `${area}.${key}`, text]),
  )
  const duplicates = entries.map(([key]) => key).filter((key, at, all) => all.indexOf(key) !== at)
  return { texts: Object.fromEntries(entries), duplicates, hidden: wordFiles.filter((file) => !hasWordsName(file)) }
}

/** Every language but English. */
export async function otherLanguages(): Promise<readonly string[]> {
  const { LANGUAGES: all } = (await load(LANGUAGES)) as { LANGUAGES: readonly string[] }
  return all.filter((language) => language !== 'en')
}
