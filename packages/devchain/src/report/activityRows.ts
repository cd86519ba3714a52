import { v1ExchangeAbi } from '@musi/chain/abi/v1Exchange'
import { v2PairAbi } from '@musi/chain/abi/v2Pair'
import { tokenAbi } from '@musi/chain/abi/token'
import { smartWalletDetectorAbi } from '@musi/contracts/abi/smartWalletDetector'
import type { World } from '@musi/contracts/deploy/world'
import { type Hex, getAbiItem } from 'viem'
import { demoAccount } from '../world/demoAccounts.ts'
import type { ChainReader, RawLog } from './chainReader.ts'
import { type Row, row } from './row.ts'

const DAY = 86_400

async function tradersOf({ request }: ChainReader, logs: readonly RawLog[]): Promise<number> {
  const hashes = [...new Set(logs.map(({ transactionHash }) => transactionHash))]
  const sent = await Promise.all(
    hashes.map(async (hash) => ((await request('eth_getTransactionByHash', [hash])) as { from: Hex }).from),
  )
  return new Set(sent).size
}

async function daysOf({ request }: ChainReader, logs: readonly RawLog[]): Promise<number> {
  const blocks = [...new Set(logs.map(({ blockNumber }) => blockNumber))]
  const times = await Promise.all(
    blocks.map(async (number) =>
      Number(((await request('eth_getBlockByNumber', [number, false])) as { timestamp: Hex }).timestamp),
    ),
  )
  return new Set(times.map((time) => Math.floor(time / DAY))).size
}

export async function tradeRows(reader: ChainReader): Promise<Row[]> {
  const swaps = await reader.logs(null, getAbiItem({ abi: v2PairAbi, name: 'Swap' }))
  const older = [
    ...(await reader.logs(null, getAbiItem({ abi: v1ExchangeAbi, name: 'TokenPurchase' }))),
    ...(await reader.logs(null, getAbiItem({ abi: v1ExchangeAbi, name: 'EthPurchase' }))),
  ]
  const added = await reader.logs(null, getAbiItem({ abi: v2PairAbi, name: 'Mint' }))
  const removed = await reader.logs(null, getAbiItem({ abi: v2PairAbi, name: 'Burn' }))
  const traders = await tradersOf(reader, swaps)
  const days = await daysOf(reader, swaps)
  return [
    row('trading', 'swaps in pairs', swaps.length, swaps.length >= 300),
    row('trading', 'days with swaps', days, days >= 28),
    row('trading', 'accounts that swapped', traders, traders >= 8),
    row(
      'trading',
      'pairs that were traded',
      new Set(swaps.map(({ address }) => address)).size,
      new Set(swaps.map(({ address }) => address)).size >= 15,
    ),
    row('trading', 'trades on the older version', older.length, older.length >= 3),
    row(
      'trading',
      'liquidity added and removed',
      `${added.length} and ${removed.length} times`,
      added.length > 30 && removed.length >= 2,
    ),
  ]
}

export async function peopleRows(reader: ChainReader, world: World): Promise<Row[]> {
  const newcomer = demoAccount('newcomer')
  const tokens = await Promise.all(
    world.tokens.map(({ address }) => reader.value(address, tokenAbi, 'balanceOf', newcomer.address)),
  )
  const sent = await reader.nonce(newcomer.address)
  const collector = demoAccount('collector')
  const detector = world.own.smartWalletDetector.address
  const smart = await reader.value(detector, smartWalletDetectorAbi, 'isArgentWallet', collector.address)
  const trader = demoAccount('trader')
  const wrapped = await reader.value(world.wrappedNative.address, tokenAbi, 'balanceOf', trader.address)
  return [
    row(
      'people',
      `${newcomer.name} has native currency only and has done nothing`,
      `${sent} transactions`,
      sent === 0 && tokens.every((balance) => balance === 0n) && (await reader.native(newcomer.address)) > 0n,
    ),
    row('people', `${collector.name} counts as a smart wallet`, smart, smart),
    row(
      'people',
      `${trader.name} has some wrapped native currency`,
      `${Number(wrapped / 10n ** 15n) / 1000}`,
      wrapped > 0n,
    ),
  ]
}
