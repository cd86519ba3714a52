import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../steps.ts'
import { sourceFiles } from '../sourceFiles.ts'

const WORDS = 'apps/web/src/platform/page/i18n/words.ts'
/** Files that define words must be named like this, so that they are found. */
const MAKES = /import \{[^}]*\bwords(?:Of)?\b[^}]*\} from '[^']*\/words\.ts'/

type Tables = { tables: readonly { area: string; english: Readonly<Record<string, string>> }[] }
const LANGUAGES = 'apps/web/src/platform/page/i18n/languages.ts'
export type Texts = Readonly<Record<string, string>>

const load = (file: string): Promise<unknown> => import(pathToFileURL(join(root, file)).href)

/** Every text of the product in English by its whole key, as the code says it; and the files that hide theirs from this. */
export async function english(): Promise<{ texts: Texts; duplicates: string[]; hidden: string[] }> {
  const wordFiles = sourceFiles(root)
    .filter((file) => /^apps\/web\/src\/.*\.tsx?$/.test(file) && !file.includes('.test.'))
    .filter((file) => file !== WORDS && MAKES.test(readFileSync(join(root, file), 'utf8')))
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
