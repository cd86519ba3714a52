import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { amounts } from './amounts.ts'
import { repositoryRoot } from '../run/steps.ts'

let tree: string
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'amounts-'))
  execFileSync('git', ['init', '-q'], { cwd: tree })
})
afterEach(() => rmSync(tree, { recursive: true }))

const problemsOf = (text: string, place = 'features/market/X.tsx') => {
  const file = join(tree, 'apps/web/src', place)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  return amounts(tree)
}

test('only the money component renders amounts on the page, and no exception is unused (spec: money.whose)', () => {
  expect(amounts(repositoryRoot)).toEqual([])
})

test.each([
  ['a symbol between elements', 'const X = ({ price }) => <b>{price.figure} {price.currency.symbol}</b>'],
  ['a symbol in a text', 'const text = (amount) => `${amount.figure} ${amount.currency.symbol}`'],
  ['a symbol by its name in quotes', "const text = (token) => token['symbol']"],
  ['a symbol that is taken out', 'const X = ({ token }) => { const { symbol } = token; return <b>{symbol}</b> }'],
  [
    'a symbol that is taken out under another name',
    'const X = ({ token }) => { const { symbol: unit } = token; return unit }',
  ],
  ['a symbol that is taken out of a parameter', 'const list = (tokens) => tokens.map(({ symbol }) => symbol)'],
  ['a symbol that may be missing', 'const text = (found) => found.token?.symbol ?? ""'],
  ['a symbol that is shortened', 'const text = (name) => symbolText(name)'],
  ['a unit of a text from elsewhere', "const X = ({ label }) => <p>{t('price', { amount: 5, symbol: label })}</p>"],
  ['a unit of a text by shorthand', "const X = ({ symbol }) => <p>{t('price', { amount: 5, symbol })}</p>"],
  ['a unit that is sometimes from elsewhere', "const X = (c, l) => t('p', { symbol: l === null ? unitText(c) : l })"],
  ['a figure beside a name', 'const text = (amount, label) => `${amountFigure(amount, 4)} ${label}`'],
  ['a grouped figure beside a name', 'const text = (a, label) => `${figureText(significantAmount(a, 4))} ${label}`'],
  ['a figure beside an element', 'const X = ({ a, label }) => <p>{exactFigure(a)} <i>{label}</i></p>'],
  [
    'a figure in an element beside a name',
    "const X = ({ a, label }) => <p><b><Figure text={amountFigure(a, 4)} /></b>{' '}{label}</p>",
  ],
])('%s is reported', (_, text) => {
  expect(problemsOf(`${text}\n`)).not.toEqual([])
})

test.each([
  ['the amount of the part', 'const X = ({ amount }) => <b><Money amount={amount} digits={4} /></b>'],
  ['its text', "const X = ({ amount }) => <b>{t('pays', { amount: amountText(amount, 4) })}</b>"],
  [
    'its unit beside a figure',
    "const X = ({ a }) => <p><b>{amountFigure(a, 4)}</b>{' '}<Unit currency={a.currency} /></p>",
  ],
  ['its unit in a text', 'const text = (a) => `${amountFigure(a, 4)} ${unitText(a.currency)}`'],
  [
    'its unit by way of a name',
    "const X = ({ a }) => { const symbol = unitText(a.currency); return t('price', { symbol }) }",
  ],
  ['a figure beside a sentence', "const X = ({ a }) => <p>{amountFigure(a, 4)} of what you have. {t('more')}</p>"],
  ['the native currency', "const X = () => t('price', { symbol: nativeCurrency().symbol })"],
  [
    'the native currency by its name',
    "const X = () => { const { symbol } = nativeCurrency(); return t('price', { symbol }) }",
  ],
  ['the texts of a part', "export const t = words('token', { symbol: 'Symbol' })"],
])('%s is allowed', (_, text) => {
  expect(problemsOf(`${text}\n`)).toEqual([])
})

test('the component itself, tests and exceptions named with a reason may read a symbol', () => {
  const text = 'export const text = (token) => token.symbol\n'
  for (const place of ['platform/page/money/unit.ts', 'features/x.test.ts', 'workshop/parts/X.tsx'])
    expect(problemsOf(text, place)).toEqual([])
  expect(problemsOf(text, 'platform/tokens/token-select/Row.tsx')).toEqual([])
})
