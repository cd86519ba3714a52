import { createHash } from 'node:crypto'
import type { Texts } from './english.ts'

/** By language: what was read a second time against the glossary, as a hash of both texts. */
export type Reviews = Readonly<Record<string, Texts>>

/** Sentences that somebody loses money by misunderstanding (spec: language.money-warnings): unreviewed, they are shown in English. */
const MONEY = [
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

export const isMoney = (key: string): boolean => MONEY.some((pattern) => pattern.test(key))

/** What guards nothing any more: the sentences that it was for have another name now, and went unguarded with it. */
export const idleGuards = (english: Texts): readonly string[] =>
  MONEY.filter((pattern) => !Object.keys(english).some((key) => pattern.test(key))).map(String)

/** What the person has to type literally, in every language. */
const TYPED: Texts = {
  'settings.sure.prompt': '"confirm"',
  'exchange.impact.type': '"confirm"',
  'lists.remove.sure': 'REMOVE',
}

export const reviewOf = (english: string, text: string): string =>
  createHash('sha256').update(`${english}\0${text}`).digest('hex').slice(0, 10)

const gapsOf = (text: string): string => (text.match(/\{\w*\}?|\}/g) ?? []).toSorted().join(' ')

const hasLetters = (text: string) => /\p{L}{2}/u.test(text.replaceAll(/\{\w+\}/g, ''))

/** A plural form is required where the language has that form. */
export function isWanted(key: string, language: string): boolean {
  const form = /_(zero|one|two|few|many)$/.exec(key)?.[1]
  return (
    form === undefined || new Intl.PluralRules(language).resolvedOptions().pluralCategories.some((one) => one === form)
  )
}

export type LanguageInput = {
  language: string
  texts: Texts
  english: Texts
  /** May read as in English, by the English text; each with its reason. */
  same: Readonly<Record<string, { languages: string; reason: string }>>
  reviews: Reviews
}

const maySame = (source: string, language: string, same: LanguageInput['same']) =>
  ['all', language].some((each) => same[source]?.languages.split(' ').includes(each))

function textProblem(key: string, { language, texts, english, same, reviews }: LanguageInput): string | null {
  const [text = '', source = ''] = [texts[key], english[key]]
  if (gapsOf(text) !== gapsOf(source))
    return `has the gaps ${gapsOf(text) || 'none'}, English has ${gapsOf(source) || 'none'}`
  if (text.trim() === '' || text.trim() !== text.trim().normalize('NFC'))
    return 'is empty, or not in the normal form (NFC)'
  if (/^\s/.test(text) !== /^\s/.test(source) || /\s$/.test(text) !== /\s$/.test(source))
    return 'begins or ends with a space where English does not, or the reverse'
  const required = TYPED[key]
  if (required !== undefined && !text.includes(required))
    return `must name ${required}, which has to be typed like that`
  if (text === source && hasLetters(source) && !maySame(source, language, same))
    return 'reads as in English and is not on the list of those that may (scripts/languages/sameAsEnglish.ts)'
  if (isMoney(key) && reviews[language]?.[key] !== reviewOf(source, text))
    return `warns of losing money and is not reviewed: read it against docs/glossary/${language}.md, then node scripts/languages.ts --reviewed ${language}`
  return null
}

/** One line for each text of a language that is missing, unused or wrong. */
export function languageProblems(input: LanguageInput): string[] {
  const { language, texts, english } = input
  const missing = Object.keys(english)
    .filter((key) => !Object.hasOwn(texts, key) && isWanted(key, language) && !isMoney(key))
    .map((key) => `${language}: ${key} lacks. English: ${english[key]}`)
  const wrong = Object.keys(texts).flatMap((key) => {
    if (!Object.hasOwn(english, key)) return [`${language}: ${key} is said nowhere. Take it out (--write does).`]
    const problem = textProblem(key, input)
    return problem === null ? [] : [`${language}: ${key} ${problem}.`]
  })
  return [...missing, ...wrong]
}
