import { basename } from 'node:path'
import { EXPLAINED_CONTRACTS } from './explainedContracts.ts'
import type { Explanation, Place } from './explanation.ts'
import type { Mutant } from './mutant.ts'

const NEVER_READ = 'What is beyond the end of a list is neither kept nor looked at.'
const COST_ONLY = 'What is computed first, twice or in vain changes the cost, and not what is found.'
const THEY_DIFFER = 'Here the two are known to differ.'
const ALWAYS_THERE = 'The value is always there; only the compiler cannot know.'

/** Changes that no test can notice, because they change nothing that can be seen. */
const EXPLAINED: readonly Explanation[] = [
  {
    why: 'Zero is the same with a minus, and no whole number is between zero and one.',
    places: [
      ['roundedText.ts', '(numerator < 0n ? -numerator : numerator)', '< → <=', '0n → 1n'],
      ['roundedText.ts', 'return numerator < 0n ? -result : result', '< → <=', '0n → 1n'],
    ],
  },
  {
    why: 'Only an exact power of ten is equal; it gets a place more, which is a zero and is cut.',
    places: [['roundedText.ts', 'denominator * powerOfTen(maxExponent) ? maxExponent : maxExponent - 1', '>= → >']],
  },
  {
    why: 'Of two equal numbers either may be taken, and they differ by nothing.',
    places: [
      ['maxSpend.ts', 'raw > nativeReserve ? raw - nativeReserve : 0n', '> → >='],
      ['migration.ts', 'top < bottom ? bottom - top : top - bottom', '< → <='],
      ['mintedShares.ts', 'byA < byB ? byA : byB', '< → <='],
    ],
  },
  {
    why: 'A pool that has not grown has a part of nothing to pay: the formula says zero as well.',
    places: [['poolShares.ts', 'if (root <= rootLast) return 0n', '<= → <']],
  },
  {
    why: 'From any start above the root the steps end at the root; a higher one takes more of them.',
    places: [['squareRoot.ts', '1n << BigInt((square.toString(2).length + 1) >> 1)', '1n → 2n', '1 → 2', '>> → <<']],
  },
  {
    why: 'A product of 997 or 1000 is no power of two, so it never is the first number that is too large.',
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
    why: 'Half as much is still far above the roundings of the six doubles in a price.',
    places: [['bestRoute.ts', 'const PRICE_ERROR = 2 ** -44', '44 → 45']],
  },
  {
    why: 'A bound may be a little wider or narrower: it stays above sixteen roundings, and the exact amount decides.',
    places: [
      ['hopBound.ts', 'if (left <= 0) return 0', '<= → <'],
      ['hopBound.ts', 'least < INPUT_LIMIT ? least : 0', '< → <='],
    ],
  },
  {
    why: 'Such products are only compared with each other, and all of them are larger by the same factor.',
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
    why: 'A pair that stands twice is found from either of its tokens.',
    places: [['pairGraph.ts', 'for (let place = 1; place < to.length; place++)', '1 → 2']],
  },
  {
    why: 'A new list holds zeros.',
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
    why: 'Minute 0 is not the last of an hour, so the answer is no in either case.',
    places: [['dateTime.ts', '(utcMinute < 0 ? 1 : 0)', '< → <=', '0 → 1']],
  },
  {
    why: 'Below zero there is none, however far below.',
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
    why: 'Any number above that of the places does.',
    places: [['tokenRanks.ts', 'const PLACES = 2 ** 26', '26 → 27']],
  },
  {
    why: 'What is a whole symbol begins with it and ends with it.',
    places: [['tokenSearch.ts', 'placesWith(symbols, word)[0]', '0 → 1']],
  },
  {
    why: 'A word that is what was asked for begins with it as well.',
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
