import { isDateTime } from './schema/dateTime.ts'
import { type Rule, type SchemaProblem, anyOf, list, names, record, text, wholeNumber } from './schema/schemaRules.ts'
import type { TokenList } from './tokenList.ts'
import { isUri } from './schema/uri.ts'

const matches = (pattern: RegExp) => (value: string) => pattern.test(value)
const ONE_WORD = [matches(/^\w+$/), 'has other characters than letters, digits and underscores'] as const
const WORDS = [matches(/^[\w ]+$/), 'has other characters than letters, digits, underscores and spaces'] as const
const SENTENCE = [matches(/^[\w .,:]+$/), 'has other characters than words, commas, full stops and colons'] as const
const NO_SPACE = [matches(/^\S*$/), 'has a space or a line end'] as const
const ONE_LINE = [matches(/^[ \S]*$/), 'has a line end or a tabulator'] as const
const ADDRESS = [matches(/^0x[a-fA-F0-9]{40}$/), 'is not an address'] as const

const uri = text({ format: [isUri, 'is not a URI'] })
const tagId = text({ min: 1, max: 10, format: ONE_WORD })
const extensionName = text({ min: 1, max: 40, format: ONE_WORD })

const plainText = text({ min: 1, max: 42 })
const plainValue: Rule = (value, path, problems) => {
  if (value === null || typeof value === 'boolean') return
  if (typeof value === 'string') return plainText(value, path, problems)
  if (!Number.isFinite(value)) problems.push({ path, message: 'is not a text, a number, true, false or null' })
}
const extensions = (value: Rule) => names(extensionName, value, { max: 10 })
const NOT_AN_EXTENSION = 'is not what an extension may hold'
/** Objects may nest two levels deep. */
const innerValue = anyOf(plainValue, extensions(plainValue), NOT_AN_EXTENSION)
const extensionValue = anyOf(plainValue, extensions(innerValue), NOT_AN_EXTENSION)

const token = record({
  required: {
    chainId: wholeNumber(1),
    address: text({ format: ADDRESS }),
    decimals: wholeNumber(0, 255),
    name: text({ max: 60, format: ONE_LINE }),
    symbol: text({ max: 20, format: NO_SPACE }),
  },
  optional: { logoURI: uri, tags: list(tagId, { max: 10 }), extensions: extensions(extensionValue) },
  others: 'refused',
})

const version = record({
  required: { major: wholeNumber(0), minor: wholeNumber(0), patch: wholeNumber(0) },
  others: 'refused',
})
const tag = record({
  required: {
    name: text({ min: 1, max: 20, format: WORDS }),
    description: text({ min: 1, max: 200, format: SENTENCE }),
  },
  others: 'refused',
})

/** The JSON schema of `@uniswap/token-lists` 1.0.0-beta.34; a test compares the two (spec: token-lists.schema). */
const tokenList = record({
  required: {
    name: text({ min: 1, max: 30, format: WORDS }),
    timestamp: text({ format: [isDateTime, 'is not a date with a time and its zone'] }),
    version,
    tokens: list(token, { min: 1, max: 10_000 }),
  },
  optional: {
    tokenMap: names(() => undefined, token, { min: 1, max: 10_000 }),
    keywords: list(text({ min: 1, max: 20, format: WORDS }), { max: 20, distinct: true }),
    tags: names(tagId, tag, { max: 20 }),
    logoURI: uri,
  },
  others: 'allowed',
})

export type ParsedList =
  | { readonly ok: true; readonly list: TokenList }
  | { readonly ok: false; readonly problems: readonly SchemaProblem[] }

/** Parses untrusted JSON as a token list, or returns all its problems. */
export function parseTokenList(json: unknown): ParsedList {
  const problems: SchemaProblem[] = []
  tokenList(json, '', problems)
  return problems.length === 0 ? { ok: true, list: json as TokenList } : { ok: false, problems }
}

/** Formats the `{details}` of `Token list failed validation: {details}` (spec: token-lists.schema). The list itself has an empty path. */
export const schemaDetails = (problems: readonly SchemaProblem[]): string =>
  problems.map(({ path, message }) => `${path} ${message}`.trimStart()).join('; ')
