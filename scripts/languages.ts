// node scripts/languages.ts: prints the missing texts of each language, and other problems.
//   --write             removes unused texts, sorts, and writes the English ones (en.json)
//   --printMissing LANGUAGE     prints its missing texts, as JSON with the English text
//   --add LANGUAGE      takes such JSON from standard input, translated
//   --reviewed LANGUAGE notes that its sentences about losing money were read against the glossary
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text as wholeText } from 'node:stream/consumers'
import { type Texts, english, otherLanguages } from './languages/english.ts'
import {
  type Reviews,
  unusedMoneyPatterns,
  isMoney,
  languageProblems,
  reviewOf,
  wantedTexts,
} from './languages/problems.ts'
import { SAME_AS_ENGLISH } from './languages/sameAsEnglish.ts'
import { usageProblems } from './languages/textUsage.ts'
import { repositoryRoot } from './run/steps.ts'

const REVIEWS = join(repositoryRoot, 'docs/glossary/reviewed.json')
const fileOf = (language: string) => join(repositoryRoot, `apps/web/public/locales/${language}.json`)

const read = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
const textsOf = (language: string) => read(fileOf(language)) as Texts
const reviews = () => read(REVIEWS) as Reviews

const sorted = <T>(entries: readonly [string, T][]) =>
  Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
const write = (file: string, value: object) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)

/** One line per problem with the product's texts in any language. */
export async function allLanguageProblems(): Promise<string[]> {
  const { texts, duplicates, hidden } = await english()
  const committedEnglish = textsOf('en')
  const changed = Object.keys(texts).filter(
    (key) => Object.hasOwn(committedEnglish, key) && committedEnglish[key] !== texts[key],
  )
  const isCurrent = JSON.stringify(sorted(Object.entries(texts))) === JSON.stringify(committedEnglish)
  const problems = [
    ...duplicates.map((key) => `${key} is defined twice. Rename one of the two.`),
    ...hidden.map(
      (file) => `${file} defines texts, but its name does not end in Words.ts, so they are not found for translation.`,
    ),
    ...unusedMoneyPatterns(texts).map((guard) => `No text key matches ${guard} any more: update the pattern.`),
    ...changed.map((key) => `${key} has changed in English. Check it in each language.`),
    ...(await usageProblems(texts)),
    ...(await otherLanguages()).flatMap((language) =>
      languageProblems({
        language,
        texts: textsOf(language),
        english: texts,
        same: SAME_AS_ENGLISH,
        reviews: reviews(),
      }),
    ),
  ]
  return isCurrent ? problems : [...problems, 'en.json is out of date: node scripts/languages.ts --write']
}

async function writeTexts(): Promise<void> {
  const { texts } = await english()
  write(fileOf('en'), sorted(Object.entries(texts)))
  for (const language of await otherLanguages()) {
    const neededTexts = wantedTexts(texts, language)
    write(
      fileOf(language),
      sorted(Object.entries(textsOf(language)).filter(([key]) => Object.hasOwn(neededTexts, key))),
    )
  }
}

/** Prints what is missing. Texts that may equal the English are filled in. */
async function printMissing(language: string): Promise<void> {
  const { texts } = await english()
  const known = textsOf(language)
  const missing = Object.entries(wantedTexts(texts, language)).filter(([key]) => !Object.hasOwn(known, key))
  console.log(JSON.stringify(Object.fromEntries(missing), null, 2))
}

async function add(language: string): Promise<void> {
  const newTexts = JSON.parse(await wholeText(process.stdin)) as Texts
  write(fileOf(language), sorted(Object.entries({ ...textsOf(language), ...newTexts })))
}

async function reviewed(language: string): Promise<void> {
  const { texts } = await english()
  const read = Object.entries(textsOf(language)).filter(([key]) => isMoney(key))
  const hashes = sorted(read.map(([key, text]): [string, string] => [key, reviewOf(texts[key] ?? '', text)]))
  write(REVIEWS, sorted(Object.entries({ ...reviews(), [language]: hashes })))
}

if (import.meta.main) {
  const [, , flag, language = ''] = process.argv
  if (flag === '--printMissing') await printMissing(language)
  else if (flag === '--add') await add(language)
  else if (flag === '--reviewed') await reviewed(language)
  else {
    if (flag === '--write') await writeTexts()
    const problems = await allLanguageProblems()
    console.log(problems.length === 0 ? 'Every language is complete.' : problems.join('\n'))
    process.exitCode = problems.length === 0 ? 0 : 1
  }
}
