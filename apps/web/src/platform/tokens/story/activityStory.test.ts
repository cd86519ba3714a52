import type { Identity } from '@musi/chain/explain/directory'
import { type Address, ZERO_ADDRESS } from '@musi/domain/address'
import { expect, it } from 'vitest'
import { readValue } from '#platform/page/http/readAnswer.ts'
import { historyPage } from '#platform/session/history/historyPage.ts'
import { activitiesOf } from './activities.ts'
import { activityStory } from './activityStory.ts'
import { PastAct } from './pastAct.ts'

const THEO = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' as const
const ANNA = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' as const
const WETH = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' as const
const DAI = '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb' as const
const UNI = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359' as const
const PAIR = '0x52908400098527886E0F7030069857D2E4169EE7' as const
const REWARDS = '0x8617E340B3D01FA5F11F306F4090FD50E238070D' as const
const ROUTER = '0xde709f2102306220921060314715629080e2fb77' as const
const STRANGER = '0x27b1fdb04752bbc536007a920d24acb045561c26' as const
const HASH = `0x${'1'.repeat(64)}`

const IDENTITIES = new Map<string, Identity>([
  // Tokens in the address book's order, which is not the chain's.
  [PAIR, { kind: 'pair', tokens: [DAI, WETH] }],
  [REWARDS, { kind: 'staking', pair: PAIR }],
  [ROUTER, { kind: 'role', role: 'v2Router' }],
  [UNI, { kind: 'token', symbol: 'UNI', name: 'Uniswap', decimals: 18 }],
])
const lookups = {
  identityOf: (address: Address) => IDENTITIES.get(address) ?? null,
  wrappedNative: WETH,
  governanceToken: UNI,
}

const storyOf = (kind: PastAct['kind'], body: object) => {
  const place = { block: 5, log: 1, timeSeconds: 1000, transaction: HASH, account: THEO }
  const act = readValue(PastAct, { ...place, kind, ...body })
  if (act === undefined || act === null) throw new Error(`${kind} cannot be read.`)
  return activitiesOf([act], true, null).map((activity) => activityStory(activity, lookups))[0]
}
const OFFERED = { consideration: [], startsAtSeconds: '0', endsAtSeconds: '1' }
const sum = (currency: Address | 'native', amount: bigint) => ({ currency, amount })

it.each([
  [
    'swap',
    { pair: PAIR, paid: ['7', '0'], got: ['0', '9'], to: THEO },
    { kind: 'swapped', sold: sum('native', 7n), bought: sum(DAI, 9n) },
  ],
  [
    'swap',
    { pair: PAIR, paid: ['0', '9'], got: ['7', '0'], to: ROUTER },
    { kind: 'swapped', sold: sum(DAI, 9n), bought: sum('native', 7n) },
  ],
  [
    'swap',
    { pair: PAIR, paid: ['7', '0'], got: ['0', '9'], to: ANNA },
    { kind: 'swappedFor', sold: sum('native', 7n), bought: sum(DAI, 9n), to: ANNA },
  ],
  [
    'addLiquidity',
    { pair: PAIR, amounts: ['1', '2'], shares: '3' },
    { kind: 'addedLiquidity', one: sum('native', 1n), other: sum(DAI, 2n) },
  ],
  [
    'removeLiquidity',
    { pair: PAIR, amounts: ['1', '2'], shares: '3' },
    { kind: 'removedLiquidity', one: sum('native', 1n), other: sum(DAI, 2n) },
  ],
  ['stake', { rewards: REWARDS, amount: '4' }, { kind: 'staked', sum: sum(PAIR, 4n) }],
  ['unstake', { rewards: REWARDS, amount: '4' }, { kind: 'unstaked', sum: sum(PAIR, 4n) }],
  ['collectRewards', { rewards: REWARDS, amount: '4' }, { kind: 'collected', sum: sum(UNI, 4n) }],
  ['claimAirdrop', { amount: '4' }, { kind: 'claimed', sum: sum(UNI, 4n) }],
  ['createArtistToken', { token: UNI }, { kind: 'createdToken', name: { text: 'Uniswap' }, symbol: { text: 'UNI' } }],
  [
    'openCollection',
    { collection: UNI, name: 'Night Bus', symbol: 'BUS' },
    { kind: 'openedCollection', name: { text: 'Night Bus' } },
  ],
  [
    'registerSong',
    { song: HASH, jukebox: STRANGER, token: UNI, cost: '4', opensAtSeconds: '0', contentHash: HASH },
    { kind: 'registeredSong', sum: sum(UNI, 4n) },
  ],
  ['changeSongCost', { song: HASH, cost: '4' }, { kind: 'changedSong' }],
  ['retireSong', { song: HASH }, { kind: 'retiredSong' }],
  [
    'playSong',
    { song: HASH, token: UNI, cost: '4', payer: THEO },
    { kind: 'played', song: { song: HASH }, sum: sum(UNI, 4n) },
  ],
  [
    'receivePiece',
    { collection: UNI, piece: '4', from: ZERO_ADDRESS },
    { kind: 'gotPiece', piece: { collection: UNI, id: 4n } },
  ],
  [
    'fulfillOrder',
    {
      order: HASH,
      seller: ANNA,
      offer: [{ token: UNI, id: '4', amount: '1' }],
      consideration: [
        { token: ZERO_ADDRESS, id: '0', amount: '90' },
        { token: ZERO_ADDRESS, id: '0', amount: '10' },
      ],
    },
    { kind: 'boughtPiece', piece: { collection: UNI, id: 4n }, sum: sum('native', 100n) },
  ],
  [
    'offerOrder',
    { order: HASH, offer: [{ token: UNI, id: '4', amount: '1', endAmount: '1' }], ...OFFERED },
    { kind: 'listed', piece: { collection: UNI, id: 4n } },
  ],
  [
    'offerOrder',
    { order: HASH, offer: [{ token: UNI, id: '0', amount: '9', endAmount: '9' }], ...OFFERED },
    { kind: 'used', contract: UNI },
  ],
  ['cancelOrder', { order: HASH }, { kind: 'unlisted' }],
  ['delegate', { delegate: ANNA }, { kind: 'delegated', to: ANNA }],
  ['delegate', { delegate: THEO }, { kind: 'delegatedToSelf' }],
  ['openAccount', {}, { kind: 'accountOpened' }],
  ['setSecondSigner', { signer: ANNA.toLowerCase() }, { kind: 'namedSigner', to: ANNA }],
  ['setSecondSigner', { signer: '0x' }, { kind: 'removedSigner' }],
  ['setSecondSigner', { signer: `${ANNA.toLowerCase()}${'11'.repeat(64)}` }, { kind: 'namedKeySigner' }],
  ['proposeRecovery', { key: HASH, readyAtSeconds: '9' }, { kind: 'keyProposed' }],
  ['cancelRecovery', {}, { kind: 'keptKey' }],
  ['replaceKey', { key: HASH }, { kind: 'keyInForce' }],
  [
    'givePlays',
    { song: HASH, token: UNI, amount: '4' },
    { kind: 'gavePlays', song: { song: HASH }, sum: sum(UNI, 4n) },
  ],
  ['takeBackPlays', { song: HASH, token: UNI, amount: '4' }, { kind: 'tookBackPlays', song: { song: HASH } }],
  ['openTab', { tab: HASH, token: UNI, keeper: ANNA, amount: '4' }, { kind: 'openedTab', sum: sum(UNI, 4n) }],
  ['topUpTab', { tab: HASH, token: UNI, amount: '4' }, { kind: 'toppedUpTab', sum: sum(UNI, 4n) }],
  [
    'chargeTab',
    { tab: HASH, song: HASH, token: UNI, plays: 2, amount: '4' },
    { kind: 'played', song: { song: HASH }, sum: sum(UNI, 4n) },
  ],
  ['closeTab', { tab: HASH, token: UNI, closesAtSeconds: '9' }, { kind: 'closingTab', token: UNI }],
  ['finishTab', { tab: HASH, token: UNI, amount: '4' }, { kind: 'closedTab', token: UNI }],
  ['propose', { proposal: '3' }, { kind: 'proposed' }],
  ['queueProposal', { proposal: '3', etaSeconds: '9' }, { kind: 'queued', proposal: { text: '3' } }],
  ['executeProposal', { proposal: '3' }, { kind: 'executed', proposal: { text: '3' } }],
  ['cancelProposal', { proposal: '3' }, { kind: 'cancelled', proposal: { text: '3' } }],
  ['castVote', { proposal: '3', support: false, votes: '4' }, { kind: 'votedAgainst', proposal: { text: '3' } }],
] as const)('%s has the same sentence as in the explorer, with its amounts and people', (kind, body, story) => {
  expect(storyOf(kind, body)).toEqual({ who: THEO, story })
})

it('the payer of somebody else’s play is named as the actor', () => {
  const play = { song: HASH, token: UNI, cost: '4', payer: ANNA }
  expect(storyOf('playSong', play)).toEqual({
    who: ANNA,
    story: { kind: 'playedFor', song: { song: HASH }, sum: sum(UNI, 4n), to: THEO },
  })
})

it('an act on an unknown pair has no story, because it could name the wrong token', () => {
  expect(storyOf('addLiquidity', { pair: STRANGER, amounts: ['1', '2'], shares: '3' })).toBeNull()
  expect(storyOf('swap', { pair: STRANGER, paid: ['1', '0'], got: ['0', '2'], to: THEO })).toBeNull()
})

it('an act of an unknown kind is left out, and a damaged one is counted', () => {
  const rows = [{ kind: 'sing' }, { kind: 'propose', proposal: '3' }, {}]
  const page = { at: { number: 1, hash: HASH }, behind: 0, since: 0, next: null, rows }
  expect(historyPage(PastAct, page)).toMatchObject({ rows: [], leftOut: 2 })
})
