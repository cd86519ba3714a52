import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Bundle, bundleProblems, measureBundle } from './bundleRules.ts'

const file = (name: string, text: string): Bundle[number] => ({ file: name, text, bytes: Buffer.from(text) })
const page = file('index.html', '<script type="module" src="/assets/entry.js"></script>')
const entry = (text: string) => [page, file('assets/entry.js', text), file('assets/later.js', 'export {}')]
const good = entry('export const musi = 1')
const committed = measureBundle(good)

test('an unchanged bundle has no problem', () => {
  expect(bundleProblems(good, committed)).toEqual([])
})

test.each([
  ['a new host', 'fetch("https://evil.example/collect")', 'evil.example'],
  ['eval', 'eval("1")', 'calls eval'],
  ['new Function', 'new Function("return 1")', 'makes a function from text'],
])('case 106: %s in the bundle is refused with a sentence', (_, text, sentence) => {
  const roomy = { ...committed, brotliBytes: { ...committed.brotliBytes, firstLoadScripts: 1e6, allScripts: 1e6 } }
  expect(bundleProblems(entry(text), roomy).join()).toContain(sentence)
})

test('case 106: growth over 2 % against the committed figure is refused', () => {
  const grown = Array.from({ length: 400 }, (_, index) => `export const v${index * 7919} = ${index ** 3}`).join('\n')
  expect(bundleProblems(entry(grown), committed).join()).toContain('more than 2 %')
})

test('static imports of the entry count as first load, dynamic ones do not', () => {
  const bundle = [
    page,
    file('assets/entry.js', 'import"./now.js";import("./later.js")'),
    file('assets/now.js', 'now'),
    file('assets/later.js', 'later'),
  ]
  const without = measureBundle(bundle.filter(({ file }) => file !== 'assets/now.js')).brotliBytes
  expect(measureBundle(bundle).brotliBytes.firstLoadScripts).toBeGreaterThan(without.firstLoadScripts)
  const noLater = measureBundle(bundle.filter(({ file }) => file !== 'assets/later.js')).brotliBytes
  expect(measureBundle(bundle).brotliBytes.firstLoadScripts).toBe(noLater.firstLoadScripts)
})

test('a page’s weight is that of its listed files and their imports, within its limit', () => {
  const listing = file(
    'index.html',
    `${page.text}<script type="application/json" id="musi-files">{"styles":["/assets/a.css"],"pages":{"swap":[0],"add":[1,2]}}</script>
     <script type="importmap">{"integrity":{"/assets/swap.js":"","/assets/add.js":""}}</script>`,
  )
  const bundle = [
    listing,
    ...entry('').slice(1),
    file('assets/swap.js', 'import"./shared.js"'),
    // Random bytes do not compress.
    { ...file('assets/add.js', ''), bytes: randomBytes(140_000) },
    file('assets/a.css', 'a{}'),
    file('assets/shared.js', 'export const shared = "between two pages"'),
  ]
  const { brotliBytes } = measureBundle(bundle)
  expect(brotliBytes.poolScripts).toBe(brotliBytes.firstLoadScripts)
  expect(brotliBytes.swapScripts).toBeGreaterThan(brotliBytes.poolScripts + 30)
  expect(bundleProblems(bundle, measureBundle(bundle)).join()).toMatch(
    /^addScripts are \d+ bytes \(brotli\), more than 133700$/,
  )
})

test('case 106: code of a remote wallet is in a chunk of its own, and never in another', () => {
  const wallet = file('assets/wallet.js', 'import"./part.js";fetch("https://x2.fortmatic.com")')
  const part = file('assets/part.js', 'open("https://www.walletlink.org")')
  const invited = [...entry('import("./wallet.js")'), wallet, part]
  expect(bundleProblems(invited, measureBundle(invited))).toEqual([])
  for (const text of ['import"./wallet.js"', 'import"./later.js";import"./part.js"', '"https://keys.coinbase.com"']) {
    const bundle = [...entry(text), wallet, part]
    expect(bundleProblems(bundle, measureBundle(bundle)).join()).toContain("names a wallet's host")
  }
})
