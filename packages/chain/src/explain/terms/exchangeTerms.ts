import type { Address } from '@musi/domain/address'
import { pairAddress } from '@musi/domain/exchange/pairAddress'
import { maxUint256 } from 'viem'
import { PAIR_INIT_CODE_HASH } from '../../chains/pairInitCodeHash.ts'
import { addressIn, addressesIn, amountIn, flagIn } from '../argument.ts'
import type { DecodedCall } from '../decodedCall.ts'
import type { Currency } from '../movements.ts'
import type { Allowance, CallContext, MovedTerms } from './terms.ts'

const hasArgument = ({ args }: DecodedCall, name: string) => args.some((firstAmount) => firstAmount.name === name)

/** Address of a pair's share token, which is the pair itself. */
function sharesOf({ directory }: CallContext, one: Address, other: Address): Address | null {
  const factory = directory.contract('v2Factory')
  return factory === null ? null : pairAddress({ factory, initCodeHash: PAIR_INIT_CODE_HASH }, one, other)
}

/** All swap functions of the router use the same argument names. */
function swapOnV2({ call, decoded }: CallContext): MovedTerms {
  const path = addressesIn(decoded, 'path')
  const sold = path[0] ?? call.to
  const bought = path.at(-1) ?? call.to
  const fromNative = /^swap(Exact)?ETH/.test(decoded.name)
  const toNative = /For(Exact)?ETH/.test(decoded.name)
  const exactOut = hasArgument(decoded, 'amountOut')
  return {
    pays: [
      {
        currency: fromNative ? 'native' : sold,
        amount: fromNative ? call.value : amountIn(decoded, exactOut ? 'amountInMax' : 'amountIn'),
        bound: exactOut ? 'atMost' : 'exactly',
      },
    ],
    gets: [
      {
        currency: toNative ? 'native' : bought,
        amount: amountIn(decoded, exactOut ? 'amountOut' : 'amountOutMin'),
        bound: exactOut ? 'exactly' : 'atLeast',
      },
    ],
  }
}

const SWAP_ON_V1 = /^(eth|token)To(Eth|Token)(?:Transfer|Swap)(Input|Output)$/

/** A V1 exchange trades a single token, named by its identity. */
function swapOnV1({ call, decoded }: CallContext, exchangeToken: Address): MovedTerms {
  const [, from, to, exact] = SWAP_ON_V1.exec(decoded.name) ?? []
  const sold: Currency = from === 'eth' ? 'native' : exchangeToken
  const bought: Currency = to === 'Eth' ? 'native' : (addressIn(decoded, 'token_addr') ?? exchangeToken)
  const one = (names: readonly string[]) => amountIn(decoded, names.find((name) => hasArgument(decoded, name)) ?? '')
  const isIn = exact === 'Input'
  const paid = from === 'eth' ? call.value : one(['tokens_sold', 'max_tokens_sold', 'max_tokens'])
  const got = one(isIn ? ['min_tokens_bought', 'min_tokens', 'min_eth'] : ['tokens_bought', 'eth_bought'])
  return {
    pays: [{ currency: sold, amount: paid, bound: isIn ? 'exactly' : 'atMost' }],
    gets: [{ currency: bought, amount: got, bound: isIn ? 'atLeast' : 'exactly' }],
  }
}

export function swapTerms(parts: CallContext): MovedTerms {
  const { identity } = parts
  return identity?.kind === 'v1Exchange' ? swapOnV1(parts, identity.token) : swapOnV2(parts)
}

/** First liquidity of a pool: tokens already sent to it are deducted from what the signer gives. */
function openTerms(parts: CallContext): MovedTerms {
  const { call, decoded, directory } = parts
  const token = addressIn(decoded, 'token')
  const other = addressIn(decoded, 'other')
  if (token === null) return {}
  const pairedToken = other ?? directory.contract('wrappedNative')
  const shares = pairedToken === null ? null : sharesOf(parts, token, pairedToken)
  const second: readonly [Currency, bigint] =
    other === null ? ['native', call.value] : [other, amountIn(decoded, 'otherAmount')]
  return {
    pays: [
      { currency: token, amount: amountIn(decoded, 'amount'), bound: 'atMost' },
      { currency: second[0], amount: second[1], bound: 'atMost' },
    ],
    gets: shares === null ? [] : [{ currency: shares, amount: amountIn(decoded, 'minShares'), bound: 'atLeast' }],
  }
}

const NEW_SHARES = { side: 'gets', what: { kind: 'newShares' } } as const

export function addTerms(parts: CallContext): MovedTerms {
  const { call, decoded } = parts
  if (decoded.name.startsWith('open')) return openTerms(parts)
  const [a, b, token] = ['tokenA', 'tokenB', 'token'].map((name) => addressIn(decoded, name))
  const atMost = (currency: Currency, amount: bigint) => ({ currency, amount, bound: 'atMost' }) as const
  if (a && b)
    return {
      pays: [atMost(a, amountIn(decoded, 'amountADesired')), atMost(b, amountIn(decoded, 'amountBDesired'))],
      whole: NEW_SHARES,
    }
  return {
    pays: [...(token ? [atMost(token, amountIn(decoded, 'amountTokenDesired'))] : []), atMost('native', call.value)],
    whole: NEW_SHARES,
  }
}

/** The minimum of shares is the only bound; they are shares of the pair with the other token. */
export function addFromOneTerms(parts: CallContext): MovedTerms {
  const { call, decoded, directory } = parts
  const token = addressIn(decoded, 'token')
  const other = addressIn(decoded, 'other')
  const [givenCurrency, amount] =
    token === null ? ['native' as const, call.value] : [token, amountIn(decoded, 'amount')]
  const inPair = token ?? directory.contract('wrappedNative')
  const shares = inPair === null || other === null ? null : sharesOf(parts, inPair, other)
  return {
    pays: [{ currency: givenCurrency, amount, bound: 'exactly' }],
    gets: shares === null ? [] : [{ currency: shares, amount: amountIn(decoded, 'minShares'), bound: 'atLeast' }],
  }
}

/** The pair whose shares a removal burns. */
function removedShares(parts: CallContext): Address | null {
  const { decoded, directory } = parts
  const wrapped = directory.contract('wrappedNative')
  const one = addressIn(decoded, 'tokenA') ?? addressIn(decoded, 'token')
  const other = addressIn(decoded, 'tokenB') ?? wrapped
  return one === null || other === null ? null : sharesOf(parts, one, other)
}

export function removeTerms(parts: CallContext): MovedTerms {
  const { decoded } = parts
  const [a, b, token] = ['tokenA', 'tokenB', 'token'].map((name) => addressIn(decoded, name))
  const shares = removedShares(parts)
  const least = (currency: Currency, amount: string) =>
    ({ currency, amount: amountIn(decoded, amount), bound: 'atLeast' }) as const
  return {
    pays: shares === null ? [] : [{ currency: shares, amount: amountIn(decoded, 'liquidity'), bound: 'exactly' }],
    gets:
      a && b
        ? [least(a, 'amountAMin'), least(b, 'amountBMin')]
        : [...(token ? [least(token, 'amountTokenMin')] : []), least('native', 'amountETHMin')],
  }
}

export function removeV1Terms({ call, decoded, identity }: CallContext): MovedTerms {
  return {
    pays: [{ currency: call.to, amount: amountIn(decoded, 'amount'), bound: 'exactly' }],
    gets: [
      { currency: 'native', amount: amountIn(decoded, 'min_eth'), bound: 'atLeast' },
      ...(identity?.kind === 'v1Exchange'
        ? [{ currency: identity.token, amount: amountIn(decoded, 'min_tokens'), bound: 'atLeast' } as const]
        : []),
    ],
  }
}

/** Deposits and withdrawals of a reward pool; `exit` also collects the rewards. */
export function stakingTerms({ decoded, identity }: CallContext): MovedTerms {
  if (decoded.name === 'exit') return { whole: { side: 'gets', what: { kind: 'deposit' } } }
  if (decoded.name === 'getReward') return { whole: { side: 'gets', what: { kind: 'rewards' } } }
  if (identity?.kind !== 'staking') return {}
  // Wrapped native currency has a `withdraw` of the same selector, whose argument is named `wad`.
  const amount = amountIn(decoded, hasArgument(decoded, 'wad') ? 'wad' : 'amount')
  const moved = { currency: identity.pair, amount, bound: 'exactly' } as const
  return decoded.name === 'withdraw' ? { gets: [moved] } : { pays: [moved] }
}

/** The allowance that a call grants by a permit signature and uses itself. */
export function permitAllowance(parts: CallContext): Allowance | null {
  const { call, decoded, identity, song } = parts
  const to = (token: Address | null, amount: bigint): Allowance | null =>
    token === null ? null : { token, spender: call.to, amount, isOnce: amount !== maxUint256 }
  switch (decoded.name) {
    case 'playWithPermit':
      return to(song?.token ?? null, amountIn(decoded, 'value'))
    case 'stakeWithPermit':
      return to(identity?.kind === 'staking' ? identity.pair : null, amountIn(decoded, 'amount'))
    case 'removeLiquidityWithPermit':
    case 'removeLiquidityETHWithPermit':
    case 'removeLiquidityETHWithPermitSupportingFeeOnTransferTokens':
      return to(removedShares(parts), flagIn(decoded, 'approveMax') ? maxUint256 : amountIn(decoded, 'liquidity'))
    default:
      return null
  }
}
