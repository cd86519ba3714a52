import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from '../run/steps.ts'
import { english } from './english.ts'

const SPECIFICATION = join(repositoryRoot, 'docs/spec')

/** Sentences not shown on a screen (logged, thrown or assembled), and the file that contains each literally. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'Attempting to stake without approval or a signature. Please contact support.':
    'apps/web/src/features/earn/mining/pool/useDeposit.ts',
  'This transaction would fail. Please contact support.':
    'apps/web/src/platform/session/transactions/send/logProblem.ts',
  'Unexpected error. Please contact support: none of the calls threw an error.':
    'apps/web/src/platform/session/transactions/send/logProblem.ts',
  'No description.': 'packages/domain/src/governance/proposalText.ts',
  'Received unexpected JSON-RPC response to {method} request.': 'packages/chain/src/client/matchReplies.ts',
  'Failed to send batch call': 'packages/chain/src/client.ts',
  'Failed to parse JSON response': 'packages/chain/src/client.ts',
  "Invalid 'address' parameter '{x}'.": 'packages/domain/src/address.ts',
  'Unexpected slippage value': 'packages/domain/src/exchange/acceptedAmounts.ts',
  'Trades are not comparable': 'packages/domain/src/exchange/tradeComparison.ts',
  'Duplicate tokens.': 'packages/domain/src/token-lists/listTokens.ts',
  'Attempted to add existing transaction.': 'apps/web/src/platform/session/transactions/send/sendRecord.ts',
}
/** Texts that only look like sentences: event names, two texts side by side, the beginning of a longer one. */
const NO_SENTENCES = [
  /^Swap w/,
  /…$/,
  /^Found by address/,
  /^Added by user/,
  /^Unknown Token$/,
  /^New to Ethereum\?/,
  /behind\.$/,
]

const gapless = (text: string) => text.replaceAll(/\$?\{[^}]*\}/g, '{}')

/** Texts quoted by a rule: several words that begin and end like a sentence, and no code. */
function quotedSentences(): readonly string[] {
  const texts = readdirSync(SPECIFICATION).map((file) => readFileSync(join(SPECIFICATION, file), 'utf8'))
  const quotes = texts.flatMap((text) =>
    [...text.replaceAll(/\n +/g, ' ').matchAll(/`([^`]+)`/g)].map(([, quote]) => quote ?? ''),
  )
  const isSentence = (quote: string) => /^[A-Z][a-z'’]* .*[a-z)!.?…]$/.test(quote) && !/[_=<>;]|\w\(\w*[,)]/.test(quote)
  return [...new Set(quotes.filter(isSentence))].filter((quote) => !NO_SENTENCES.some((form) => form.test(quote)))
}

test('the sentences quoted in the specification are in the product to the letter (spec: language.literal)', async () => {
  const { texts } = await english()
  const words = Object.values(texts).map(gapless)
  const isSaid = (quote: string) => {
    const file = ELSEWHERE[quote]
    if (file === undefined) return words.some((text) => text.includes(gapless(quote)))
    const source = readFileSync(join(repositoryRoot, file), 'utf8')
    return quote.split(/\{[^}]*\}/).every((part) => source.includes(part))
  }
  const quotes = quotedSentences()
  expect(quotes.length).toBeGreaterThan(100)
  expect(quotes.filter((quote) => !isSaid(quote))).toEqual([])
})
