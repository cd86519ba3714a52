import type { Address } from '@musi/domain/address'
import { type Native, type Token, amountOf } from '@musi/domain/currency'
import type { Action } from '@musi/domain/transactions/action'
import { beforeAll, expect, it } from 'vitest'
import { setTrustReader } from '#platform/page/money/unitTrust.ts'
import { stateStory } from './stateStory.ts'
import { summaryText } from './summaryText.ts'

beforeAll(() => setTrustReader(() => ({ kind: 'known' })))

const A: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const token: Token = { kind: 'token', address: A, decimals: 18, symbol: 'DAI', name: 'Dai' }
const native: Native = { kind: 'native', decimals: 18, symbol: 'ETH', name: 'Ether' }
const one = amountOf(native, 10n ** 18n)
const dai = amountOf(token, 1234n * 10n ** 18n)
const swap = { kind: 'swap', input: one, output: dai, recipient: null, version: 'v2' } as const
const unstake = { kind: 'unstake', shares: token, reward: token } as const
const collect = { kind: 'collectRewards', reward: token } as const
const song = { title: 'Loop', cost: dai }

const SUMMARIES: readonly (readonly [Action, string])[] = [
  [{ kind: 'addLiquidity', amountA: one, amountB: dai }, 'Add 1 ETH and 1,230 DAI'],
  [{ kind: 'approve', token, spender: A, allowed: 1n }, 'Approve DAI'],
  [{ kind: 'approve', token, spender: A, allowed: 0n }, 'Take back the approval of DAI'],
  [{ kind: 'approveDrop', title: 'Loop' }, 'Let the market move Loop'],
  [
    { kind: 'batch', steps: [{ kind: 'approve', token, spender: A, allowed: 1n }, swap] },
    'Approve DAI and swap 1 ETH for 1,230 DAI',
  ],
  [
    { kind: 'batch', steps: [{ kind: 'stake' }, unstake, collect] },
    'Deposit liquidity, withdraw deposited liquidity and claim accumulated UNI rewards',
  ],
  [{ kind: 'buyDrop', title: 'Loop', price: one }, 'Buy Loop for 1 ETH'],
  [{ kind: 'castVote', proposalId: 3n, support: true }, 'Voted for proposal 3'],
  [{ kind: 'cancelProposal', proposalId: 3n }, 'Cancel proposal 3'],
  [{ kind: 'executeProposal', proposalId: 3n }, 'Execute proposal 3'],
  [{ kind: 'propose', title: 'A bell' }, 'Propose “A bell”'],
  [{ kind: 'queueProposal', proposalId: 3n }, 'Queue proposal 3'],
  [{ kind: 'castVote', proposalId: 3n, support: false }, 'Voted against proposal 3'],
  [{ kind: 'sendPiece', title: 'Loop', recipient: A }, 'Send Loop to 0x5aAe...eAed'],
  [{ kind: 'sendVotes', proposalId: 3n, count: 2n }, 'Send in signed votes on proposal 3: 2'],
  [{ kind: 'claimAirdrop', amount: dai, recipient: A }, 'Claimed 1,234 DAI'],
  [collect, 'Claim accumulated UNI rewards'],
  [{ kind: 'createArtistToken', name: 'Ann', symbol: 'ANN' }, 'Create Ann (ANN)'],
  [{ kind: 'delegate', delegatee: A }, 'Delegated votes'],
  [{ kind: 'migrateV1', token, shares: token }, 'Migrate DAI liquidity to V2'],
  [{ kind: 'openCollection', name: 'Night Bus', symbol: 'BUS' }, 'Open the collection Night Bus (BUS)'],
  [{ kind: 'playSong', ...song, song: '0x07' }, 'Play Loop for 1,234 DAI'],
  [{ kind: 'removeLiquidityV1', token, native }, 'Remove DAI/ETH V1 liquidity'],
  [{ kind: 'stake' }, 'Deposit liquidity'],
  [swap, 'Swap 1 ETH for 1,230 DAI'],
  [{ ...swap, recipient: { address: A, name: 'bob.eth' }, version: 'v1' }, 'Swap 1 ETH for 1,230 DAI to bob.eth on V1'],
  [{ kind: 'transfer', amount: dai, recipient: A }, 'Send 1,234 DAI to 0x5aAe...eAed'],
  [unstake, 'Withdraw deposited liquidity'],
  [{ kind: 'unwrap', amount: one, into: 'ETH' }, 'Unwrap 1 ETH to ETH'],
  [{ kind: 'wrap', amount: one, into: 'WETH' }, 'Wrap 1 ETH to WETH'],
]

it.each(SUMMARIES.map(([action, text]) => ({ action, text })))(
  'a transaction is summarised as "$text"',
  ({ action, text }) => {
    expect(summaryText(action)).toBe(text)
  },
)

it('of a batch with many steps two are named', () => {
  const steps = [dai, one, dai, one].map((amount) => ({ kind: 'transfer', amount, recipient: A }) as const)
  const send = (amount: string) => `end ${amount} to 0x5aAe...eAed`
  expect(summaryText({ kind: 'batch', steps })).toBe(`S${send('1,234 DAI')}, s${send('1 ETH')} and 2 more`)
})

it('markup in a title stays text, without characters that reverse the direction', () => {
  expect(summaryText({ kind: 'mintDrop', title: '<b>\u202Eevil</b>' })).toBe('Release <b>evil</b>')
})

it('only an unusual outcome has a story', () => {
  const by = `0x${'1'.repeat(64)}`
  expect([stateStory({ kind: 'pending' }), stateStory({ kind: 'confirmed' })]).toEqual([null, null])
  expect(stateStory({ kind: 'cancelled', by })).toBe('Cancelled by 0x1111...1111. This one did not take effect.')
  expect(stateStory({ kind: 'replaced', by, outcome: 'confirmed' })).toContain('Replaced by 0x1111...1111')
  expect(stateStory({ kind: 'replaced', by, outcome: 'failed' })).toContain('failed')
  expect(stateStory({ kind: 'replaced', by, outcome: null })).toContain('did not take effect')
  expect(stateStory({ kind: 'dropped' })).toContain('Clear it')
  expect(stateStory({ kind: 'unsent' })).toContain('Your wallet says it didn’t send this.')
})
