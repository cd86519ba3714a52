import { tokenAbi } from '@musi/chain/abi/token'
import { v1ExchangeAbi } from '@musi/chain/abi/v1Exchange'
import { v2FactoryAbi } from '@musi/chain/abi/v2Factory'
import { v2PairAbi } from '@musi/chain/abi/v2Pair'
import type { World } from '@musi/contracts/deploy/world'
import { type Address, encodeFunctionData, formatUnits, hexToString, size } from 'viem'
import { demoAccount } from '../world/demoAccounts.ts'
import type { ChainReader } from './chainReader.ts'
import { type Row, row } from './row.ts'

const nativeNumber = (amount: bigint) => Number(formatUnits(amount, 18))

async function reservesOf({ value }: ChainReader, pair: Address, first: Address): Promise<[bigint, bigint]> {
  const [one, other] = await value(pair, v2PairAbi, 'getReserves')
  return (await value(pair, v2PairAbi, 'token0')) === first ? [one, other] : [other, one]
}

export async function tokenRows(reader: ChainReader, world: World): Promise<Row[]> {
  const checks = await Promise.all(
    world.tokens.map(async ({ address, symbol, decimals }) => {
      const facts = [await reader.value(address, tokenAbi, 'symbol'), await reader.value(address, tokenAbi, 'decimals')]
      return { text: facts.join(' '), good: facts[0] === symbol && facts[1] === decimals }
    }),
  )
  const usdt = world.tokens.find(({ symbol }) => symbol === 'USDT')
  const nothing = encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [world.deployer, 0n] })
  const answer = await reader.request('eth_call', [
    { from: world.deployer, to: usdt?.address, data: nothing },
    'latest',
  ])
  return [
    row(
      'tokens',
      'the specification’s tokens, symbols and decimals',
      checks.map(({ text }) => text).join(', '),
      checks.every(({ good }) => good),
    ),
    row('tokens', 'USDT answers a transfer with nothing', JSON.stringify(answer), answer === '0x'),
  ]
}

export async function oddTokenRows(reader: ChainReader, world: World): Promise<Row[]> {
  const odd = (oddity: string) => world.oddTokens.find((token) => token.odd === oddity)?.address ?? world.deployer
  const raw = async (address: Address) =>
    (await reader.request('eth_call', [{ to: address, data: '0x95d89b41' }, 'latest'])) as `0x${string}`
  const bytes32 = await raw(odd('bytes32'))
  const long = await reader.value(odd('longSymbol'), tokenAbi, 'symbol')
  const same = await reader.value(odd('sameSymbol'), tokenAbi, 'symbol')
  const alike = await reader.value(odd('lookAlike'), tokenAbi, 'symbol')
  const burned = await reader.value(odd('fee'), tokenAbi, 'totalSupply')
  const before = 1_001_000n * 10n ** 18n
  const factory = world.v2Factory.address
  const pair = await reader.value(factory, v2FactoryAbi, 'getPair', odd('noPool'), world.wrappedNative.address)
  const empty = await reader.value(world.emptyPool.pair, tokenAbi, 'totalSupply')
  return [
    row(
      'odd tokens',
      'one takes a fee on transfer',
      `${nativeNumber(before - burned)} of its supply went to fees`,
      burned < before,
    ),
    row('odd tokens', 'one has a bytes32 symbol', hexToString(bytes32, { size: 32 }), size(bytes32) === 32),
    row('odd tokens', 'one has a symbol of 25 characters', long, long.length === 25),
    row(
      'odd tokens',
      'one shares a known symbol',
      same,
      world.tokens.some(({ symbol }) => symbol === same),
    ),
    row('odd tokens', 'one looks like a known symbol', alike, alike !== 'USDC' && alike.startsWith('USD')),
    row('odd tokens', 'one has no pool', pair, BigInt(pair) === 0n),
    row(
      'odd tokens',
      'one pool is empty',
      `${empty} shares`,
      empty === 0n && (await reader.hasCode(world.emptyPool.pair)),
    ),
  ]
}

export async function poolRows(reader: ChainReader, world: World): Promise<Row[]> {
  const count = await reader.value(world.v2Factory.address, v2FactoryAbi, 'allPairsLength')
  const wrapped = world.wrappedNative.address
  const all = [...world.pools, ...world.oddPools]
  const reserves = await Promise.all(all.map(({ pair, a }) => reservesOf(reader, pair, a.address)))
  const withNative = reserves.filter((_, at) => all[at]?.a.address === wrapped).map(([native]) => nativeNumber(native))
  const drift = all.map(({ a, b }, at) => {
    const [one, other] = reserves[at] ?? [0n, 0n]
    return Math.abs((Number(one) / Number(other)) * (Number(b.amount) / Number(a.amount)) - 1)
  })
  const provider = demoAccount('provider').address
  const providerShares = await Promise.all(all.map(({ pair }) => reader.value(pair, tokenAbi, 'balanceOf', provider)))
  const thin = Math.min(...withNative)
  const deep = Math.max(...withNative)
  return [
    row('pools', 'pairs, those of the artists and an empty one among them', count, count >= BigInt(all.length + 8)),
    row(
      'pools',
      'from thin to deep, in native currency',
      `${thin.toFixed(2)} to ${deep.toFixed(0)}`,
      deep > 100 * thin,
    ),
    row(
      'pools',
      'prices near what they began with',
      `at most ${(Math.max(...drift) * 100).toFixed(1)} % off`,
      Math.max(...drift) < 0.25,
    ),
    row(
      'pools',
      'the provider has shares',
      `in ${providerShares.filter((shares) => shares > 0n).length} pools`,
      providerShares.filter((shares) => shares > 0n).length >= 4,
    ),
  ]
}

export async function v1Rows(reader: ChainReader, world: World): Promise<Row[]> {
  const { exchanges } = world.v1
  const provider = demoAccount('provider').address
  const exchangeFacts = await Promise.all(
    exchanges.map(async ({ address, token, symbol }) => {
      const native = await reader.native(address)
      const amount = await reader.value(token, tokenAbi, 'balanceOf', address)
      const pool = world.pools.find(({ a, b }) => a.address === world.wrappedNative.address && b.address === token)
      const newer = pool === undefined ? null : await reservesOf(reader, pool.pair, world.wrappedNative.address)
      const off =
        newer === null ? 0 : Math.abs((Number(amount) / Number(native)) * (Number(newer[0]) / Number(newer[1])) - 1)
      const shares = await reader.value(address, tokenAbi, 'balanceOf', provider)
      const isItsToken = (await reader.value(address, v1ExchangeAbi, 'tokenAddress')) === token
      return { symbol, native, off, shares, isItsToken, wrapped: token === world.wrappedNative.address }
    }),
  )
  const worst = exchangeFacts.toSorted((one, other) => other.off - one.off)[0]
  const sizes = exchangeFacts.map(({ symbol, native }) => `${symbol} ${nativeNumber(native).toFixed(0)}`).join(', ')
  return [
    row(
      'older exchange',
      'exchanges hold native currency',
      sizes,
      exchangeFacts.every(({ native, isItsToken }) => native > 0n && isItsToken),
    ),
    row(
      'older exchange',
      'one is for the wrapped native currency',
      exchangeFacts.some(({ wrapped }) => wrapped),
      exchangeFacts.some(({ wrapped }) => wrapped),
    ),
    row(
      'older exchange',
      'one is more than 5 % off its newer price',
      `${worst?.symbol} ${((worst?.off ?? 0) * 100).toFixed(1)} %`,
      (worst?.off ?? 0) > 0.05,
    ),
    row(
      'older exchange',
      'the provider has shares',
      `in ${exchangeFacts.filter(({ shares }) => shares > 0n).length}`,
      exchangeFacts.every(({ shares }) => shares > 0n),
    ),
  ]
}
