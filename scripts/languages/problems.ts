import { createHash } from 'node:crypto'
import type { Texts } from './english.ts'

/** By language and key, a hash of the English text and its reviewed translation. */
export type Reviews = Readonly<Record<string, Texts>>

/** Keys of warnings about losing money (spec: language.money-warnings). Unreviewed translations of them are not shown. */
const MONEY_KEYS = [
  /^tokenWarning\.(?:anyone|arbitrary|unable|lookAlike\w*|refusedTitle|noDecimals|mismatch)$/,
  /^settings\.(?:slippage\.(?:hint|risky\w+)|deadline\.hint|expert\.hint|exact\.hint|sure\.\w+)$/,
  /^(?:gate|send)\./,
  /^transactions\.(?:story\.\w+|mismatch)$/,
  /^address\.(?:fromLinkText|lookAlike\w*|unresolved)$/,
  /^select\.(?:lookAlike|looksLike)$/,
  /^shell\.(?:banner\.(?:mobile|desktop)|trouble\.\w+)$/,
  /^approval\.(?:allows\.\w+|batched)$/,
  /^exchange\.impact\.(?:confirm|type)$/,
  /^swap\.(?:worst\.\w+|bound\.hint)$/,
  /^swapReview\.(?:estimated\.\w+|tick)$/,
  /^demoWallet\.(?:signText|unlimited|unknown)$/,
]

export const isMoney = (key: string): boolean => MONEY_KEYS.some((pattern) => pattern.test(key))

/** Money patterns that match no key, because the key was renamed. */
export const unusedMoneyPatterns = (english: Texts): readonly string[] =>
  MONEY_KEYS.filter((pattern) => !Object.keys(english).some((key) => pattern.test(key))).map(String)

/** Text the person has to type literally, in every language. */
const TYPED: Texts = {
  'settings.sure.prompt': '"confirm"',
  'exchange.impact.type': '"confirm"',
  'lists.remove.sure': 'REMOVE',
}

export const reviewOf = (english: string, text: string): string =>
  createHash('sha256').update(`${english}\0${text}`).digest('hex').slice(0, 10)

const placeholdersOf = (text: string): string => (text.match(/\{\w*\}?|\}/g) ?? []).toSorted().join(' ')

const hasLetters = (text: string) => /\p{L}{2}/u.test(text.replaceAll(/\{\w+\}/g, ''))

/** Numbers that select a plural form; our counts stay below a thousand. */
const COUNTS = [...Array(1000).keys()]

const FORM = /_(zero|one|two|few|many)$/

/** Keys that a language needs, each with its English text; a counted text has a key for each plural form. */
export function wantedTexts(english: Texts, language: string): Texts {
  const rules = new Intl.PluralRules(language)
  const forms = new Set(COUNTS.map((count) => rules.select(count)))
  forms.delete('other')
  const formsOf = (key: string, text: string): [string, string][] =>
    english[`${key}_one`] === undefined
      ? []
      : [...forms].map((form) => [`${key}_${form}`, english[`${key}_${form}`] ?? text])
  return Object.fromEntries(
    Object.entries(english)
      .filter(([key]) => !FORM.test(key))
      .flatMap(([key, text]) => [[key, text] as const, ...formsOf(key, text)]),
  )
}

/** True for a plural form of a single number, which may omit the number: Arabic has a word for two songs. */
function isOneNumber(key: string, language: string): boolean {
  const form = FORM.exec(key)?.[1]
  const rules = new Intl.PluralRules(language)
  return form !== undefined && COUNTS.filter((count) => rules.select(count) === form).length === 1
}

export type LanguageInput = {
  language: string
  texts: Texts
  english: Texts
  /** English texts that a translation may repeat. */
  same: Readonly<Record<string, { languages: string; reason: string }>>
  reviews: Reviews
}

const maySame = (source: string, language: string, same: LanguageInput['same']) =>
  ['all', language].some((each) => same[source]?.languages.split(' ').includes(each))

function textProblem(key: string, { language, texts, english, same, reviews }: LanguageInput): string | null {
  const [text = '', source = ''] = [texts[key], english[key]]
  const mayOmit = isOneNumber(key, language) && placeholdersOf(text) === placeholdersOf(source.replace('{count}', ''))
  if (placeholdersOf(text) !== placeholdersOf(source) && !mayOmit)
    return `has the placeholders ${placeholdersOf(text) || 'none'}, English has ${placeholdersOf(source) || 'none'}`
  if (text.trim() === '' || text.trim() !== text.trim().normalize('NFC'))
    return 'is empty, or not in the normal form (NFC)'
  if (/^\s/.test(text) !== /^\s/.test(source) || /\s$/.test(text) !== /\s$/.test(source))
    return 'begins or ends with a space where English does not, or the reverse'
  const required = TYPED[key]
  if (required !== undefined && !text.includes(required))
    return `must contain ${required}, because users must type exactly that`
  if (text === source && hasLetters(source) && !maySame(source, language, same))
    return 'is the same as in English and is not listed as an exception in scripts/languages/sameAsEnglish.ts'
  if (isMoney(key) && reviews[language]?.[key] !== reviewOf(source, text))
    return `warns of losing money and is not reviewed: read it against docs/glossary/${language}.md, then node scripts/languages.ts --reviewed ${language}`
  return null
}

/** One line for each text of a language that is missing, unused or wrong. */
export function languageProblems(input: LanguageInput): string[] {
  const { language, texts } = input
  const neededTexts = wantedTexts(input.english, language)
  const missing = Object.keys(neededTexts)
    .filter((key) => !Object.hasOwn(texts, key) && !isMoney(key))
    .map((key) => `${language}: ${key} is missing. English: ${neededTexts[key]}`)
  const wrong = Object.keys(texts).flatMap((key) => {
    if (!Object.hasOwn(neededTexts, key)) return [`${language}: ${key} is not used. Remove it (--write does).`]
    const problem = textProblem(key, { ...input, english: neededTexts })
    return problem === null ? [] : [`${language}: ${key} ${problem}.`]
  })
  return [...missing, ...wrong]
}
