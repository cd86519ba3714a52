import { type Address, parseAddress } from '@musi/domain/address'
import { type Hex, toHex } from 'viem'
import { expect, test } from 'vitest'
import { eventLog } from '../testing/eventLog.ts'
import { playsInReceipts } from './playsInReceipts.ts'

const at = (digit: string): Address => parseAddress(`0x${digit.repeat(40)}`) ?? '0x'
const [JUKEBOX, BUYER, WELCOME, ARTIST, SPONSOR, FAN, OTHER_FAN] = ['1', '2', '3', '4', '5', '6', '7'].map(at) as [
  Address,
  Address,
  Address,
  Address,
  Address,
  Address,
  Address,
]
const SONG: Hex = toHex(8, { size: 32 })
const PLAY: Hex = toHex(9, { size: 32 })
const NOON = 20_000 * 86_400 + 43_200

/** A log as a node returns it. */
const logOf = (address: Address, signature: string, values: readonly unknown[]) => ({
  ...eventLog(signature, values),
  address,
  blockNumber: '0x1',
  transactionHash: PLAY,
  logIndex: '0x0',
})
const played = (payer: Address, fan: Address) =>
  logOf(
    JUKEBOX,
    'event Played(bytes32 indexed songId, address indexed fan, address indexed payer, address token, uint256 cost)',
    [SONG, fan, payer, at('a'), 5n],
  )
const welcomed = (account: Address, sponsor: Address, from = WELCOME) =>
  logOf(
    from,
    'event Welcomed(address indexed account, bytes32 indexed songId, address indexed sponsor, uint256 paid)',
    [account, SONG, sponsor, 5n],
  )
/** The event that makes the artist an owner of the song. */
const owned = logOf(
  JUKEBOX,
  'event PayeeReplaced(bytes32 indexed songId, address indexed oldPayee, address indexed newPayee)',
  [SONG, at('b'), ARTIST],
)

/** Counts the plays of a chain with one transaction that has these logs. */
async function payersOf(logs: readonly object[]) {
  const request = async (method: string, params: readonly unknown[] = []) => {
    if (method === 'eth_blockNumber') return '0x1'
    if (method === 'eth_getBlockByNumber') return { timestamp: toHex(params[0] === '0x1' ? NOON : 0) }
    const receipt = { transactionHash: PLAY, blockNumber: '0x1', status: '0x1', gasUsed: '0x1', logs }
    if (method === 'eth_getTransactionReceipt') return receipt
    const [{ topics }] = params as [{ topics: readonly unknown[] }]
    return Array.isArray(topics[0]) ? [owned] : logs.filter((log) => (log as { address: Address }).address === JUKEBOX)
  }
  const query = { jukeboxes: [JUKEBOX], playBuyer: BUYER, welcome: WELCOME, of: 'all' } as const
  const plays = await playsInReceipts(request, { ...query, fromSeconds: NOON - 1, untilSeconds: NOON + 1 })
  return plays?.map(({ payer, isOwn }) => [payer, isOwn])
}

test.each<[string, readonly object[], readonly [Address, boolean][]]>([
  ['who pays for themselves', [played(FAN, FAN)], [[FAN, false]]],
  ['the listener for whom the swap-and-play contract pays', [played(BUYER, FAN)], [[FAN, false]]],
  ['the sponsor of a first play', [welcomed(FAN, SPONSOR), played(WELCOME, FAN)], [[SPONSOR, false]]],
  [
    'an artist who pays for a first play of an own song',
    [welcomed(FAN, ARTIST), played(WELCOME, FAN)],
    [[ARTIST, true]],
  ],
  [
    'each sponsor of several first plays in a transaction',
    [welcomed(FAN, SPONSOR), played(WELCOME, FAN), welcomed(OTHER_FAN, ARTIST), played(WELCOME, OTHER_FAN)],
    [
      [SPONSOR, false],
      [ARTIST, true],
    ],
  ],
  ['no sponsor that another contract names', [welcomed(FAN, SPONSOR, BUYER), played(WELCOME, FAN)], [[WELCOME, false]]],
])('the payer of a play is %s (spec: charts.check, charts.own-plays)', async (_, logs, payers) => {
  expect(await payersOf(logs)).toEqual(payers)
})
