import { describe, expect, it } from 'vitest'
import { parseAddress } from '../address.ts'
import { amountOf, type Native, type Token } from '../currency.ts'
import type { Action } from './action.ts'
import { storedRecord, type TransactionRecord } from './record.ts'
import { readTransactions, transactionsText } from './savedTransactions.ts'
import { summary } from './summary.ts'

const A = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const token: Token = { kind: 'token', address: A, decimals: 18, symbol: 'DAI', name: 'Dai' }
const native: Native = { kind: 'native', decimals: 18, symbol: 'ETH', name: 'Ether' }
const most = amountOf(native, 1_999_999_999_999_999_999n)
const dai = amountOf(token, 12_345n * 10n ** 17n)
const title = 'THIS MY DROP'

const CASES: readonly (readonly [Action, Record<string, unknown>])[] = [
  [
    { kind: 'addLiquidity', amountA: most, amountB: dai },
    { amountA: '1.99 ETH', amountB: '1230 DAI' },
  ],
  [
    { kind: 'addLiquidityFromOne', amount: most, other: 'DAI' },
    { amount: '1.999 ETH', other: 'DAI' },
  ],
  [
    { kind: 'approve', token, spender: A, allowed: 1n },
    { symbol: 'DAI', revokes: false },
  ],
  [
    { kind: 'approve', token, spender: A, allowed: 0n },
    { symbol: 'DAI', revokes: true },
  ],
  [{ kind: 'approveDrop', title }, { title }],
  [
    { kind: 'batch', steps: [{ kind: 'stake' }, { kind: 'wrap', amount: most, into: 'WETH' }] },
    { steps: [{ kind: 'stake' }, { kind: 'wrap', amount: most, into: 'WETH' }] },
  ],
  [
    { kind: 'buyDrop', title, price: most },
    { title, price: '1.999 ETH' },
  ],
  [{ kind: 'cancelDrop', title }, { title }],
  [{ kind: 'cancelProposal', proposalId: 12n }, { id: '12' }],
  [{ kind: 'executeProposal', proposalId: 12n }, { id: '12' }],
  [{ kind: 'propose', title }, { title }],
  [{ kind: 'queueProposal', proposalId: 12n }, { id: '12' }],
  [
    { kind: 'castVote', proposalId: 12n, support: false },
    { id: '12', support: false },
  ],
  [
    { kind: 'changeSongCost', title, cost: dai },
    { title, cost: '1234 DAI' },
  ],
  [{ kind: 'claimAirdrop', amount: most, recipient: A }, { amount: '1.999 ETH' }],
  [{ kind: 'collectOwedShare', amount: dai, recipient: A }, { amount: '1234 DAI' }],
  [{ kind: 'collectRewards', reward: token }, {}],
  [
    { kind: 'createArtistToken', name: 'An\u202E Artist', symbol: 'ART' },
    { name: 'An Artist', symbol: 'ART' },
  ],
  ...(['cancelRecovery', 'proposeRecovery', 'setSecondSigner', 'takeRecovery'] as const).map(
    (kind) => [{ kind, account: A }, {}] as const,
  ),
  [{ kind: 'delegate', delegatee: A }, { delegatee: '0x5aAe...eAed' }],
  [{ kind: 'closeTab', token }, { symbol: 'DAI' }],
  ...(['closeTabNow', 'finishTab', 'openTab', 'topUpTab'] as const).map(
    (kind) => [{ kind, amount: dai }, { amount: '1234 DAI' }] as const,
  ),
  [
    { kind: 'givePlays', title, amount: dai },
    { title, amount: '1234 DAI' },
  ],
  [
    { kind: 'listDrop', title, price: most },
    { title, price: '1.999 ETH' },
  ],
  [{ kind: 'migrateV1', token, shares: token }, { symbol: 'DAI' }],
  [{ kind: 'mintDrop', title }, { title }],
  [
    { kind: 'openCollection', name: 'Night\u202E Bus', symbol: 'BUS' },
    { name: 'Night Bus', symbol: 'BUS' },
  ],
  [
    { kind: 'playSong', title, cost: dai, song: '0x07' },
    { title, cost: '1234 DAI' },
  ],
  [
    { kind: 'registerSong', title, cost: dai },
    { title, cost: '1234 DAI' },
  ],
  [
    { kind: 'removeLiquidity', amountA: most, amountB: dai },
    { amountA: '1.99 ETH', amountB: '1230 DAI' },
  ],
  [{ kind: 'removeLiquidityV1', token, native }, { symbol: 'DAI' }],
  [
    { kind: 'replacePayee', title, payee: A },
    { title, payee: '0x5aAe...eAed' },
  ],
  [{ kind: 'retireSong', title }, { title }],
  [
    { kind: 'sendPiece', title, recipient: A },
    { title, recipient: '0x5aAe...eAed' },
  ],
  [
    { kind: 'sendVotes', proposalId: 12n, count: 3n },
    { id: '12', count: '3' },
  ],
  [{ kind: 'stake' }, {}],
  [
    { kind: 'swap', input: most, output: dai, recipient: null, version: 'v2' },
    { input: '1.99 ETH', output: '1230 DAI', to: null, version: 'v2' },
  ],
  [
    { kind: 'swap', input: most, output: dai, recipient: { address: A, name: null }, version: 'v1' },
    { input: '1.99 ETH', output: '1230 DAI', to: '0x5aAe...eAed', version: 'v1' },
  ],
  [
    { kind: 'swap', input: most, output: dai, recipient: { address: A, name: 'bob.eth' }, version: 'v1' },
    { input: '1.99 ETH', output: '1230 DAI', to: 'bob.eth', version: 'v1' },
  ],
  [
    { kind: 'takeBackPlays', title, amount: dai },
    { title, amount: '1234 DAI' },
  ],
  [
    { kind: 'transfer', amount: dai, recipient: A },
    { amount: '1234 DAI', recipient: '0x5aAe...eAed' },
  ],
  [{ kind: 'unstake', shares: token, reward: token }, {}],
  [
    { kind: 'unwrap', amount: most, into: 'ETH' },
    { amount: '1.99999 ETH', into: 'ETH' },
  ],
  [
    { kind: 'wrap', amount: most, into: 'WETH' },
    { amount: '1.99999 ETH', into: 'WETH' },
  ],
]

describe('a summary', () => {
  it.each(CASES.map(([action, parts]) => ({ kind: action.kind, action, parts })))(
    'of $kind has the expected parts',
    (given) => {
      const { action, parts } = given
      expect(summary(action)).toEqual({ kind: action.kind, ...parts })
    },
  )

  it('does not compile without the data of its kind', () => {
    // @ts-expect-error an approval without its data
    const nothing: Action = { kind: 'approve' }
    // @ts-expect-error a kind that does not exist
    const unknown: Action = { kind: 'borrow' }
    expect([nothing, unknown]).toHaveLength(2)
  })
})

const record = (action: Action, at = 0): TransactionRecord => ({
  id: `0x${at.toString(16).padStart(64, '0')}`,
  idIs: 'hash',
  from: A,
  nonce: at,
  call: { to: A, data: '0x', value: 5n },
  action,
  addedAtMs: 1,
  lastCheckedBlock: null,
  mined: {
    receipt: {
      transactionHash: '0xab',
      transactionIndex: 0,
      blockHash: '0xcd',
      blockNumber: 9,
      from: A,
      to: null,
      contractAddress: A,
      status: 'unknown',
    },
    call: null,
    confirmedAtMs: 2,
    isFinal: false,
  },
  verified: 'same',
  missing: false,
})

describe('stored transactions', () => {
  it('of every kind are restored as they were', () => {
    const records = CASES.map(([action], at) => record(action, at))
    expect(readTransactions(JSON.parse(transactionsText(records)))).toEqual({ records, damaged: 0 })
  })

  it('with 255 decimals, 160 digits or calldata with zeros are restored', () => {
    const odd = amountOf({ ...token, decimals: 255 }, BigInt('1'.repeat(160)))
    const records = [{ ...record({ kind: 'claimAirdrop', amount: odd, recipient: A }), call: null, nonce: null }]
    const called = { ...record({ kind: 'stake' }, 1), call: { to: null, data: '0x00ff', value: 0n } as const }
    const all = [...records, called]
    expect(readTransactions(JSON.parse(transactionsText(all))).records).toEqual(all)
  })

  it('with more addresses than the checksum cache holds are restored', () => {
    const many = Array.from({ length: 1200 }, (_, at) =>
      record({ kind: 'delegate', delegatee: parseAddress(at.toString(16).padStart(40, '0')) ?? A }, at),
    )
    expect(readTransactions(JSON.parse(transactionsText(many)))).toEqual({ records: many, damaged: 0 })
  })

  it('are restored without damaged ones, which are counted', () => {
    const good = record({ kind: 'stake' })
    const all: unknown[] = JSON.parse(transactionsText([good]))
    const bad = [null, 5, '<b>', [], {}, { ...good, from: '0x12' }, { ...good, action: { kind: '__proto__' } }]
    for (const steps of [[], 5, [{ kind: 'stake' }, {}]]) bad.push({ ...good, action: { kind: 'batch', steps } })
    expect(readTransactions([...all, ...bad])).toEqual({ records: [good], damaged: bad.length })
    expect(readTransactions({ length: 3 })).toEqual({ records: [], damaged: 0 })
  })

  it.each([
    ['a fraction of a unit', { raw: '1.5' }],
    ['a negative amount', { raw: '-1' }],
    ['a number', { raw: 1 }],
    ['more digits than any amount can have', { raw: '1'.repeat(161) }],
    ['256 decimals', { currency: { ...token, decimals: 256 } }],
    ['a token without an address', { currency: { ...token, address: undefined } }],
    ['a wrong checksum', { currency: { ...token, address: `${A.slice(0, -1)}D` } }],
  ])('with %s in an amount are damaged', (_what, damage) => {
    const stored = JSON.parse(transactionsText([record({ kind: 'claimAirdrop', amount: dai, recipient: A })]))
    Object.assign(stored[0].action.amount, damage)
    expect(storedRecord(stored[0])).toBeUndefined()
  })

  it.each([
    ['id', 5],
    ['idIs', 'name'],
    ['nonce', -1],
    ['nonce', 1.5],
    ['nonce', '1'],
    ['addedAtMs', null],
    ['missing', 'no'],
    ['call', { to: A, data: 'zz', value: '5' }],
    ['call', { to: A, data: 5, value: '5' }],
    ['call', { to: A, data: '0x', value: '1'.repeat(161) }],
    ['mined', {}],
  ])('with %s %j are damaged', (name, damage) => {
    const [stored] = JSON.parse(transactionsText([record({ kind: 'stake' })]))
    expect(storedRecord(stored)).toBeDefined()
    expect(storedRecord({ ...stored, [name]: damage })).toBeUndefined()
  })

  it('have 18 decimals in native amounts, whatever is stored', () => {
    const stored = JSON.parse(transactionsText([record({ kind: 'wrap', amount: most, into: 'WETH' })]))
    stored[0].action.amount.currency.decimals = 6
    expect(storedRecord(stored[0])?.action).toMatchObject({ amount: most })
  })
})
