import { isDecimalNumber, MAX_TYPED_LENGTH } from '../amount/typedAmount.ts'
import { type CurrencyId, NATIVE_ID } from '../currency.ts'
import type { ExactSide } from '../exchange/trade.ts'
import { parseCurrencyId } from './parseCurrencyId.ts'
import { parseQuery, queryText } from './query.ts'
import { parseAddress } from '../address.ts'
import { isRecipientText } from '../exchange/recipient.ts'
import { safeText } from '../safeText.ts'

/**
 * The recipient of a link: a checksummed address, a name, or an address with a wrong checksum, which stays as typed so that its
 * field shows the error. Null for any other text and for names with invisible characters (spec: swap.link-recipient).
 */
function swapRecipient(text: string): string | null {
  const address = parseAddress(text)
  if (address) return address
  return isRecipientText(text) && safeText(text, Number.POSITIVE_INFINITY) === text ? text : null
}

export type TradeVersion = 'v1' | 'v2'

/** Content of a link to the swap screen (spec: swap.link). A null currency is not selected yet. */
export type SwapQuery = {
  readonly input: CurrencyId | null
  readonly output: CurrencyId | null
  readonly typed: string
  /** The typed side. */
  readonly exact: ExactSide
  readonly recipient: string | null
  readonly version: TradeVersion
}

type Sides = Pick<SwapQuery, 'input' | 'output'>

/** A missing or invalid currency is native; one of two equal sides becomes blank (spec: swap.link-currencies). */
function sidesOf(inputText: string | undefined, outputText: string | undefined): Sides {
  const input = parseCurrencyId(inputText ?? '') ?? NATIVE_ID
  const output = parseCurrencyId(outputText ?? '') ?? NATIVE_ID
  if (input !== output) return { input, output }
  const onlyOutputGiven = outputText !== undefined && inputText === undefined
  return onlyOutputGiven ? { input: null, output } : { input, output: null }
}

const isTypedNumber = (text: string) => text.length <= MAX_TYPED_LENGTH && isDecimalNumber(text)

/** Reads the query of a link. Invalid values count as absent, so this never fails. */
export function parseSwapQuery(search: string): SwapQuery {
  const parameters = parseQuery(search)
  const typed = parameters.get('exactAmount') ?? ''
  return {
    ...sidesOf(parameters.get('inputCurrency'), parameters.get('outputCurrency')),
    typed: isTypedNumber(typed) ? typed : '',
    exact: parameters.get('exactField')?.toLowerCase() === 'output' ? 'out' : 'in',
    recipient: swapRecipient(parameters.get('recipient') ?? ''),
    version: parameters.get('use')?.toLowerCase() === 'v1' ? 'v1' : 'v2',
  }
}

/** Repeats the input as output for a blank output, which parses back to blank. */
function sideParameters({ input, output }: Sides): [name: string, value: string][] {
  if (input === null) return output === null ? [] : [['outputCurrency', output]]
  return [
    ['inputCurrency', input],
    ['outputCurrency', output ?? input],
  ]
}

/**
 * Query that opens the same screen. A link cannot express a blank input; it opens with native currency as input.
 */
export function swapSearch({ typed, exact, recipient, version, ...sides }: SwapQuery): string {
  const query = new Map(sideParameters(sides))
  if (typed !== '') query.set('exactAmount', typed)
  if (exact === 'out') query.set('exactField', 'output')
  if (recipient !== null) query.set('recipient', recipient)
  if (version === 'v1') query.set('use', 'v1')
  return queryText(query)
}
