import type { Dice } from '../../exchange/oracle/seededPairs.ts'

type Fields = Record<string, unknown>
const ADDRESS = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'

/** Texts and numbers at and beyond the limits of the schema. */
const VALUES: readonly [unknown, ...unknown[]] = [
  '',
  ' ',
  'a',
  'a b',
  'a_b',
  'é',
  '🎵',
  'a\tb',
  'a\nb',
  '\ud800',
  'a/b~c',
  ADDRESS,
  `${ADDRESS}0`,
  'a.b',
  '2026-11-01',
  ...[10, 11, 20, 21, 30, 31, 40, 41, 42, 43, 60, 61, 200, 201].map((length) => 'x'.repeat(length)),
  ...[20, 21, 60, 61].map((length) => '🎵'.repeat(length)),
  'https://a.b/c',
  'ipfs://x',
  'a:',
  '//a',
  'http://[::1]/',
  '2026-02-29T00:00:00Z',
  '2024-02-29 23:59:60+00:00',
  0,
  -0,
  1,
  -1,
  255,
  256,
  0.5,
  1e21,
  1e308,
  Number.POSITIVE_INFINITY,
  137,
  null,
  true,
  false,
  {},
  [],
] as const
const KEYS = [
  'a',
  'stable',
  'a b',
  '',
  'é',
  'a/b~c',
  'name',
  'tags',
  '__proto__',
  'constructor',
  'x'.repeat(11),
  'x'.repeat(41),
] as const

const arrayOf = (roll: Dice, maxCount: number, make: (at: number) => unknown) =>
  Array.from({ length: roll.integerBelow(maxCount + 1) }, (_, at) => make(at))
const objectOf = (roll: Dice, maxCount: number, make: () => unknown): Fields =>
  Object.fromEntries(arrayOf(roll, maxCount, (at) => [`key_${at}`, make()]) as [string, unknown][])
/** Drops fields at random. */
const someOf = (roll: Dice, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(() => roll.chance(0.5)))

function anyExtension(roll: Dice, depth: number): unknown {
  if (depth > 0 && roll.chance(0.5))
    return objectOf(roll, roll.chance(0.1) ? 11 : 3, () => anyExtension(roll, depth - 1))
  return roll.pick<unknown>(['text', 7, 0.5, true, null])
}

const anyToken = (roll: Dice): Fields => ({
  chainId: roll.pick([1, 137, 31337]),
  address: ADDRESS,
  decimals: roll.pick([0, 6, 18, 255]),
  name: roll.pick(['Uniswap', '', 'USD Coin', 'x'.repeat(60)]),
  symbol: roll.pick(['UNI', '', '$X', 'x'.repeat(20)]),
  ...someOf(roll, {
    logoURI: roll.pick(['https://a.b/c.png', 'ipfs://x']),
    tags: arrayOf(roll, roll.chance(0.05) ? 11 : 3, () => 'stable'),
    extensions: objectOf(roll, roll.chance(0.05) ? 11 : 2, () => anyExtension(roll, roll.chance(0.1) ? 3 : 2)),
  }),
})

/** A list that fits the schema, or exceeds its limits by one. */
const goodList = (roll: Dice): Fields => ({
  name: roll.pick(['My List', 'x'.repeat(30)]),
  timestamp: roll.pick(['2026-11-01T00:00:00Z', '2024-02-29 23:59:60.5+00:00']),
  version: { major: roll.integerBelow(9), minor: roll.integerBelow(9), patch: roll.integerBelow(9) },
  tokens: [anyToken(roll), ...arrayOf(roll, 2, () => anyToken(roll))],
  ...someOf(roll, {
    tokenMap: { key: anyToken(roll), ...objectOf(roll, 1, () => anyToken(roll)) },
    keywords: arrayOf(roll, roll.chance(0.05) ? 21 : 3, (at) => (roll.chance(0.02) ? 'word 0' : `word ${at}`)),
    tags: objectOf(roll, roll.chance(0.05) ? 21 : 3, () => ({
      name: 'Stable',
      description: 'Worth one: or two, at times.',
    })),
    logoURI: 'https://a.b/c.png',
  }),
})

/** Replaces, removes or adds something at one random place. */
function spoil(roll: Dice, json: unknown): unknown {
  if (typeof json !== 'object' || json === null || roll.chance(0.1)) return roll.pick(VALUES)
  const keys = Object.keys(json)
  const key = roll.pick(['', ...keys].slice(keys.length > 0 ? 1 : 0) as [string, ...string[]])
  if (Array.isArray(json)) {
    const entries: readonly unknown[] = json
    if (roll.chance(0.2)) return [...entries, roll.chance(0.5) ? roll.pick(VALUES) : (entries[0] ?? null)]
    return entries.map((entry, at) => (String(at) === key ? spoil(roll, entry) : entry))
  }
  const entriesOfObject = Object.entries(json as Fields)
  if (roll.chance(0.15)) return Object.fromEntries(entriesOfObject.filter(([name]) => name !== key))
  if (roll.chance(0.2)) return Object.fromEntries([...entriesOfObject, [roll.pick(KEYS), roll.pick(VALUES)]])
  return Object.fromEntries(entriesOfObject.map(([name, value]) => [name, name === key ? spoil(roll, value) : value]))
}

/** A valid list, or one spoiled in up to three places. */
export function anyList(roll: Dice): unknown {
  let json: unknown = goodList(roll)
  for (let times = roll.integerBelow(4); times > 0; times--) json = spoil(roll, json)
  return json
}
