import { expect, test } from 'vitest'
import type { Write } from '../write.ts'
import { addLiquidity } from './liquidity/addLiquidity.ts'
import { approve } from './tokens/approve.ts'
import { castVote } from './governance/castVote.ts'
import { decideProposal } from './governance/decideProposal.ts'
import { claimAirdrop } from './rewards/claimAirdrop.ts'
import { collectRewards } from './rewards/collectRewards.ts'
import { delegate } from './governance/delegate.ts'
import { migrateV1 } from './liquidity/migrateV1.ts'
import { propose } from './governance/propose.ts'
import { removeLiquidity } from './liquidity/removeLiquidity.ts'
import { removeLiquidityV1 } from './liquidity/removeLiquidityV1.ts'
import { stake } from './rewards/stake.ts'
import { swap } from './exchange/swap.ts'
import { unstake } from './rewards/unstake.ts'
import { unwrap } from './tokens/unwrap.ts'
import { wrap } from './tokens/wrap.ts'

const one = '0x1111111111111111111111111111111111111111'
const two = '0x2222222222222222222222222222222222222222'
const word = `0x${'33'.repeat(32)}` as const
const recipientAndDeadline = { recipient: one, deadlineSeconds: 9n } as const
const v2 = { version: 'v2', router: two, path: [one, two], ...recipientAndDeadline } as const
const v1 = { version: 'v1', exchange: two, ...recipientAndDeadline } as const
const exactIn = { exact: 'in', amountIn: 5n, minimumOut: 4n } as const
const exactOut = { exact: 'out', amountOut: 4n, maximumIn: 5n } as const
const permit = { deadlineSeconds: 9n, v: 27, r: word, s: word } as const
const approved = { by: 'approval', deadlineSeconds: 9n } as const
const byPermit = { by: 'permit', permit } as const
const tokens = { router: two, liquidity: 5n, a: { token: one, minimum: 1n }, b: { token: two, minimum: 1n } } as const
const withNative = { ...tokens, b: { token: 'native', minimum: 1n } } as const
const side = { token: one, amount: 5n, minimum: 4n } as const
const claim = { distributor: two, index: 1n, account: one, amount: 5n, proof: [word] } as const
const decided = { governor: two, proposalId: 1n } as const
const migration = { migrator: two, token: one, minimumToken: 1n, minimumNative: 1n, ...recipientAndDeadline } as const

const TABLE: readonly [string, Write, readonly string[]][] = [
  ['approve', approve({ token: one, spender: two, amount: 5n }), ['0x095ea7b3']],
  ['wrap', wrap({ wrappedNative: one, amount: 5n }), ['0xd0e30db0']],
  ['unwrap', unwrap({ wrappedNative: one, amount: 5n }), ['0x2e1a7d4d']],
  ['swap native for tokens', swap({ ...v2, native: 'in', ...exactIn }), ['0x7ff36ab5', '0xb6f9de95']],
  ['swap tokens for native', swap({ ...v2, native: 'out', ...exactIn }), ['0x18cbafe5', '0x791ac947']],
  ['swap tokens for tokens', swap({ ...v2, native: 'neither', ...exactIn }), ['0x38ed1739', '0x5c11d795']],
  ['swap native for exact tokens', swap({ ...v2, native: 'in', ...exactOut }), ['0xfb3bdb41']],
  ['swap tokens for exact native', swap({ ...v2, native: 'out', ...exactOut }), ['0x4a25d94a']],
  ['swap tokens for exact tokens', swap({ ...v2, native: 'neither', ...exactOut }), ['0x8803dbee']],
  ['V1 native for tokens', swap({ ...v1, sold: 'native', bought: 'token', ...exactIn }), ['0xad65d76d']],
  ['V1 native for exact tokens', swap({ ...v1, sold: 'native', bought: 'token', ...exactOut }), ['0x0b573638']],
  ['V1 tokens for native', swap({ ...v1, sold: 'token', bought: 'native', ...exactIn }), ['0x7237e031']],
  ['V1 tokens for exact native', swap({ ...v1, sold: 'token', bought: 'native', ...exactOut }), ['0xd4e4841d']],
  ['V1 tokens for tokens', swap({ ...v1, sold: 'token', bought: one, ...exactIn }), ['0xf552d91b']],
  ['V1 tokens for exact tokens', swap({ ...v1, sold: 'token', bought: one, ...exactOut }), ['0xf3c0efe9']],
  ['add tokens', addLiquidity({ router: two, a: side, b: side, ...recipientAndDeadline }), ['0xe8e33700']],
  [
    'add native',
    addLiquidity({ router: two, a: side, b: { ...side, token: 'native' }, ...recipientAndDeadline }),
    ['0xf305d719'],
  ],
  ['remove tokens', removeLiquidity({ ...tokens, recipient: one, allowance: approved }), ['0xbaa2abde']],
  ['remove tokens, signed', removeLiquidity({ ...tokens, recipient: one, allowance: byPermit }), ['0x2195995c']],
  [
    'remove native',
    removeLiquidity({ ...withNative, recipient: one, allowance: approved }),
    ['0x02751cec', '0xaf2979eb'],
  ],
  [
    'remove native, signed',
    removeLiquidity({ ...withNative, recipient: one, allowance: byPermit }),
    ['0xded9382a', '0x5b0d5984'],
  ],
  ['remove from V1', removeLiquidityV1({ exchange: two, liquidity: 5n, deadlineSeconds: 9n }), ['0xf88bf15a']],
  ['migrate from V1', migrateV1(migration), ['0xb7df1d25']],
  ['stake', stake({ rewards: two, amount: 5n, allowance: { by: 'approval' } }), ['0xa694fc3a']],
  ['stake, signed', stake({ rewards: two, amount: 5n, allowance: byPermit }), ['0xecd9ba82']],
  ['unstake all', unstake({ rewards: two, amount: 'all' }), ['0xe9fad8ee']],
  ['unstake a part', unstake({ rewards: two, amount: 5n }), ['0x2e1a7d4d']],
  ['collect rewards', collectRewards({ rewards: two }), ['0x3d18b912']],
  ['claim the airdrop', claimAirdrop(claim), ['0x2e7ba6ef']],
  ['delegate', delegate({ token: one, delegatee: two }), ['0x5c19a95c']],
  ['vote', castVote({ governor: two, proposalId: 1n, vote: 'for' }), ['0x15373e3d']],
  ['propose', propose({ governor: two, calls: [], description: '' }), ['0xda95691a']],
  ['queue', decideProposal({ ...decided, decision: 'queueProposal' }), ['0xddf0b009']],
  ['execute', decideProposal({ ...decided, decision: 'executeProposal', amount: 0n }), ['0xfe0d94c1']],
  ['cancel a proposal', decideProposal({ ...decided, decision: 'cancelProposal' }), ['0x40e58ee5']],
]

test.each(TABLE)(
  '%s calls the functions that the specification names, in its order',
  (_, { candidates }, selectors) => {
    expect(candidates.map(({ data }) => data.slice(0, 10))).toEqual(selectors)
  },
)

test('native currency is attached only if it is sold or added', () => {
  const paying = TABLE.filter(([, { candidates }]) => candidates.some(({ value }) => value > 0n)).map(([name]) => name)
  expect(paying).toEqual([
    'wrap',
    'swap native for tokens',
    'swap native for exact tokens',
    'V1 native for tokens',
    'V1 native for exact tokens',
    'add native',
  ])
})
