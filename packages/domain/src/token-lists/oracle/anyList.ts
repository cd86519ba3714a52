import type { Dice } from '../../exchange/oracle/seededPairs.ts'

type Fields = Record<string, unknown>
const ADDRESS = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'

/** Texts and numbers at the edges of what the schema allows, and beside them. */
const VALUES: readonly [unknown, ...unknown[]] = [
  ...[
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
  ],
  ...[10, 11, 20, 21, 30, 31, 40, 41, 42, 43, 60, 61, 200, 201].map((length) => 'x'.repeat(length)),
  ...[20, 21, 60, 61].map((length) => '🎵'.repeat(length)),
  ...['https://a.b/c', 'ipfs://x', 'a:', '//a', 'http://[::1]/', '2026-02-29T00:00:00Z', '2024-02-29 23:59:60+00:00'],
  ...[0, -0, 1, -1, 255, 256, 0.5, 1e21, 1e308, Number.POSITIVE_INFINITY, 137, null, true, false],
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

const some = (roll: Dice, most: number, of: (at: number) => unknown) =>
  Array.from({ length: roll.whole(most + 1) }, (_, at) => of(at))
const named = (roll: Dice, most: number, of: () => unknown): Fields =>
  Object.fromEntries(some(roll, most, (at) => [`key_${at}`, of()]) as [string, unknown][])
/** As JSON knows no undefined. */
const maybe = (roll: Dice, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(() => roll.chance(0.5)))

function anyExtension(roll: Dice, deep: number): unknown {
  if (deep > 0 && roll.chance(0.5)) return named(roll, roll.chance(0.1) ? 11 : 3, () => anyExtension(roll, deep - 1))
  return roll.one<unknown>(['text', 7, 0.5, true, null])
}

const anyToken = (roll: Dice): Fields => ({
  chainId: roll.one([1, 137, 31337]),
  address: ADDRESS,
  decimals: roll.one([0, 6, 18, 255]),
  name: roll.one(['Uniswap', '', 'USD Coin', 'x'.repeat(60)]),
  symbol: roll.one(['UNI', '', '$X', 'x'.repeat(20)]),
  ...maybe(roll, {
    logoURI: roll.one(['https://a.b/c.png', 'ipfs://x']),
    tags: some(roll, roll.chance(0.05) ? 11 : 3, () => 'stable'),
    extensions: named(roll, roll.chance(0.05) ? 11 : 2, () => anyExtension(roll, roll.chance(0.1) ? 3 : 2)),
  }),
})

/** A list that fits the schema, or has one of everything too many. */
const goodList = (roll: Dice): Fields => ({
  name: roll.one(['My List', 'x'.repeat(30)]),
  timestamp: roll.one(['2026-11-01T00:00:00Z', '2024-02-29 23:59:60.5+00:00']),
  version: { major: roll.whole(9), minor: roll.whole(9), patch: roll.whole(9) },
  tokens: [anyToken(roll), ...some(roll, 2, () => anyToken(roll))],
  ...maybe(roll, {
    tokenMap: { key: anyToken(roll), ...named(roll, 1, () => anyToken(roll)) },
    keywords: some(roll, roll.chance(0.05) ? 21 : 3, (at) => (roll.chance(0.02) ? 'word 0' : `word ${at}`)),
    tags: named(roll, roll.chance(0.05) ? 21 : 3, () => ({
      name: 'Stable',
      description: 'Worth one: or two, at times.',
    })),
    logoURI: 'https://a.b/c.png',
  }),
})

/** Puts something else into one place of it, takes it away, or adds to it. */
function spoiled(roll: Dice, json: unknown): unknown {
  if (typeof json !== 'object' || json === null || roll.chance(0.1)) return roll.one(VALUES)
  const keys = Object.keys(json)
  const key = roll.one(['', ...keys].slice(keys.length > 0 ? 1 : 0) as [string, ...string[]])
  if (Array.isArray(json)) {
    const entries: readonly unknown[] = json
    if (roll.chance(0.2)) return [...entries, roll.chance(0.5) ? roll.one(VALUES) : (entries[0] ?? null)]
    return entries.map((entry, at) => (String(at) === key ? spoiled(roll, entry) : entry))
  }
  const kept = Object.entries(json as Fields)
  if (roll.chance(0.15)) return Object.fromEntries(kept.filter(([name]) => name !== key))
  if (roll.chance(0.2)) return Object.fromEntries([...kept, [roll.one(KEYS), roll.one(VALUES)]])
  return Object.fromEntries(kept.map(([name, value]) => [name, name === key ? spoiled(roll, value) : value]))
}

/** Good as it is, or spoiled in up to three places. */
export function anyList(roll: Dice): unknown {
  let json: unknown = goodList(roll)
  for (let times = roll.whole(4); times > 0; times--) json = spoiled(roll, json)
  return json
}
