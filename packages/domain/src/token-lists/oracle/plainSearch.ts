import type { Token } from '../../currency.ts'
import type { Standing } from '../search/tokenOrder.ts'

export type PlainToken = { readonly token: Token; readonly standing: Standing; readonly balance: bigint }

/**
 * The rules implemented literally (spec: token-select.match, token-select.order): filter all tokens, then sort, keeping
 * input order on ties.
 */
export function plainSearch(tokens: readonly PlainToken[], query: string): readonly Token[] {
  const queryWords = query.toLowerCase().split(/\s+/).filter(Boolean)
  const matches = (text: string) => {
    const words = text.toLowerCase().split(/\s+/)
    return queryWords.every((part) => words.some((word) => word.startsWith(part) || word.endsWith(part)))
  }
  const sorted = tokens
    .filter(({ token }) => matches(token.symbol) || matches(token.name))
    .toSorted((one, other) => compareRows(one, other))
    .map(({ token }) => token)
  if (queryWords.length !== 1) return sorted
  const exact = ({ symbol }: Token) => symbol.toLowerCase() === queryWords[0]
  return [...sorted.filter(exact), ...sorted.filter((token) => !exact(token))]
}

/** Every balance in the smallest units of the finest token there can be. */
const comparable = ({ token, standing, balance }: PlainToken) =>
  standing === 'lookAlike' ? 0n : balance * 10n ** BigInt(255 - token.decimals)

const RANK = { known: 1, unknown: 2, lookAlike: 3 }

function compareRows(one: PlainToken, other: PlainToken): number {
  const oneKey = comparable(one)
  const otherKey = comparable(other)
  if (oneKey !== otherKey) return oneKey > otherKey ? -1 : 1
  const left = one.token.symbol.toLowerCase()
  const right = other.token.symbol.toLowerCase()
  if (left !== right) return left < right ? -1 : 1
  return RANK[one.standing] - RANK[other.standing]
}
