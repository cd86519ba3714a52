import { readFileSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

const HERE = new URL('./', import.meta.url)
/** Files with texts only, or that build the typed data, which the gate compares with the screen. */
const NO_GUARDS = new Set([
  'typed-data/ballotTypedData.ts',
  'gateRefusal.ts',
  'typed-data/permitTypedData.ts',
  'shownTerms.ts',
])
const guarded = readdirSync(HERE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.includes('.test.') && !NO_GUARDS.has(file))
  .map((file) => ({ file, url: new URL(file, HERE) }))
const sources = [...guarded, { file: 'signingGate.ts', url: new URL('../signingGate.ts', HERE) }]

/** Code that uses a prototype or a global, which another script may have replaced. */
const REPLACEABLE: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a loop by an iterator', /\bfor \(const \w+ of\b/],
  ['a spread of a list', /\[\.\.\.|\(\.\.\./],
  ['a list destructured by its iterator', /\b(?:const|let) \[/],
  ['a global', /\b(?:Object|Array|JSON|Reflect|String|Number|BigInt|Math|Promise|Map|Set)\b[.(]/],
  [
    'a method',
    /\.(?!ask\(|wasReplaced\(|exchangeOf\(|hasAllowances\(|isOpened\(|songToken\(|codeAt\(|latestBlockSeconds\(|group\()[a-z]\w*\(/,
  ],
]

it.each(sources)('$file does not depend on anything that another script could have replaced', ({ url }) => {
  const code = readFileSync(url, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'/g, '')
  expect(REPLACEABLE.filter(([, pattern]) => pattern.test(code)).map(([what]) => what)).toEqual([])
})
