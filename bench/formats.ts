import { createRequire } from 'node:module'
import { exactAmount, fixedAmount, significantAmount } from '@musi/domain/amount/amountText'
import { parseAmount } from '@musi/domain/amount/parseAmount'
import { percentText } from '@musi/domain/amount/percentText'
import { type Amount, amountOf, type Token } from '@musi/domain/currency'
import { fraction } from '@musi/domain/fraction'
import { type Price, significantPrice } from '@musi/domain/amount/price'
import type * as Core from '@uniswap/sdk-core'
import { inTurns, type Row, row } from './measure/row.ts'

// The package's ES modules import without file extensions, which Node cannot load; its CommonJS build works.
const core = createRequire(import.meta.url)('@uniswap/sdk-core') as typeof Core

const PEER = 'sdk-core'
const DIGITS = 6
const PLACES = 2
const token = (digit: string, decimals: number): Token => ({
  kind: 'token',
  address: `0x${digit.repeat(40)}`,
  decimals,
  symbol: 'AAA',
  name: 'An A',
})
const base = token('1', 18)
const quote = token('2', 6)
const sdkToken = ({ address, decimals }: Token) => new core.Token(137, address, decimals)

/** Raw amounts of 1 to 28 digits, the same in every run. */
function amounts(size: number): readonly Amount<Token>[] {
  let word = 2_463_534_242
  const next = () => {
    word ^= word << 13
    word ^= word >>> 17
    word ^= word << 5
    return BigInt(word >>> 0)
  }
  return Array.from({ length: size }, (_, at) => {
    const digits = (next() << 64n) | (next() << 32n) | next()
    return amountOf(base, (digits % 10n ** BigInt(1 + (at % 28))) + 1n)
  })
}

type Task = { mode: string; peer: (() => readonly string[]) | null; ours: () => readonly string[] }

/** Both sides start from prepared objects and produce strings. */
function tasks(all: readonly Amount<Token>[]): readonly Task[] {
  const peerBase = sdkToken(base)
  const peerQuote = sdkToken(quote)
  const peerAmounts = all.map(({ raw }) => core.CurrencyAmount.fromRawAmount(peerBase, raw.toString()))
  const prices = all.map(({ raw }, at): Price => ({ base, quote, ratio: fraction(BigInt(at + 1), raw) }))
  const peerPrices = all.map(({ raw }, at) => new core.Price(peerBase, peerQuote, raw.toString(), String(at + 1)))
  const parts = all.map(({ raw }, at) => fraction(BigInt(at + 1), raw))
  const peerParts = all.map(({ raw }, at) => new core.Percent(String(at + 1), raw.toString()))
  const texts = all.map(exactAmount)
  return [
    {
      mode: 'amount to 6 digits',
      peer: () => peerAmounts.map((amount) => amount.toSignificant(DIGITS)),
      ours: () => all.map((amount) => significantAmount(amount, DIGITS)),
    },
    {
      mode: 'amount to 2 places',
      peer: () => peerAmounts.map((amount) => amount.toFixed(PLACES)),
      ours: () => all.map((amount) => fixedAmount(amount, PLACES)),
    },
    {
      mode: 'amount, exact',
      peer: () => peerAmounts.map((amount) => amount.toExact()),
      ours: () => all.map(exactAmount),
    },
    {
      mode: 'price to 6 digits',
      peer: () => peerPrices.map((price) => price.toSignificant(DIGITS)),
      ours: () => prices.map((price) => significantPrice(price, DIGITS)),
    },
    {
      mode: 'percent to 2 places',
      peer: () => peerParts.map((part) => `${part.toFixed(PLACES)}%`),
      ours: () => parts.map((part) => percentText(part, PLACES)),
    },
    { mode: 'parse and write out', peer: null, ours: () => texts.map((text) => exactText(parseAmount(text, base))) },
  ]
}

const exactText = (parsed: ReturnType<typeof parseAmount>) =>
  parsed.kind === 'amount' ? exactAmount(parsed.amount) : parsed.kind

async function measure(size: number, { mode, peer, ours }: Task, expected: readonly string[]): Promise<Row> {
  const ownResult = ours()
  const peerTexts = peer?.() ?? expected
  const differing = ownResult.findIndex((text, at) => text !== peerTexts[at])
  if (differing >= 0) throw new Error(`${mode}: ${ownResult[differing]} is not ${peerTexts[differing]}.`)
  const times = await inTurns(
    5,
    async () => peer?.(),
    async () => ours(),
  )
  const peerTime = peer === null ? { name: 'none', ms: null } : { name: PEER, ms: times.peerMs }
  return row('formats', size, mode, peerTime, times.oursMs)
}

/** Compares formatting of amounts, prices and percents with the published library, and checks that texts are equal. */
export async function* formats(quick: boolean): AsyncIterable<Row> {
  for (const size of quick ? [10_000] : [1000, 10_000, 100_000]) {
    const all = amounts(size)
    for (const task of tasks(all)) yield await measure(size, task, all.map(exactAmount))
  }
}
