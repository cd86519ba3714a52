import type { Address } from '@musi/domain/address'
import { pairAddress } from '@musi/domain/exchange/pairAddress'
import { maxUint256 } from 'viem'
import { PAIR_INIT_CODE_HASH } from '../../chains/pairInitCodeHash.ts'
import { addressIn, addressesIn, amountIn, flagIn } from '../argument.ts'
import type { DecodedCall } from '../decodedCall.ts'
import type { Currency } from '../movements.ts'
import type { Allowance, Parts, Traded } from './terms.ts'

const has = ({ args }: DecodedCall, name: string) => args.some((one) => one.name === name)

/** The shares of a pair are a token at the address of the pair. */
function sharesOf({ directory }: Parts, one: Address, other: Address): Address | null {
  const factory = directory.contract('v2Factory')
  return factory === null ? null : pairAddress({ factory, initCodeHash: PAIR_INIT_CODE_HASH }, one, other)
}

/** The router names its arguments alike in every one of its swaps. */
function swapOnV2({ call, decoded }: Parts): Traded {
  const path = addressesIn(decoded, 'path')
  const sold = path[0] ?? call.to
  const bought = path.at(-1) ?? call.to
  const fromNative = /^swap(Exact)?ETH/.test(decoded.name)
  const toNative = /For(Exact)?ETH/.test(decoded.name)
  const exactOut = has(decoded, 'amountOut')
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

/** An exchange of V1 trades one token, which its identity names. */
function swapOnV1({ call, decoded }: Parts, own: Address): Traded {
  const [, from, to, exact] = SWAP_ON_V1.exec(decoded.name) ?? []
  const sold: Currency = from === 'eth' ? 'native' : own
  const bought: Currency = to === 'Eth' ? 'native' : (addressIn(decoded, 'token_addr') ?? own)
  const one = (names: readonly string[]) => amountIn(decoded, names.find((name) => has(decoded, name)) ?? '')
  const isIn = exact === 'Input'
  const paid = from === 'eth' ? call.value : one(['tokens_sold', 'max_tokens_sold', 'max_tokens'])
  const got = one(isIn ? ['min_tokens_bought', 'min_tokens', 'min_eth'] : ['tokens_bought', 'eth_bought'])
  return {
    pays: [{ currency: sold, amount: paid, bound: isIn ? 'exactly' : 'atMost' }],
    gets: [{ currency: bought, amount: got, bound: isIn ? 'atLeast' : 'exactly' }],
  }
}

export function swapTerms(parts: Parts): Traded {
  const { identity } = parts
  return identity?.kind === 'v1Exchange' ? swapOnV1(parts, identity.token) : swapOnV2(parts)
}

/** First liquidity of a pool: tokens already sent to it are deducted from what the signer gives. */
function openTerms(parts: Parts): Traded {
  const { call, decoded, directory } = parts
  const token = addressIn(decoded, 'token')
  const other = addressIn(decoded, 'other')
  if (token === null) return {}
  const inPair = other ?? directory.contract('wrappedNative')
  const shares = inPair === null ? null : sharesOf(parts, token, inPair)
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

export function addTerms(parts: Parts): Traded {
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

/** The least amount of shares is the only bound; the shares are those of the pair with the other token. */
export function addFromOneTerms(parts: Parts): Traded {
  const { call, decoded, directory } = parts
  const token = addressIn(decoded, 'token')
  const other = addressIn(decoded, 'other')
  const [given, amount] = token === null ? ['native' as const, call.value] : [token, amountIn(decoded, 'amount')]
  const inPair = token ?? directory.contract('wrappedNative')
  const shares = inPair === null || other === null ? null : sharesOf(parts, inPair, other)
  return {
    pays: [{ currency: given, amount, bound: 'exactly' }],
    gets: shares === null ? [] : [{ currency: shares, amount: amountIn(decoded, 'minShares'), bound: 'atLeast' }],
  }
}

/** The pair whose shares a removal burns. */
function removedShares(parts: Parts): Address | null {
  const { decoded, directory } = parts
  const wrapped = directory.contract('wrappedNative')
  const one = addressIn(decoded, 'tokenA') ?? addressIn(decoded, 'token')
  const other = addressIn(decoded, 'tokenB') ?? wrapped
  return one === null || other === null ? null : sharesOf(parts, one, other)
}

export function removeTerms(parts: Parts): Traded {
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

export function removeV1Terms({ call, decoded, identity }: Parts): Traded {
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

/** Shares go into and out of a reward pool by its contract; leaving it whole collects its rewards too. */
export function stakingTerms({ decoded, identity }: Parts): Traded {
  if (decoded.name === 'exit') return { whole: { side: 'gets', what: { kind: 'deposit' } } }
  if (decoded.name === 'getReward') return { whole: { side: 'gets', what: { kind: 'rewards' } } }
  if (identity?.kind !== 'staking') return {}
  // Wrapped native currency has a `withdraw` of the same selector, which names the amount after its own unit.
  const amount = amountIn(decoded, has(decoded, 'wad') ? 'wad' : 'amount')
  const moved = { currency: identity.pair, amount, bound: 'exactly' } as const
  return decoded.name === 'withdraw' ? { gets: [moved] } : { pays: [moved] }
}

/** Allowances that a call brings as a signature, and uses up itself. */
export function carriedAllowance(parts: Parts): Allowance | null {
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
