import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Call, Outcome } from '#platform/rpc/call.ts'
import { expect, test } from 'vitest'
import { findPayments } from './payments.ts'

const PLAYED = `0x${bytesToHex(keccak_256(utf8ToBytes('Played(bytes32,address,address,address,uint256)')))}`
const wordOf = (digit: string) => `0x${digit.repeat(40).padStart(64, '0')}`
const JUKEBOX = `0x${'1'.repeat(40)}` as const
const EARLIER = `0x${'6'.repeat(40)}` as const
const FAN = `0x${'2'.repeat(40)}`
const SONG = `0x${'5'.repeat(64)}`
const HASH = `0x${'a'.repeat(64)}`

const played = (by: string, logIndex: number) => ({
  address: by,
  topics: [PLAYED, SONG, wordOf('2'), wordOf('3')],
  logIndex: `0x${logIndex.toString(16)}`,
  data: `${wordOf('4')}${'0'.repeat(63)}7`,
  blockNumber: '0xa',
  transactionHash: HASH,
})

type Chain = {
  logs?: readonly unknown[]
  status?: string
  finalized?: number
  isMined?: boolean
  isUnreachable?: boolean
}

async function findPaymentsOn(
  { logs = [played(JUKEBOX, 7)], status = '0x1', finalized = 10, isMined = true, isUnreachable }: Chain,
  tag: 'latest' | 'finalized',
) {
  const receipt = { transactionHash: HASH, blockNumber: '0xa', status, gasUsed: '0x1', logs }
  const ask = ([call]: readonly Call[]): Promise<readonly Outcome[]> => {
    if (isUnreachable === true)
      return Promise.resolve([{ ok: false, error: { code: -32_000, message: 'unreachable' } }])
    const isReceipt = call?.method === 'eth_getTransactionReceipt'
    return Promise.resolve([
      { ok: true, result: isReceipt ? (isMined ? receipt : null) : { number: `0x${finalized.toString(16)}` } },
    ])
  }
  return await findPayments({ upstream: { ask }, chain: { finalityTag: tag }, jukeboxes: [EARLIER, JUKEBOX] }, HASH)
}

const payment = (at: number) => ({ id: `${HASH}-${at}`, song: SONG, fan: FAN, block: 10 })

test('a payment counts once the chain’s finality tag covers it (spec: songs.gate)', async () => {
  expect(await findPaymentsOn({}, 'latest')).toEqual({ kind: 'found', payments: [payment(0)] })
  expect(await findPaymentsOn({ finalized: 9 }, 'finalized')).toEqual({ kind: 'notFinal' })
  expect(await findPaymentsOn({ finalized: 10 }, 'finalized')).toEqual({ kind: 'found', payments: [payment(0)] })
  expect(await findPaymentsOn({ isMined: false }, 'latest')).toEqual({ kind: 'notFinal' })
})

test('case 98: two plays in one transaction count as two; failed transactions and foreign jukeboxes do not count', async () => {
  const other = `0x${'9'.repeat(40)}`
  const both = await findPaymentsOn({ logs: [played(other, 1), played(JUKEBOX, 4), played(JUKEBOX, 9)] }, 'latest')
  // Ids contain the log's position in the transaction, because its index in the block changes when
  // the transaction is mined again.
  expect(both).toEqual({ kind: 'found', payments: [payment(0), payment(1)] })
  const older = await findPaymentsOn({ logs: [played(EARLIER, 1), played(JUKEBOX, 4)] }, 'latest')
  expect(older).toEqual({ kind: 'found', payments: [payment(0), payment(1)] })
  expect(await findPaymentsOn({ logs: [played(other, 1)] }, 'latest')).toEqual({ kind: 'none' })
  expect(await findPaymentsOn({ status: '0x0' }, 'latest')).toEqual({ kind: 'none' })
  expect(await findPaymentsOn({ isUnreachable: true }, 'latest')).toEqual({ kind: 'chainAway' })
})
