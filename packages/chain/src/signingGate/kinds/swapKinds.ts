import type { Address } from '@musi/domain/address'
import type { AddressBook } from '@musi/domain/addressBook'
import type { ExactAmounts } from '../../writes/exactAmounts.ts'
import { type AmountTokens, must } from '../displayedTokens.ts'
import { isSameHex, ownValue } from '../ownFields.ts'
import type { Target } from '../targets.ts'
import { type CallForm, callForm } from './callForm.ts'
import type { GateKinds, RecipientAndDeadline } from './gateKind.ts'

type ShownSwap = RecipientAndDeadline &
  ExactAmounts &
  (
    | { version: 'v2'; path: readonly Address[]; native: 'in' | 'out' | 'neither' }
    | { version: 'v1'; sold: 'native' | Address; bought: 'native' | Address }
  )

export type SwapTerms = { swap: ShownSwap }

const v2 = (native: 'in' | 'out' | 'neither', exact: 'in' | 'out') => ({ version: 'v2', native, exact })
const ENDING = 'address[] path,address recipient,uint256 deadlineSeconds'
const FROM_NATIVE = `uint256 minimumOut,${ENDING}`
const EXACT_IN = `uint256 amountIn,uint256 minimumOut,${ENDING}`
const EXACT_OUT = `uint256 amountOut,uint256 maximumIn,${ENDING}`

const V2: readonly CallForm[] = [
  callForm('0x7ff36ab5', 'swapExactETHForTokens', FROM_NATIVE, v2('in', 'in'), 'amountIn'),
  callForm('0xb6f9de95', 'swapExactETHForTokensSupportingFeeOnTransferTokens', FROM_NATIVE, v2('in', 'in'), 'amountIn'),
  callForm('0x18cbafe5', 'swapExactTokensForETH', EXACT_IN, v2('out', 'in')),
  callForm('0x791ac947', 'swapExactTokensForETHSupportingFeeOnTransferTokens', EXACT_IN, v2('out', 'in')),
  callForm('0x38ed1739', 'swapExactTokensForTokens', EXACT_IN, v2('neither', 'in')),
  callForm('0x5c11d795', 'swapExactTokensForTokensSupportingFeeOnTransferTokens', EXACT_IN, v2('neither', 'in')),
  callForm('0xfb3bdb41', 'swapETHForExactTokens', `uint256 amountOut,${ENDING}`, v2('in', 'out'), 'maximumIn'),
  callForm('0x4a25d94a', 'swapTokensForExactETH', EXACT_OUT, v2('out', 'out')),
  callForm('0x8803dbee', 'swapTokensForExactTokens', EXACT_OUT, v2('neither', 'out')),
]

const TO = 'uint256 deadlineSeconds,address recipient'
const UNBOUNDED = 2n ** 256n - 1n

/**
 * The target proves the token whose exchange is called. Between tokens our calls do not bound the native currency
 * (spec: sending.v1-calls), so any other number is not ours.
 */
const V1: readonly CallForm[] = [
  callForm(
    '0xad65d76d',
    'ethToTokenTransferInput',
    `uint256 minimumOut,${TO}`,
    { version: 'v1', exact: 'in', sold: 'native' },
    'amountIn',
    ['bought'],
  ),
  callForm(
    '0x0b573638',
    'ethToTokenTransferOutput',
    `uint256 amountOut,${TO}`,
    { version: 'v1', exact: 'out', sold: 'native' },
    'maximumIn',
    ['bought'],
  ),
  callForm(
    '0x7237e031',
    'tokenToEthTransferInput',
    `uint256 amountIn,uint256 minimumOut,${TO}`,
    { version: 'v1', exact: 'in', bought: 'native' },
    null,
    ['sold'],
  ),
  callForm(
    '0xd4e4841d',
    'tokenToEthTransferOutput',
    `uint256 amountOut,uint256 maximumIn,${TO}`,
    { version: 'v1', exact: 'out', bought: 'native' },
    null,
    ['sold'],
  ),
  callForm(
    '0xf552d91b',
    'tokenToTokenTransferInput',
    `uint256 amountIn,uint256 minimumOut,uint256 _minimumNative,${TO},address bought`,
    { version: 'v1', exact: 'in' },
    null,
    ['sold'],
    { _minimumNative: 1n },
  ),
  callForm(
    '0xf3c0efe9',
    'tokenToTokenTransferOutput',
    `uint256 amountOut,uint256 maximumIn,uint256 _maximumNative,${TO},address bought`,
    { version: 'v1', exact: 'out' },
    null,
    ['sold'],
    { _maximumNative: UNBOUNDED },
  ),
]

export const swapForms = (version: 'v1' | 'v2'): readonly CallForm[] => (version === 'v2' ? V2 : V1)

function pathEnds({ contracts: { wrappedNative } }: AddressBook, shown: ShownSwap): AmountTokens {
  if (shown.version === 'v1') return must([shown.sold, shown.bought])
  const { path, native } = shown
  const first = ownValue(path, '0')
  const last = ownValue(path, `${path.length - 1}`)
  // Only the wrapped token can be displayed as the native currency.
  const sold = native === 'in' && isSameHex(first, wrappedNative) ? 'native' : first
  const bought = native === 'out' && isSameHex(last, wrappedNative) ? 'native' : last
  return must([sold, bought])
}

/** The exchange of the sold token, or of the bought token if native currency is sold (spec: sending.v1-calls). */
function exchangeToCall({ sold, bought }: ShownSwap & { version: 'v1' }): Target {
  const token = sold === 'native' ? bought : sold
  return token === 'native' ? null : { exchangeOf: token }
}

export const swapKinds: GateKinds<SwapTerms> = {
  swap: {
    forms: ({ version }) => swapForms(version),
    target: (shown, { contracts }) => (shown.version === 'v2' ? contracts.v2Router : exchangeToCall(shown)),
    amountTokens: (shown, book) => pathEnds(book, shown),
  },
}
