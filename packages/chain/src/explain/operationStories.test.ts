import { coinTabsAbi } from '@musi/contracts/abi/coinTabs'
import { jukeboxAbi } from '@musi/contracts/abi/jukebox'
import { passkeyAccountAbi } from '@musi/contracts/abi/passkeyAccount'
import { welcomeAbi } from '@musi/contracts/abi/welcome'
import { type Address, parseAddress } from '@musi/domain/address'
import {
  type Abi,
  type Hex,
  encodeAbiParameters,
  encodeEventTopics,
  encodeFunctionData,
  pad,
  zeroAddress,
  zeroHash,
} from 'viem'
import { expect, test } from 'vitest'
import { entryPointAbi } from '../relay/entryPointAbi.ts'
import type { Receipt } from '../requests/transactions/receipt.ts'
import type { Call } from '../write.ts'
import { approve } from '../writes/tokens/approve.ts'
import { playSong } from '../writes/music/playSong.ts'
import { directory } from './directory.ts'
import { explainTransaction } from './explainTransaction.ts'

const testAddress = (digit: string): Address => parseAddress(`0x${digit.repeat(40)}`) ?? '0x'
const [RELAYER, ADA, BEN, JUKEBOX, ENTRY_POINT, TOKEN, WELCOME, TABS] = ['1', '2', '3', '4', '5', '6', '7', '8'].map(
  testAddress,
) as [Address, Address, Address, Address, Address, Address, Address, Address]
const SONG: Hex = `0x${'ab'.repeat(32)}`
const SUM = { currency: TOKEN, amount: 5n }
const book = {
  contracts: { entryPoint: ENTRY_POINT, jukebox: JUKEBOX, welcome: WELCOME, coinTabs: TABS },
  tokens: [],
  pools: [],
  stakingPools: [],
}
const addressDirectory = directory({ chainId: 31_337, book, people: [] })

type Log = Receipt['logs'][number]

function logOf(address: Address, abi: Abi, name: string, values: Record<string, unknown>): Log {
  const event = abi.find((one) => one.type === 'event' && one.name === name)
  if (event?.type !== 'event') throw new Error(`There is no event ${name}.`)
  const rest = event.inputs.filter(({ indexed }) => indexed !== true)
  const data = encodeAbiParameters(
    rest,
    rest.map((input) => values[input.name ?? '']),
  )
  return { address, topics: encodeEventTopics({ abi: [event], args: values } as never), data } as unknown as Log
}

const playedLog = (fan: Address) =>
  logOf(JUKEBOX, jukeboxAbi, 'Played', { songId: SONG, fan, payer: fan, token: TOKEN, cost: 5n })
const endLog = (sender: Address, success: boolean) =>
  logOf(ENTRY_POINT, entryPointAbi, 'UserOperationEvent', {
    userOpHash: zeroHash,
    sender,
    paymaster: zeroAddress,
    nonce: 0n,
    success,
    actualGasCost: 0n,
    actualGasUsed: 0n,
  })

function operation(sender: Address, calls: readonly Call[]) {
  const executionData = encodeAbiParameters(
    [
      {
        type: 'tuple[]',
        components: [
          { name: 'to', type: 'address' },
          { name: 'value', type: 'uint256' },
          { name: 'data', type: 'bytes' },
        ],
      },
    ],
    [calls],
  )
  const args = [pad('0x01', { size: 32, dir: 'right' }), executionData] as const
  return {
    sender,
    nonce: 0n,
    initCode: '0x',
    callData: encodeFunctionData({ abi: passkeyAccountAbi, functionName: 'execute', args }),
    accountGasLimits: zeroHash,
    preVerificationGas: 0n,
    gasFees: zeroHash,
    paymasterAndData: '0x',
    signature: '0x',
  } as const
}

function storyOf(to: Address, input: Hex, logs: readonly Log[], status: Receipt['status'] = 'success') {
  const transaction = {
    hash: '0x01' as Hex,
    from: RELAYER,
    to,
    value: 0n,
    input,
    nonce: 0,
    gasLimit: 0n,
    gasPrice: 0n,
    at: null,
  }
  const receipt = { status, created: null, logs } as unknown as Receipt
  return explainTransaction(transaction, receipt, addressDirectory).story
}

const bundle = (...ops: readonly ReturnType<typeof operation>[]) =>
  encodeFunctionData({ abi: entryPointAbi, functionName: 'handleOps', args: [ops, RELAYER] })

const play = playSong({ jukebox: JUKEBOX, songId: SONG, maximumCost: 5n, play: { for: 'sender' } }).candidates[0]
const allow = approve({ token: TOKEN, spender: JUKEBOX, amount: 5n }).candidates[0]

test('each operation of a bundle is described for its own account, including one that failed in a successful transaction', () => {
  const data = bundle(operation(ADA, [allow, play]), operation(BEN, [play]))
  const logs = [playedLog(ADA), endLog(ADA, true), endLog(BEN, false)]
  expect(storyOf(ENTRY_POINT, data, logs)).toEqual({
    kind: 'operated',
    operations: {
      operations: [
        { by: ADA, done: true, story: { kind: 'played', song: { song: SONG }, sum: SUM } },
        { by: BEN, done: false, story: expect.objectContaining({ kind: 'called' }) as unknown },
      ],
    },
  })
})

test('an event is attributed to its own operation only', () => {
  const data = bundle(operation(ADA, [allow]), operation(BEN, [play]))
  const story = storyOf(ENTRY_POINT, data, [endLog(ADA, true), playedLog(BEN), endLog(BEN, true)])
  expect(story.kind === 'operated' && story.operations.operations.map((one) => [one.by, one.story.kind])).toEqual([
    [ADA, 'allowed'],
    [BEN, 'played'],
  ])
})

test('an operation that is not a batch of calls is described as a use of its account', () => {
  const strange = { ...operation(ADA, [play]), callData: '0x12345678' } as const
  const story = storyOf(ENTRY_POINT, bundle(strange), [endLog(ADA, true)])
  expect(story).toEqual({
    kind: 'operated',
    operations: { operations: [{ by: ADA, done: true, story: { kind: 'used', contract: ADA } }] },
  })
})

test('operations sent to a contract other than the EntryPoint are not described as operations', () => {
  const story = storyOf(BEN, bundle(operation(ADA, [play])), [playedLog(ADA), endLog(ADA, true)])
  expect(story.kind).toBe('called')
})

test('in a failed transaction, no operation counts as done', () => {
  const story = storyOf(ENTRY_POINT, bundle(operation(ADA, [play])), [], 'failed')
  expect(story.kind === 'operated' && story.operations.operations.map(({ done }) => done)).toEqual([false])
})

test('a welcome names the account, the song, the price and the sponsor', () => {
  const args = [SONG, BEN, zeroHash, zeroHash] as const
  const data = encodeFunctionData({ abi: welcomeAbi, functionName: 'welcome', args })
  const event = { account: ADA, songId: SONG, sponsor: BEN, paid: 5n }
  const story = storyOf(WELCOME, data, [logOf(WELCOME, welcomeAbi, 'Welcomed', event), playedLog(ADA)])
  expect(story).toEqual({ kind: 'welcomed', song: { song: SONG }, sum: SUM, to: ADA, sponsor: BEN })
})

test('each change to an account’s key or signer is described with the account or the signer it names (spec: touch.told-recovery)', () => {
  const tell = (functionName: 'setRecoverer' | 'propose' | 'cancelRecovery' | 'takeRecovery', args: unknown = []) =>
    storyOf(ADA, encodeFunctionData({ abi: passkeyAccountAbi, functionName, args } as never), [])
  expect(tell('setRecoverer', [BEN])).toEqual({ kind: 'namedSigner', to: BEN })
  expect(tell('setRecoverer', [`${BEN}${'11'.repeat(64)}`])).toEqual({ kind: 'namedKeySigner' })
  expect(tell('setRecoverer', ['0x'])).toEqual({ kind: 'removedSigner' })
  expect(tell('propose', [zeroHash, zeroHash, '0x12'])).toEqual({ kind: 'proposedKey', to: ADA })
  expect(tell('cancelRecovery')).toEqual({ kind: 'keptKey' })
  expect(tell('takeRecovery')).toEqual({ kind: 'replacedKey', to: ADA })
})

test('a sponsor puts up an amount and takes back what is left', () => {
  const fund = encodeFunctionData({ abi: welcomeAbi, functionName: 'fund', args: [SONG, TOKEN, 5n, 5n, 9] })
  expect(storyOf(WELCOME, fund, [])).toEqual({ kind: 'gavePlays', song: { song: SONG }, sum: SUM })
  const back = encodeFunctionData({ abi: welcomeAbi, functionName: 'takeBack', args: [SONG] })
  expect(storyOf(WELCOME, back, [])).toEqual({ kind: 'tookBackPlays', song: { song: SONG } })
})

test('each act on a tab is told with its amount or its token, and a settlement with the number of tabs it charged (spec: tab.told)', () => {
  const terms = { listener: ADA, keeper: BEN, token: TOKEN, key: BEN, expires: 9, notice: 6, salt: zeroHash }
  const abi: Abi = coinTabsAbi
  const tell = (functionName: string, args: readonly unknown[], logs: readonly Log[] = []) =>
    storyOf(TABS, encodeFunctionData({ abi, functionName, args }), logs)
  expect(tell('open', [terms, 5n])).toEqual({ kind: 'openedTab', sum: SUM })
  expect(tell('topUp', [terms, 5n])).toEqual({ kind: 'toppedUpTab', sum: SUM })
  expect(tell('addKey', [terms, ADA, 5n])).toEqual({ kind: 'addedTabKey', sum: SUM })
  expect(tell('close', [terms])).toEqual({ kind: 'closingTab', token: TOKEN })
  expect(tell('closeNow', [terms, '0x'])).toEqual({ kind: 'closedTab', token: TOKEN })
  expect(tell('finish', [terms])).toEqual({ kind: 'closedTab', token: TOKEN })
  const item = { terms, round: 0, lines: [{ songId: SONG, plays: 1, amount: 5n }], signature: '0x' }
  const charge = { songId: SONG, listener: ADA, tabId: zeroHash, token: TOKEN, plays: 1n, amount: 5n }
  const charged = logOf(TABS, coinTabsAbi, 'Charged', charge)
  expect(tell('settle', [[item, item, item]], [charged, charged])).toEqual({
    kind: 'settledTabs',
    count: { text: '1' },
  })
})
