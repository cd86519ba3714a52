import { basename } from 'node:path'
import { EXPLAINED_CONTRACTS } from './explainedContracts.ts'
import type { Explanation, Place } from './explanation.ts'
import type { Mutant } from './mutant.ts'

const NEVER_READ = 'Entries beyond the end of a list are never read.'
const COST_ONLY = 'Order and repetition of this computation affect its cost, not its result.'
const THEY_DIFFER = 'The two values always differ here.'
const ALWAYS_THERE = 'The value always exists, which the compiler cannot know.'

/** Changes that no test can notice, because they change nothing that can be seen. */
const EXPLAINED: readonly Explanation[] = [
  {
    why: 'Zero equals its negation, and no integer is between zero and one.',
    places: [
      ['roundedText.ts', '(numerator < 0n ? -numerator : numerator)', '< → <=', '0n → 1n'],
      ['roundedText.ts', 'return numerator < 0n ? -result : result', '< → <=', '0n → 1n'],
    ],
  },
  {
    why: 'Only an exact power of ten is equal. It gets one more decimal, a zero, which is removed.',
    places: [['roundedText.ts', 'denominator * powerOfTen(maxExponent) ? maxExponent : maxExponent - 1', '>= → >']],
  },
  {
    why: 'The two numbers are equal, so either gives the same result.',
    places: [
      ['maxSpend.ts', 'raw > nativeReserve ? raw - nativeReserve : 0n', '> → >='],
      ['migration.ts', 'top < bottom ? bottom - top : top - bottom', '< → <='],
      ['mintedShares.ts', 'byA < byB ? byA : byB', '< → <='],
    ],
  },
  {
    why: 'The formula also gives zero for a pool that has not grown.',
    places: [['poolShares.ts', 'if (root <= rootLast) return 0n', '<= → <']],
  },
  {
    why: 'The iteration reaches the root from any start above it; a higher start only takes more steps.',
    places: [['squareRoot.ts', '1n << BigInt((square.toString(2).length + 1) >> 1)', '1n → 2n', '1 → 2', '>> → <<']],
  },
  {
    why: 'A multiple of 997 or 1000 is never a power of two, so it never equals the limit.',
    places: [['amountOut.ts', 'numerator >= UINT256_LIMIT || denominator >= UINT256_LIMIT', '>= → >']],
  },
  {
    why: COST_ONLY,
    places: [
      ['bestRoute.ts', 'if (candidate === first || (best !== null', '|| → &&'],
      ['bestRoute.ts', 'candidate.score > best.score) best = candidate', '> → >='],
      ['bestRoute.ts', 'else if (candidate.score === best.score)', '=== → !=='],
      ['bestRoute.ts', '< roughMidPrice(graph, exact, edgesOf(best))) best = candidate', '< → <='],
      ['bestRoute.ts', 'const PRICE_ERROR = 2 ** -44', '- → nothing'],
      ['bestRoute.ts', 'best.edges) * (1 + PRICE_ERROR)', '<= → <', '1 → 2'],
      ['routeSearch.ts', 'if (search.wide.length > 0) searchFromGoal(', '> → >='],
      ['routeSearch.ts', 'if (!isWide(pairCountOf(graph, middle))) searchThroughNarrow(', '! → nothing'],
      ['schemaRules.ts', 'if (value.length > max && lengthOf(value) > max)', '> → >='],
      ['pickOnEnter.ts', 'rows.tokens.rows(0, 1)', '1 → 2'],
      ['rankSet.ts', 'at < this.#bits.length && before < to', '&& → ||', '< → <='],
      ['rankSet.ts', 'if (after > from) {', '> → >='],
      ['foundTokens.ts', 'if (start >= end) continue', '>= → >'],
      ['tokenIndex.ts', 'if (place === undefined || !entry || entry.balance === balance) continue', '|| → &&'],
      ['wordIndex.ts', 'const head = text.slice(0, 2)', '2 → 3'],
    ],
  },
  {
    why: 'Half of it is still far above the rounding errors of the six doubles in a price.',
    places: [['bestRoute.ts', 'const PRICE_ERROR = 2 ** -44', '44 → 45']],
  },
  {
    why: 'The bound may be slightly wider or narrower: it exceeds sixteen rounding errors, and the exact amount decides.',
    places: [
      ['hopBound.ts', 'if (left <= 0) return 0', '<= → <'],
      ['hopBound.ts', 'least < INPUT_LIMIT ? least : 0', '< → <='],
    ],
  },
  {
    why: 'The products are only compared with each other, and all of them change by the same factor.',
    places: [
      ['bestRoute.ts', 'let price = 1', '1 → 2'],
      ['bestRoute.ts', "exact === 'in' ? price : 1 / price", '1 → 2'],
      ['bestRoute.ts', 'let own = 1n', '1n → 2n'],
      ['bestRoute.ts', 'let other = 1n', '1n → 2n'],
    ],
  },
  {
    why: THEY_DIFFER,
    places: [
      ['bestRoute.ts', 'return candidate.score > bestScore', '> → >='],
      ['bestRoute.ts', 'routeOrder(graph, exact, rival, best) < 0', '< → <=', '0 → 1'],
      ['version.ts', "to[part] > from[part] ? part : 'none'", '> → >='],
      ['tokenRanks.ts', 'compare(there, place) < 0', '< → <=', '0 → 1'],
    ],
  },
  {
    why: ALWAYS_THERE,
    places: [
      ['bestTrade.ts', 'if (from === undefined || goal === undefined) return null', '|| → &&'],
      ['bestTrade.ts', 'if (token0 === undefined || token1 === undefined) throw', '|| → &&'],
      ['pairGraph.ts', 'Array.from({ length: edges }, () => 0n)', '0n → 1n'],
      ['dateTime.ts', '(DAYS[month - 1] ?? 0)', '0 → 1'],
      ['listUrl.ts', 'protocol !== undefined && content !== undefined', '&& → ||'],
      ['startLists.ts', 'const [first = defaults[0]]', '0 → 1'],
      ['tokenRanks.ts', '(first && second ? tokenOrder(first, second) : 0)', '&& → ||', '0 → 1'],
      ['tokenRanks.ts', '(symbols.get(symbolOf(place)) ?? 0)', '0 → 1'],
      ['wordIndex.ts', 'numbers.get(word) ?? 0', '0 → 1'],
    ],
  },
  {
    why: 'A pair that is listed twice is found from either token.',
    places: [['pairGraph.ts', 'for (let place = 1; place < to.length; place++)', '1 → 2']],
  },
  {
    why: 'A new typed array contains zeros.',
    places: [['pairGraph.ts', 'for (let edge = 0; edge < edges; edge++) edgeOfEnd', '0 → 1']],
  },
  {
    why: NEVER_READ,
    places: [
      ['pairGraph.ts', 'for (let place = 1; place < to.length; place++)', '< → <='],
      ['pairGraph.ts', 'for (let token = 1; token < tokens; token++)', '< → <='],
      ['routeSearch.ts', 'edge < goalEnd; edge++) lastHop[intAt(to, edge)] = 0', '< → <='],
      ['rankSet.ts', 'new Int32Array((size + 31) >> 5)', '31 → 32', '>> → <<'],
      ['wordIndex.ts', 'new Int32Array(words.length + 1)', '1 → 2'],
      ['wordIndex.ts', 'for (let rank = 1; rank < words.length; rank++)', '< → <='],
    ],
  },
  {
    why: 'Minute 0 is never the last of an hour, so the result is false in both cases.',
    places: [['dateTime.ts', '(utcMinute < 0 ? 1 : 0)', '< → <=', '0 → 1']],
  },
  {
    why: 'Every negative number means “none”.',
    places: [
      ['routeSearch.ts', 'to[low] === token ? low : -1', '1 → 2'],
      ['tokenIndex.ts', '.fill(-1)', '1 → 2'],
      ['tokenIndex.ts', '(rankOf[place] ?? -1) >= 0', '1 → 2'],
    ],
  },
  {
    why: 'Every byte has two digits.',
    places: [['contentHashUri.ts', 'const MAX_HEX_LENGTH = 600', '600 → 601']],
  },
  {
    why: 'Any number above the number of places works.',
    places: [['tokenRanks.ts', 'const PLACES = 2 ** 26', '26 → 27']],
  },
  {
    why: 'A word that is the whole symbol is both its beginning and its end.',
    places: [['tokenSearch.ts', 'placesWith(symbols, word)[0]', '0 → 1']],
  },
  {
    why: 'A word that equals the searched text also begins with it.',
    places: [['wordIndex.ts', 'word >= head && !word.startsWith(head)', '>= → >']],
  },
]

/** Reason why a mutant survives, if known. */
export function explanationOf({ file, was, becomes, code }: Mutant): string | undefined {
  const change = `${was} → ${becomes || 'nothing'}`
  const explains = ([name, part, ...changes]: Place) =>
    name === basename(file) && code.includes(part) && changes.includes(change)
  return [...EXPLAINED, ...EXPLAINED_CONTRACTS].find(({ places }) => places.some(explains))?.why
}
