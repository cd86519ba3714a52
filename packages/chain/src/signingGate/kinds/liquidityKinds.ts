import type { Address } from '@musi/domain/address'
import type { AddressBook } from '@musi/domain/addressBook'
import { must, sharesOf } from '../displayedTokens.ts'
import { isSameHex } from '../ownFields.ts'
import { type CallForm, callForm } from './callForm.ts'
import type { GateKinds, RecipientAndDeadline } from './gateKind.ts'

type TokenPair = { tokenA: Address; tokenB: Address | 'native' }
type PairMinimums = TokenPair & { minimumA: bigint; minimumB: bigint }

export type LiquidityTerms = {
  addLiquidity: RecipientAndDeadline & PairMinimums & { amountA: bigint; amountB: bigint }
  addLiquidityFromOne: {
    token: Address | 'native'
    otherToken: Address
    amount: bigint
    minimumShares: bigint
    deadlineSeconds: bigint
  }
  migrateV1: RecipientAndDeadline & { token: Address; minimumToken: bigint; minimumNative: bigint }
  /** `amountA` and `amountB`: the pool's reserves afterwards. */
  openPool: TokenPair & { amountA: bigint; amountB: bigint; minimumShares: bigint; deadlineSeconds: bigint }
  removeLiquidity: RecipientAndDeadline & PairMinimums & { liquidity: bigint }
  removeLiquidityV1: { token: Address; liquidity: bigint; deadlineSeconds: bigint }
}

const TO = 'address recipient,uint256 deadlineSeconds'
const MINIMUMS = 'uint256 minimumA,uint256 minimumB'
const PERMIT_PARAMS = 'bool _isUnlimited,uint8 _v,bytes32 _r,bytes32 _s'
/** The screen never shows a permit for more than is removed. */
const NOT_UNLIMITED = { _isUnlimited: false }
const WITH_NATIVE = { tokenB: 'native' }

const addLiquidityForms: readonly CallForm[] = [
  callForm(
    '0xe8e33700',
    'addLiquidity',
    `address tokenA,address tokenB,uint256 amountA,uint256 amountB,${MINIMUMS},${TO}`,
  ),
  callForm('0xf305d719', 'addLiquidityETH', `address tokenA,uint256 amountA,${MINIMUMS},${TO}`, WITH_NATIVE, 'amountB'),
]

const FROM_ONE = 'uint256 minimumShares,uint256 deadlineSeconds'

const addLiquidityFromOneForms: readonly CallForm[] = [
  callForm('0x68ec82c6', 'addFromToken', `address token,address otherToken,uint256 amount,${FROM_ONE}`),
  callForm('0x0ed6dd61', 'addFromNative', `address otherToken,${FROM_ONE}`, { token: 'native' }, 'amount'),
]

const openPoolForms: readonly CallForm[] = [
  callForm('0x6f78640a', 'openFromTokens', `address tokenA,address tokenB,uint256 amountA,uint256 amountB,${FROM_ONE}`),
  callForm('0xff7c1f85', 'openFromNative', `address tokenA,uint256 amountA,${FROM_ONE}`, WITH_NATIVE, 'amountB'),
]

const OF_TOKENS = `address tokenA,address tokenB,uint256 liquidity,${MINIMUMS},${TO}`
const OF_NATIVE = `address tokenA,uint256 liquidity,${MINIMUMS},${TO}`

const removeLiquidityForms: readonly CallForm[] = [
  callForm('0xbaa2abde', 'removeLiquidity', OF_TOKENS),
  callForm('0x2195995c', 'removeLiquidityWithPermit', `${OF_TOKENS},${PERMIT_PARAMS}`, {}, null, [], NOT_UNLIMITED),
  callForm('0x02751cec', 'removeLiquidityETH', OF_NATIVE, WITH_NATIVE),
  callForm('0xaf2979eb', 'removeLiquidityETHSupportingFeeOnTransferTokens', OF_NATIVE, WITH_NATIVE),
  callForm(
    '0xded9382a',
    'removeLiquidityETHWithPermit',
    `${OF_NATIVE},${PERMIT_PARAMS}`,
    WITH_NATIVE,
    null,
    [],
    NOT_UNLIMITED,
  ),
  callForm(
    '0x5b0d5984',
    'removeLiquidityETHWithPermitSupportingFeeOnTransferTokens',
    `${OF_NATIVE},${PERMIT_PARAMS}`,
    WITH_NATIVE,
    null,
    [],
    NOT_UNLIMITED,
  ),
]

/** Our V1 call always has minimums of one unit each, the lowest that V1 accepts (spec: signing.amounts, migration.moved). */
const removeLiquidityV1Forms: readonly CallForm[] = [
  callForm(
    '0xf88bf15a',
    'removeLiquidity',
    'uint256 liquidity,uint256 _leastNative,uint256 _leastToken,uint256 deadlineSeconds',
    {},
    null,
    ['token'],
    { _leastNative: 1n, _leastToken: 1n },
  ),
]

const migrateV1Forms: readonly CallForm[] = [
  callForm('0xb7df1d25', 'migrate', `address token,uint256 minimumToken,uint256 minimumNative,${TO}`),
]

const pairAndShares = ({ tokenA, tokenB }: TokenPair, book: AddressBook) => ({
  must: [tokenA, tokenB],
  may: [sharesOf(book, tokenA, tokenB)],
})

export const liquidityKinds: GateKinds<LiquidityTerms> = {
  addLiquidity: { forms: addLiquidityForms, target: 'v2Router', amountTokens: pairAndShares },
  addLiquidityFromOne: {
    forms: addLiquidityFromOneForms,
    target: 'oneTokenLiquidity',
    amountTokens: ({ token: given, otherToken }, book) => {
      const shares = sharesOf(book, given, otherToken)
      // The token bought in between may be displayed unwrapped.
      return isSameHex(otherToken, book.contracts.wrappedNative)
        ? { must: [given], may: [otherToken, 'native', shares] }
        : { must: [given, otherToken], may: [shares] }
    },
  },
  migrateV1: {
    forms: migrateV1Forms,
    target: 'v2Migrator',
    amountTokens: (shown, book) => ({ must: [shown.token, 'native'], may: [sharesOf(book, shown.token, 'native')] }),
  },
  openPool: { forms: openPoolForms, target: 'oneTokenLiquidity', amountTokens: pairAndShares },
  removeLiquidity: {
    forms: removeLiquidityForms,
    target: 'v2Router',
    amountTokens: ({ tokenA, tokenB }, book) => must([tokenA, tokenB, sharesOf(book, tokenA, tokenB)]),
  },
  removeLiquidityV1: {
    forms: removeLiquidityV1Forms,
    target: (shown) => ({ exchangeOf: shown.token }),
    amountTokens: (shown, _book, { target }) => ({ must: [shown.token, 'native'], may: [target] }),
  },
}
