import { batchAccountAbi } from '@musi/contracts/abi/batchAccount'
import { jukeboxAbi } from '@musi/contracts/abi/jukebox'
import { type Address, parseAddress } from '@musi/domain/address'
import { type Hex, encodeAbiParameters, encodeEventTopics, encodeFunctionData } from 'viem'
import { expect, test } from 'vitest'
import { tokenAbi } from '../abi/token.ts'
import type { Receipt } from '../requests/transactions/receipt.ts'
import type { Call } from '../write.ts'
import { approve } from '../writes/tokens/approve.ts'
import { castVote } from '../writes/governance/castVote.ts'
import { playSong } from '../writes/music/playSong.ts'
import { swap } from '../writes/exchange/swap.ts'
import { directory } from './directory.ts'
import { explainTransaction } from './explainTransaction.ts'

const testAddress = (digit: string): Address => parseAddress(`0x${digit.repeat(40)}`) ?? '0x'
const [ME, MIRA, JUKEBOX, ROUTER, WETH, GOVERNOR] = ['1', '2', '3', '4', '5', '6'].map(testAddress) as [
  Address,
  Address,
  Address,
  Address,
  Address,
  Address,
]
const SONG: Hex = `0x${'ab'.repeat(32)}`
const OTHER: Hex = `0x${'cd'.repeat(32)}`
const addressDirectory = directory({ chainId: 31_337, book: null, people: [] })

type Log = Receipt['logs'][number]

function logOf(address: Address, topics: readonly unknown[], data: Hex): Log {
  return { address, topics: topics as readonly Hex[], data } as unknown as Log
}

/** The log the jukebox writes for a play. */
function playedLog(song: Hex, cost: bigint): Log {
  const event = jukeboxAbi.find((one) => one.type === 'event' && one.name === 'Played')
  if (event?.type !== 'event') throw new Error('The jukebox has no event for plays.')
  const values: Record<string, unknown> = { songId: song, fan: ME, payer: ME, token: MIRA, cost, artist: ME }
  const inputs = event.inputs as readonly { name: string; type: string; indexed?: boolean }[]
  const rest = inputs.filter(({ indexed }) => indexed !== true)
  const data = encodeAbiParameters(
    rest,
    rest.map(({ name }) => values[name] ?? 0n),
  )
  return logOf(JUKEBOX, encodeEventTopics({ abi: [event], args: values } as never), data)
}

const firstCalls = (...writes: { candidates: readonly [Call, ...Call[]] }[]) =>
  writes.map(({ candidates: [call] }) => call)

function storyOfBatch(inner: readonly Call[], logs: readonly Log[]) {
  const data = encodeFunctionData({ abi: batchAccountAbi, functionName: 'execute', args: [inner] })
  const transaction = {
    hash: '0x01' as Hex,
    from: ME,
    to: ME,
    value: 0n,
    input: data,
    nonce: 0,
    gasLimit: 0n,
    gasPrice: 0n,
    at: null,
  }
  const receipt = { status: 'success', created: null, logs } as unknown as Receipt
  return explainTransaction(transaction, receipt, addressDirectory).story
}

const allow = approve({ token: MIRA, spender: JUKEBOX, amount: 45n })
const play = (songId: Hex) => playSong({ jukebox: JUKEBOX, songId, maximumCost: 45n, play: { for: 'sender' } })

test('a play and its allowance are described as the play (spec: explorer.batch)', () => {
  const sum = { currency: MIRA, amount: 45n }
  expect(storyOfBatch(firstCalls(allow, play(SONG)), [playedLog(SONG, 45n)])).toEqual({
    kind: 'played',
    song: { song: SONG },
    sum,
  })
})

test('a reset of an allowance before another approval is part of it; a reset alone is an act (spec: explorer.batch)', () => {
  const reset = approve({ token: MIRA, spender: JUKEBOX, amount: 0n })
  expect(storyOfBatch(firstCalls(reset, allow, play(SONG)), [playedLog(SONG, 45n)])).toMatchObject({ kind: 'played' })
  expect(storyOfBatch(firstCalls(reset, play(SONG)), [playedLog(SONG, 45n)])).toMatchObject({
    kind: 'batched',
    activities: { stories: [{ kind: 'disallowed' }, { kind: 'played' }] },
  })
})

test('a native currency swap inside a batch is described with its output, although no log has it', () => {
  const native = swap({
    router: ROUTER,
    version: 'v2',
    native: 'in',
    path: [WETH, MIRA],
    recipient: ME,
    deadlineSeconds: 9n,
    exact: 'in',
    amountIn: 7n,
    minimumOut: 3n,
  })
  const topics = encodeEventTopics({ abi: tokenAbi, eventName: 'Transfer', args: { from: ROUTER, to: ME } })
  const got = logOf(MIRA, topics, encodeAbiParameters([{ type: 'uint256' }], [4n]))
  expect(storyOfBatch(firstCalls(native), [got])).toEqual({
    kind: 'swapped',
    sold: { currency: 'native', amount: 7n },
    bought: { currency: MIRA, amount: 4n },
  })
})

test('a batch of several acts describes each by its own events (spec: explorer.batch)', () => {
  const vote = castVote({ governor: GOVERNOR, proposalId: 3n, vote: 'for' })
  const logs = [playedLog(OTHER, 9n), playedLog(SONG, 45n)]
  expect(storyOfBatch(firstCalls(allow, play(SONG), play(OTHER), vote), logs)).toEqual({
    kind: 'batched',
    activities: {
      stories: [
        { kind: 'played', song: { song: SONG }, sum: { currency: MIRA, amount: 45n } },
        { kind: 'played', song: { song: OTHER }, sum: { currency: MIRA, amount: 9n } },
        { kind: 'votedFor', proposal: { text: '3' } },
      ],
    },
  })
})

test('a batch of allowances alone describes each of them', () => {
  const more = approve({ token: WETH, spender: ROUTER, amount: 5n })
  expect(storyOfBatch(firstCalls(allow, more), [])).toMatchObject({
    kind: 'batched',
    activities: {
      stories: [
        { kind: 'allowed', spender: JUKEBOX },
        { kind: 'allowed', spender: ROUTER },
      ],
    },
  })
})
