import { type Address, ZERO_ADDRESS, parseAddress } from '@musi/domain/address'
import { type Currency, amountOf } from '@musi/domain/currency'
import type { Action } from '@musi/domain/transactions/action'
import { type Hex, pad, toEventSelector, toHex } from 'viem'
import { describe, expect, it } from 'vitest'
import type { Log } from '../requests/logs/log.ts'
import { movedAmounts } from './movedAmounts.ts'

const testAddress = (digit: string): Address => parseAddress(`0x${digit.repeat(40)}`) ?? '0x'
const ME = testAddress('1')
const OTHER = testAddress('2')
const ROUTER = testAddress('3')
const WRAPPED = testAddress('4')
const PAIR = testAddress('5')
const FAKE = testAddress('6')
const token = (address: Address, symbol: string) =>
  ({ kind: 'token', address, decimals: 6, symbol, name: symbol }) as const satisfies Currency
const USDC = token(testAddress('7'), 'USDC')
const DAI = token(testAddress('8'), 'DAI')
const ETH: Currency = { kind: 'native', decimals: 18, symbol: 'ETH', name: 'Ether' }
const native = { router: ROUTER, wrapped: WRAPPED }

const word = (address: Address) => pad(address).toLowerCase() as Hex
const log = (address: Address, event: string, topics: readonly Hex[], value?: bigint): Log => ({
  address,
  topics: [toEventSelector(event), ...topics],
  data: value === undefined ? '0x' : toHex(value, { size: 32 }),
  block: 1,
  transaction: '0x',
  index: 0,
})
const transfer = (currency: Currency, from: Address, to: Address, value: bigint) =>
  log(
    currency.kind === 'token' ? currency.address : WRAPPED,
    'Transfer(address,address,uint256)',
    [word(from), word(to)],
    value,
  )
const swap = (input: Currency, output: Currency, recipient: Address | null = null): Action => ({
  kind: 'swap',
  input: amountOf(input, 1n),
  output: amountOf(output, 1n),
  recipient: recipient === null ? null : { address: recipient, name: null },
  version: 'v2',
})
const movedAmountsOf = (action: Action, logs: readonly Log[], to = ROUTER) =>
  movedAmounts({ action, from: ME, call: { to, data: '0x', value: 0n } }, logs, native)

describe('amounts moved by a transaction, read from its receipt and not from the quote', () => {
  it('count the received amount of a token with a transfer fee, not the amount that left the pool', () => {
    const logs = [transfer(DAI, ME, PAIR, 100n), transfer(USDC, PAIR, FAKE, 3n), transfer(USDC, PAIR, ME, 97n)]
    expect(movedAmountsOf(swap(DAI, USDC), logs)).toEqual({ paid: [amountOf(DAI, 100n)], got: [amountOf(USDC, 97n)] })
  })

  it('count the native currency that the router wraps, less the refund', () => {
    const logs = [log(WRAPPED, 'Deposit(address,uint256)', [word(ROUTER)], 40n), transfer(USDC, PAIR, ME, 5n)]
    expect(movedAmountsOf(swap(ETH, USDC), logs)).toEqual({ paid: [amountOf(ETH, 40n)], got: [amountOf(USDC, 5n)] })
  })

  it('count unwrapped native currency only by the wrapping contract’s event', () => {
    const says = (address: Address) => log(address, 'Withdrawal(address,uint256)', [word(ROUTER)], 9n)
    expect(movedAmountsOf(swap(DAI, ETH), [says(FAKE), says(WRAPPED)])?.got).toEqual([amountOf(ETH, 9n)])
  })

  it('count the amounts a V1 exchange paid and took, if it is the called contract', () => {
    const event = (address: Address) =>
      log(address, 'EthPurchase(address,uint256,uint256)', [word(ME), toHex(5n, { size: 32 }), toHex(8n, { size: 32 })])
    expect(movedAmountsOf(swap(DAI, ETH), [event(FAKE), event(PAIR)], PAIR)?.got).toEqual([amountOf(ETH, 8n)])
  })

  it('count the amount another recipient received in the recipient’s account', () => {
    const logs = [transfer(USDC, PAIR, OTHER, 7n), transfer(USDC, PAIR, ME, 1n)]
    expect(movedAmountsOf(swap(DAI, USDC, OTHER), logs)?.got).toEqual([amountOf(USDC, 7n)])
  })

  it('count both sides of liquidity, and each step of a batch', () => {
    const both = { amountA: amountOf(DAI, 1n), amountB: amountOf(USDC, 1n) }
    const out = [transfer(DAI, PAIR, ME, 3n), transfer(USDC, PAIR, ME, 4n)]
    const steps = [
      { kind: 'approve', token: DAI, spender: ROUTER, allowed: 1n },
      { kind: 'removeLiquidity', ...both },
    ] as const
    expect(movedAmountsOf({ kind: 'batch', steps }, out)?.got).toEqual([amountOf(DAI, 3n), amountOf(USDC, 4n)])
  })

  it('count rewards and shares that a pool returns, and an airdrop for its recipient', () => {
    const out = [transfer(DAI, PAIR, ME, 3n), transfer(USDC, FAKE, ME, 4n), transfer(USDC, FAKE, OTHER, 9n)]
    expect(movedAmountsOf({ kind: 'unstake', shares: DAI, reward: USDC }, out)?.got).toEqual([
      amountOf(DAI, 3n),
      amountOf(USDC, 4n),
    ])
    expect(movedAmountsOf({ kind: 'collectRewards', reward: USDC }, out)?.got).toEqual([amountOf(USDC, 4n)])
    const share = { kind: 'collectOwedShare', amount: amountOf(USDC, 9n), recipient: OTHER } as const
    expect(movedAmountsOf(share, out)?.got).toEqual([amountOf(USDC, 4n)])
    expect(movedAmountsOf(share, [transfer(USDC, PAIR, OTHER, 4n)])?.got ?? []).toEqual([])
    const claim = { kind: 'claimAirdrop', amount: amountOf(USDC, 9n), recipient: OTHER } as const
    expect(movedAmountsOf(claim, out)?.got).toEqual([amountOf(USDC, 9n)])
  })

  it('count a token once if several steps of a batch bring it', () => {
    const collect = { kind: 'collectRewards', reward: USDC } as const
    const out = [transfer(USDC, PAIR, ME, 3n), transfer(USDC, FAKE, ME, 4n)]
    expect(movedAmountsOf({ kind: 'batch', steps: [collect, collect] }, out)?.got).toEqual([amountOf(USDC, 7n)])
  })

  it('count both sides removed from V1, or the new pool’s shares and the refund', () => {
    const eight = toHex(8n, { size: 32 })
    const three = toHex(3n, { size: 32 })
    const removed = log(PAIR, 'RemoveLiquidity(address,uint256,uint256)', [word(ME), eight, three])
    const out = [removed, transfer(DAI, PAIR, ME, 3n), transfer(USDC, FAKE, ME, 5n)]
    expect(movedAmountsOf({ kind: 'removeLiquidityV1', token: DAI, native: ETH }, out, PAIR)?.got).toEqual([
      amountOf(ETH, 8n),
      amountOf(DAI, 3n),
    ])
    expect(movedAmountsOf({ kind: 'migrateV1', token: DAI, shares: USDC }, out, FAKE)?.got).toEqual([
      amountOf(USDC, 5n),
      amountOf(DAI, 3n),
    ])
  })

  it('count the shares minted by the pair that received both payments', () => {
    const mint = (pair: Address) => log(pair, 'Mint(address,uint256,uint256)', [word(ROUTER)], 1n)
    const shares = (pair: Address, value: bigint) => transfer(token(pair, 'LP'), ZERO_ADDRESS, ME, value)
    const add = { kind: 'addLiquidity', amountA: amountOf(DAI, 1n), amountB: amountOf(ETH, 1n) } as const
    const honest = [
      transfer(DAI, ME, PAIR, 30n),
      log(WRAPPED, 'Deposit(address,uint256)', [word(ROUTER)], 20n),
      transfer(token(WRAPPED, 'WETH'), ROUTER, PAIR, 20n),
      shares(PAIR, 24n),
      mint(PAIR),
    ]
    const got = amountOf({ ...token(PAIR, 'DAI/ETH'), decimals: 18, sharesOf: [DAI, ETH] }, 24n)
    const lies = [mint(FAKE), shares(FAKE, 999n)]
    expect(movedAmountsOf(add, [...lies, ...honest])).toEqual({
      paid: [amountOf(DAI, 30n), amountOf(ETH, 20n)],
      got: [got],
    })
    const deposited = [...honest, transfer(token(PAIR, 'LP'), ME, OTHER, 23n)]
    expect(movedAmountsOf({ kind: 'batch', steps: [add, { kind: 'stake' }] }, deposited)?.got).toEqual([got])
  })

  it('do not count the refund of liquidity added from one token as paid, native currency included', () => {
    const ADDER = testAddress('9')
    const says = (event: string, value: bigint) => log(WRAPPED, `${event}(address,uint256)`, [word(ADDER)], value)
    const logs = [
      says('Deposit', 20n),
      transfer(token(WRAPPED, 'WETH'), ADDER, PAIR, 17n),
      log(PAIR, 'Mint(address,uint256,uint256)', [word(ADDER)], 1n),
      transfer(token(PAIR, 'LP'), testAddress('0'), ME, 5n),
      says('Withdrawal', 3n),
    ]
    expect(
      movedAmountsOf({ kind: 'addLiquidityFromOne', amount: amountOf(ETH, 20n), other: 'DAI' }, logs, ADDER),
    ).toEqual({
      paid: [amountOf(ETH, 17n)],
      got: [amountOf({ ...token(PAIR, 'ETH/DAI'), decimals: 18 }, 5n)],
    })
  })

  it('count a currency once if several steps move it, and count the rest of a swap’s output as received', () => {
    const steps = [swap(DAI, USDC), { kind: 'addLiquidity', amountA: amountOf(DAI, 1n), amountB: amountOf(USDC, 1n) }]
    const logs = [
      transfer(DAI, ME, PAIR, 50n),
      transfer(USDC, PAIR, ME, 49n),
      transfer(DAI, ME, PAIR, 48n),
      transfer(USDC, ME, PAIR, 47n),
    ]
    expect(movedAmountsOf({ kind: 'batch', steps } as Action, logs)).toEqual({
      paid: [amountOf(DAI, 98n)],
      got: [amountOf(USDC, 2n)],
    })
  })

  it('count only the rest of native currency that a swap brings and the next step spends', () => {
    const steps = [swap(DAI, ETH), { kind: 'addLiquidity', amountA: amountOf(DAI, 1n), amountB: amountOf(ETH, 1n) }]
    const logs = [
      transfer(DAI, ME, PAIR, 50n),
      log(WRAPPED, 'Withdrawal(address,uint256)', [word(ROUTER)], 40n),
      transfer(DAI, ME, PAIR, 49n),
      log(WRAPPED, 'Deposit(address,uint256)', [word(ROUTER)], 39n),
    ]
    expect(movedAmountsOf({ kind: 'batch', steps } as Action, logs)).toEqual({
      paid: [amountOf(DAI, 99n)],
      got: [amountOf(ETH, 1n)],
    })
  })

  it('are empty if the summary is complete, or the receipt does not show them', () => {
    expect(movedAmountsOf({ kind: 'stake' }, [transfer(DAI, ME, PAIR, 3n)])).toBeNull()
    expect(movedAmountsOf(swap(DAI, USDC), [])).toBeNull()
  })
})
