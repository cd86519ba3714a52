import { type Address, parseAddress } from '@musi/domain/address'
import { type Abi, encodeFunctionData } from 'viem'
import type { BookRole } from '@musi/domain/addressBook'
import { describe, expect, it } from 'vitest'
import { stakingRewardsAbi } from '../../abi/stakingRewards.ts'
import { v1ExchangeAbi } from '../../abi/v1Exchange.ts'
import { v2MigratorAbi } from '../../abi/v2Migrator.ts'
import { v2RouterAbi } from '../../abi/v2Router.ts'
import { tokenAbi } from '../../abi/token.ts'
import { wrappedNativeAbi } from '../../abi/wrappedNative.ts'
import { callTerms } from './callTerms.ts'
import { decodedCall } from '../decodedCall.ts'
import { type Directory, type Identity, directory } from '../directory.ts'

const testAddress = (digit: string): Address => parseAddress(`0x${digit.repeat(40)}`) ?? '0x'
const WETH = testAddress('1')
const DAI = testAddress('2')
const USDC = testAddress('3')
const ME = testAddress('4')
const TARGET = testAddress('5')
const UNTIL = 1_800_000_000n

type CallOptions = {
  abi: Abi
  name: string
  args: readonly unknown[]
  value?: bigint
  identity?: Identity
  /** Role of the contract in the address book. */
  role?: BookRole
}

const bookWith = (role: BookRole | undefined): Directory => ({
  ...directory({ chainId: 31_337, book: null, people: [] }),
  contract: (queriedRole) =>
    queriedRole === role ? TARGET : queriedRole === 'wrappedNative' ? WETH : queriedRole === 'v2Factory' ? DAI : null,
})

function termsOf({ abi, name, args, value = 0n, identity, role }: CallOptions) {
  const data = encodeFunctionData({ abi, functionName: name, args })
  const known = { identity: identity ?? null, sender: ME, directory: bookWith(role), song: null }
  return callTerms({ to: TARGET, data, value }, { decoded: decodedCall(data), ...known })
}
const router = (name: string, args: readonly unknown[], value = 0n) =>
  termsOf({ abi: v2RouterAbi, name, args, value, role: 'v2Router' })

describe('the terms of a swap are read from its call', () => {
  it.each([
    ['swapExactETHForTokens', [90n, [WETH, DAI], ME, UNTIL], 5n, ['native', 5n, 'exactly'], [DAI, 90n, 'atLeast']],
    ['swapETHForExactTokens', [90n, [WETH, DAI], ME, UNTIL], 5n, ['native', 5n, 'atMost'], [DAI, 90n, 'exactly']],
    [
      'swapExactTokensForETH',
      [7n, 3n, [DAI, USDC, WETH], ME, UNTIL],
      0n,
      [DAI, 7n, 'exactly'],
      ['native', 3n, 'atLeast'],
    ],
    ['swapTokensForExactETH', [3n, 7n, [DAI, WETH], ME, UNTIL], 0n, [DAI, 7n, 'atMost'], ['native', 3n, 'exactly']],
    ['swapExactTokensForTokens', [7n, 3n, [DAI, USDC], ME, UNTIL], 0n, [DAI, 7n, 'exactly'], [USDC, 3n, 'atLeast']],
    ['swapTokensForExactTokens', [3n, 7n, [DAI, USDC], ME, UNTIL], 0n, [DAI, 7n, 'atMost'], [USDC, 3n, 'exactly']],
  ] as const)('%s', (name, args, value, [sold, paid, paidBound], [bought, got, gotBound]) => {
    expect(router(name, args, value)).toEqual({
      act: 'swap',
      subject: {},
      pays: [{ currency: sold, amount: paid, bound: paidBound }],
      gets: [{ currency: bought, amount: got, bound: gotBound }],
      pieces: [],
      whole: null,
      receivers: [],
      allows: null,
      allowsPieces: null,
      validUntil: UNTIL,
      isUnread: false,
      isUnknown: false,
    })
  })

  it('a V1 swap is read in the token of the exchange that is called', () => {
    const read = (name: string, args: readonly unknown[], value = 0n) =>
      termsOf({ abi: v1ExchangeAbi, name, args, value, identity: { kind: 'v1Exchange', token: DAI } })
    expect(read('ethToTokenTransferInput', [9n, UNTIL, ME], 4n)).toMatchObject({
      pays: [{ currency: 'native', amount: 4n, bound: 'exactly' }],
      gets: [{ currency: DAI, amount: 9n, bound: 'atLeast' }],
      receivers: [],
      validUntil: UNTIL,
    })
    expect(read('tokenToTokenTransferOutput', [9n, 8n, 7n, UNTIL, ME, USDC])).toMatchObject({
      pays: [{ currency: DAI, amount: 8n, bound: 'atMost' }],
      gets: [{ currency: USDC, amount: 9n, bound: 'exactly' }],
    })
  })
})

describe('the terms of other calls', () => {
  it('an approval pays nothing and grants an allowance to the spender', () => {
    const read = termsOf({ abi: tokenAbi, name: 'approve', args: [ME, 12n] })
    expect(read).toMatchObject({ pays: [], gets: [], allows: { token: TARGET, spender: ME, amount: 12n } })
  })

  it('a transfer pays its token; wrapping pays and gets the same amount', () => {
    expect(termsOf({ abi: tokenAbi, name: 'transfer', args: [ME, 12n] })).toMatchObject({
      pays: [{ currency: TARGET, amount: 12n, bound: 'exactly' }],
      receivers: [],
    })
    expect(
      termsOf({ abi: wrappedNativeAbi, name: 'deposit', args: [], value: 6n, role: 'wrappedNative' }),
    ).toMatchObject({
      pays: [{ currency: 'native', amount: 6n, bound: 'exactly' }],
      gets: [{ currency: TARGET, amount: 6n, bound: 'exactly' }],
    })
  })

  it('V1 shares are removed with both minimums or moved to V2 whole; staking sends them and unstaking returns them', () => {
    const exchange: Identity = { kind: 'v1Exchange', token: DAI }
    expect(
      termsOf({ abi: v1ExchangeAbi, name: 'removeLiquidity', args: [7n, 1n, 2n, UNTIL], identity: exchange }),
    ).toMatchObject({
      pays: [{ currency: TARGET, amount: 7n, bound: 'exactly' }],
      gets: [
        { currency: 'native', amount: 1n, bound: 'atLeast' },
        { currency: DAI, amount: 2n, bound: 'atLeast' },
      ],
    })
    const migrator: Identity = { kind: 'role', role: 'v2Migrator' }
    expect(
      termsOf({
        abi: v2MigratorAbi,
        name: 'migrate',
        args: [DAI, 1n, 2n, ME, UNTIL],
        identity: migrator,
        role: 'v2Migrator',
      }),
    ).toMatchObject({
      pays: [],
      gets: [],
      whole: { side: 'pays', what: { kind: 'v1Shares', token: DAI } },
      receivers: [],
    })
    const reward = (name: string, args: readonly unknown[] = []) =>
      termsOf({ abi: stakingRewardsAbi, name, args, identity: { kind: 'staking', pair: USDC } })
    expect(reward('stake', [9n])).toMatchObject({ pays: [{ currency: USDC, amount: 9n, bound: 'exactly' }], gets: [] })
    expect(reward('exit')).toMatchObject({ pays: [], gets: [], whole: { side: 'gets', what: { kind: 'deposit' } } })
    expect(reward('getReward')).toMatchObject({
      pays: [],
      gets: [],
      whole: { side: 'gets', what: { kind: 'rewards' } },
    })
  })

  it('an unreadable call pays the native value sent with it', () => {
    const call = { to: TARGET, data: '0x12345678', value: 2n } as const
    expect(
      callTerms(call, { decoded: null, identity: null, sender: ME, directory: bookWith(undefined), song: null }),
    ).toMatchObject({
      pays: [{ currency: 'native', amount: 2n, bound: 'exactly' }],
      isUnknown: true,
      validUntil: null,
    })
  })
})
