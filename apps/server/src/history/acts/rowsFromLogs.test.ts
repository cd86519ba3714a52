import { chainEvent } from '@musi/chain/events/chainEvent'
import { eventLog } from '@musi/chain/testing/eventLog'
import { type Address, ZERO_ADDRESS } from '@musi/domain/address'
import { parseAddress } from '@musi/domain/address'
import { describe, expect, it } from 'vitest'
import type { Role } from './followedContracts.ts'
import { rowsFromLogs } from './rowsFromLogs.ts'

const at = (number: number): Address => parseAddress(number.toString(16).padStart(40, '0')) ?? '0x'
const id = (number: number) => `0x${number.toString(16).padStart(64, '0')}` as const
const ANN = at(1)
const BOB = at(2)
const ROUTER = at(3)
const TOKEN = at(4)
const WETH = at(5)
const PAIR = at(6)
const SENDER = at(7)
const ROLES = new Map<Address, Role>([
  [at(20), 'factory'],
  [at(21), 'artistTokenFactory'],
  [at(22), 'jukebox'],
  [at(23), 'musicNft'],
  [at(24), 'governanceToken'],
  [at(25), 'governor'],
  [at(26), 'merkleDistributor'],
  [at(27), 'seaport'],
  [at(28), 'rewards'],
  [at(29), 'musicCollectionFactory'],
  [at(30), 'swapAndPlay'],
  [at(31), 'welcome'],
  [at(32), 'passkeyAccountFactory'],
  [at(33), 'coinTabs'],
  [PAIR, 'pair'],
])

const TRANSFER = 'event Transfer(address indexed from, address indexed to, uint256 value)'
const MINT = 'event Mint(address indexed sender, uint256 amount0, uint256 amount1)'
const BURN = 'event Burn(address indexed sender, uint256 amount0, uint256 amount1, address indexed to)'
const SWAP =
  'event Swap(address indexed sender, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out, address indexed to)'
const SYNC = 'event Sync(uint112 reserve0, uint112 reserve1)'
const OPENED = 'event CollectionOpened(address indexed artist, address indexed collection, string name, string symbol)'
const PIECE = 'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)'
const CREATED = 'event Created(address indexed creator, address indexed token)'
const PAIR_CREATED = 'event PairCreated(address indexed token0, address indexed token1, address pair, uint256 count)'

type Line = readonly [contract: Address, signature: string, values: readonly unknown[], transaction?: number]

/** Rows of one block from its logs, in order. */
function rowsOf(lines: readonly Line[], isFollowed = () => true) {
  const records = lines.flatMap(([address, signature, values, transaction = 1], index) => {
    const { topics, data } = eventLog(signature, values)
    const event = chainEvent({ topics, data })
    const log = { address, topics, data, block: 9, transaction: id(transaction), index }
    return event === null ? [] : [{ log, event }]
  })
  return rowsFromLogs({
    records,
    roleOf: (each) => ROLES.get(each),
    timeOf: () => 77,
    senderOf: () => SENDER,
    isFollowed,
  })
}
const place = (log: number) => ({ block: 9, log, timeSeconds: 77, transaction: id(1) })

const PLAYED =
  'event Played(bytes32 indexed songId, address indexed fan, address indexed payer, address token, uint256 cost)'
const WELCOMED =
  'event Welcomed(address indexed account, bytes32 indexed songId, address indexed sponsor, uint256 paid)'

describe('plays that a contract of ours pays for', () => {
  it('a welcome is paid by its sponsor (spec: touch.history)', () => {
    const { acts } = rowsOf([
      [at(31), WELCOMED, [ANN, id(5), BOB, 8n]],
      [at(22), PLAYED, [id(5), ANN, at(31), TOKEN, 8n]],
    ])
    expect(acts).toEqual([expect.objectContaining({ kind: 'playSong', account: ANN, payer: BOB })])
  })

  it('the event of another contract names no sponsor, nor does that of another transaction (spec: touch.history)', () => {
    const played: Line = [at(22), PLAYED, [id(5), ANN, at(31), TOKEN, 8n]]
    expect(rowsOf([[at(32), WELCOMED, [ANN, id(5), BOB, 8n]], played]).acts).toMatchObject([{ payer: at(31) }])
    expect(rowsOf([[at(31), WELCOMED, [ANN, id(5), BOB, 8n], 2], played]).acts).toMatchObject([{ payer: at(31) }])
  })

  it('a play bought with another token is paid by the listener', () => {
    expect(rowsOf([[at(22), PLAYED, [id(5), ANN, at(30), TOKEN, 8n]]]).acts).toMatchObject([{ payer: ANN }])
  })
})

describe('acts on the keys of accounts (spec: touch.history-recovery)', () => {
  const OPENED = 'event Opened(address indexed account, bytes32 x, bytes32 y)'
  const SET = 'event RecovererSet(bytes recoverer)'
  const opened: Line = [at(32), OPENED, [ANN, id(1), id(2)]]

  it('an account is followed from its opening on, and its own events are its acts', () => {
    const { acts } = rowsOf([
      opened,
      [ANN, SET, [BOB]],
      [ANN, 'event RecoveryProposed(bytes32 x, bytes32 y, uint64 readyAt)', [id(3), id(4), 700n]],
      [ANN, 'event RecoveryCancelled()', []],
      [ANN, 'event KeyReplaced(bytes32 indexed x, bytes32 y)', [id(3), id(4)]],
      [ANN, SET, ['0x']],
    ])
    expect(acts).toEqual([
      { ...place(0), kind: 'openAccount', account: ANN },
      { ...place(1), kind: 'setSecondSigner', account: ANN, signer: BOB.toLowerCase() },
      { ...place(2), kind: 'proposeRecovery', account: ANN, key: id(3), readyAtSeconds: '700' },
      { ...place(3), kind: 'cancelRecovery', account: ANN },
      { ...place(4), kind: 'replaceKey', account: ANN, key: id(3) },
      { ...place(5), kind: 'setSecondSigner', account: ANN, signer: '0x' },
    ])
  })

  it('another contract that emits these events is no account', () => {
    expect(
      rowsOf([
        [BOB, SET, [ANN]],
        [BOB, OPENED, [ANN, id(1), id(2)]],
      ]).acts,
    ).toEqual([])
  })

  it('what is put up for first plays and taken back is an act of the sponsor', () => {
    const funded =
      'event Funded(address indexed sponsor, bytes32 indexed songId, address indexed token, uint256 amount, uint128 mostPerPlay, uint32 perDay)'
    const taken =
      'event TakenBack(address indexed sponsor, bytes32 indexed songId, address indexed token, uint256 amount)'
    const terms = { account: ANN, song: id(5), token: TOKEN }
    expect(
      rowsOf([
        [at(31), funded, [ANN, id(5), TOKEN, 8n, 2n, 3]],
        [at(31), taken, [ANN, id(5), TOKEN, 6n]],
      ]).acts,
    ).toEqual([
      { ...place(0), kind: 'givePlays', ...terms, amount: '8' },
      { ...place(1), kind: 'takeBackPlays', ...terms, amount: '6' },
    ])
  })
})

describe('acts on coin tabs', () => {
  const opened =
    'event Opened(bytes32 indexed tabId, address indexed listener, address indexed token, (address listener, address keeper, address token, address key, uint40 expires, uint32 notice, bytes32 salt) terms, uint256 amount)'
  const toppedUp =
    'event ToppedUp(bytes32 indexed tabId, address indexed listener, address indexed token, uint256 amount)'
  const charged =
    'event Charged(bytes32 indexed songId, address indexed listener, bytes32 indexed tabId, address token, uint256 plays, uint256 amount)'
  const closing =
    'event Closing(bytes32 indexed tabId, address indexed listener, address indexed token, uint256 closesAt)'
  const closed = 'event Closed(bytes32 indexed tabId, address indexed listener, address indexed token, uint256 amount)'
  const terms = { listener: ANN, keeper: BOB, token: TOKEN, key: BOB, expires: 9, notice: 6, salt: id(1) }

  it('opening, adding, charges, closing and the return of the rest are acts of the listener (spec: tab.history)', () => {
    const tab = { account: ANN, tab: id(8), token: TOKEN }
    expect(
      rowsOf([
        [at(33), opened, [id(8), ANN, TOKEN, terms, 9n]],
        [at(33), toppedUp, [id(8), ANN, TOKEN, 3n]],
        [at(33), charged, [id(5), ANN, id(8), TOKEN, 2n, 4n]],
        [at(33), closing, [id(8), ANN, TOKEN, 700n]],
        [at(33), closed, [id(8), ANN, TOKEN, 8n]],
      ]).acts,
    ).toEqual([
      { ...place(0), kind: 'openTab', ...tab, keeper: BOB, amount: '9' },
      { ...place(1), kind: 'topUpTab', ...tab, amount: '3' },
      { ...place(2), kind: 'chargeTab', ...tab, song: id(5), plays: 2, amount: '4' },
      { ...place(3), kind: 'closeTab', ...tab, closesAtSeconds: '700' },
      { ...place(4), kind: 'finishTab', ...tab, amount: '8' },
    ])
  })

  it('a tab that another contract names is no tab, and opens no account', () => {
    const rows = [at(32), at(22), BOB].map((from) => rowsOf([[from, opened, [id(8), ANN, TOKEN, terms, 9n]]]).acts)
    expect(rows.flat()).toEqual([])
  })
})

describe('acts from the logs of a pair', () => {
  it('a deposit belongs to the receiver of the shares, not to the calling router (spec: index.whose)', () => {
    const { acts, moves } = rowsOf([
      [PAIR, TRANSFER, [ZERO_ADDRESS, ZERO_ADDRESS, 1000n]],
      [PAIR, TRANSFER, [ZERO_ADDRESS, ANN, 5n]],
      [PAIR, SYNC, [10n, 20n]],
      [PAIR, MINT, [ROUTER, 10n, 20n]],
    ])
    const terms = { pair: PAIR, amounts: ['10', '20'], shares: '5' }
    expect(acts).toEqual([{ ...place(3), kind: 'addLiquidity', account: ANN, ...terms }])
    expect(moves.map(({ to, amount }) => [to, amount])).toEqual([
      [ZERO_ADDRESS, '1000'],
      [ANN, '5'],
    ])
  })

  it('a removal belongs to the sender of the shares; without one, to the receiver of the tokens', () => {
    const burn: Line = [PAIR, BURN, [ROUTER, 10n, 20n, ROUTER]]
    const [withSender, withoutSender] = [
      [[PAIR, TRANSFER, [BOB, PAIR, 5n]], [PAIR, TRANSFER, [PAIR, ZERO_ADDRESS, 5n]], burn],
      [[PAIR, TRANSFER, [BOB, PAIR, 5n], 2], [PAIR, TRANSFER, [PAIR, ZERO_ADDRESS, 5n]], burn],
    ] as const satisfies readonly (readonly Line[])[]
    expect(rowsOf(withSender).acts).toMatchObject([{ kind: 'removeLiquidity', account: BOB, shares: '5' }])
    expect(rowsOf(withoutSender).acts).toMatchObject([{ kind: 'removeLiquidity', account: ROUTER, shares: '5' }])
  })

  it('a swap belongs to the sender of the transaction, even if the router pays out', () => {
    expect(rowsOf([[PAIR, SWAP, [ROUTER, 3n, 0n, 0n, 4n, ROUTER]]]).acts).toEqual([
      { ...place(0), kind: 'swap', account: SENDER, pair: PAIR, paid: ['3', '0'], got: ['0', '4'], to: ROUTER },
    ])
  })

  it('the reserves at the end of each block are stored', () => {
    const { reserves } = rowsOf([
      [PAIR, SYNC, [1n, 2n]],
      [PAIR, SYNC, [3n, 4n]],
    ])
    expect(reserves).toEqual([{ pair: PAIR, block: 9, reserve0: '3', reserve1: '4' }])
  })
})

describe('contracts created in the same span', () => {
  it('new contracts are followed from their first log, which precedes the log of their creation', () => {
    const { createdTokens, moves } = rowsOf([
      [TOKEN, TRANSFER, [ZERO_ADDRESS, ANN, 7n]],
      [at(21), CREATED, [ANN, TOKEN]],
      [at(20), PAIR_CREATED, [TOKEN, WETH, at(60), 12n]],
      [at(60), SYNC, [1n, 1n]],
    ])
    expect(createdTokens).toEqual([{ address: TOKEN, creator: ANN, block: 9, log: 1 }])
    expect(moves).toMatchObject([{ token: TOKEN, from: ZERO_ADDRESS, to: ANN, amount: '7' }])
  })

  it('a pair out of scope is not followed (spec: index.scope)', () => {
    const lines: readonly Line[] = [
      [at(20), PAIR_CREATED, [TOKEN, WETH, at(60), 12n]],
      [at(60), SYNC, [1n, 1n]],
    ]
    expect(rowsOf(lines)).toMatchObject({ pairs: [{ number: 12, address: at(60) }], reserves: [{ pair: at(60) }] })
    expect(rowsOf(lines, () => false)).toMatchObject({ pairs: [], reserves: [] })
  })

  it('a collection opened by an artist is followed from its first piece, and its name is stored without hidden characters', () => {
    const { acts } = rowsOf([
      [at(29), OPENED, [ANN, at(61), 'Night\u202E Bus', 'BUS']],
      [at(61), PIECE, [ZERO_ADDRESS, ANN, 1n]],
    ])
    expect(acts).toMatchObject([
      { kind: 'openCollection', account: ANN, collection: at(61), name: 'Night Bus', symbol: 'BUS' },
      { kind: 'receivePiece', account: ANN, collection: at(61), piece: '1', from: ZERO_ADDRESS },
    ])
  })

  it('an event counts only if a contract with the matching role logs it', () => {
    expect(rowsOf([[at(21), OPENED, [ANN, at(61), 'Bus', 'BUS']]]).acts).toEqual([])
    expect(rowsOf([[at(99), CREATED, [ANN, TOKEN]]]).createdTokens).toEqual([])
    expect(rowsOf([[at(22), SWAP, [ROUTER, 3n, 0n, 0n, 4n, ROUTER]]]).acts).toEqual([])
    expect(rowsOf([[at(99), TRANSFER, [ANN, BOB, 1n]]]).moves).toEqual([])
  })
})

/** One log of each other kind of contract, and the act it becomes. */
const ACTS: readonly (readonly [Line, object])[] = [
  [
    [at(28), 'event Staked(address indexed user, uint256 amount)', [ANN, 4n]],
    { kind: 'stake', account: ANN, rewards: at(28), amount: '4' },
  ],
  [[at(28), 'event Withdrawn(address indexed user, uint256 amount)', [ANN, 4n]], { kind: 'unstake', amount: '4' }],
  [
    [at(28), 'event RewardPaid(address indexed user, uint256 reward)', [ANN, 6n]],
    { kind: 'collectRewards', amount: '6' },
  ],
  [
    [
      at(22),
      'event SongRegistered(bytes32 indexed songId, address indexed artist, address indexed token, uint256 nonce, uint256 cost, uint64 opensAt, (address account, uint16 shareBps)[] payees, bytes32 contentHash)',
      [id(5), ANN, TOKEN, 0n, 9n, 3n, [{ account: BOB, shareBps: 10_000 }], id(6)],
    ],
    {
      kind: 'registerSong',
      jukebox: at(22),
      account: ANN,
      song: id(5),
      token: TOKEN,
      cost: '9',
      opensAtSeconds: '3',
      contentHash: id(6),
    },
  ],
  [
    [at(22), 'event CostChanged(bytes32 indexed songId, uint256 oldCost, uint256 newCost)', [id(5), 9n, 8n]],
    { kind: 'changeSongCost', account: SENDER, song: id(5), cost: '8' },
  ],
  [
    [at(22), 'event SongRetired(bytes32 indexed songId)', [id(5)]],
    { kind: 'retireSong', account: SENDER, song: id(5) },
  ],
  [
    [
      at(22),
      'event Played(bytes32 indexed songId, address indexed fan, address indexed payer, address token, uint256 cost)',
      [id(5), ANN, BOB, TOKEN, 8n],
    ],
    { kind: 'playSong', account: ANN, payer: BOB, token: TOKEN, cost: '8' },
  ],
  [
    [
      at(23),
      'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
      [ZERO_ADDRESS, ANN, 3n],
    ],
    { kind: 'receivePiece', account: ANN, collection: at(23), piece: '3', from: ZERO_ADDRESS },
  ],
  [
    [
      at(27),
      'event OrderFulfilled(bytes32 orderHash, address indexed offerer, address indexed zone, address recipient, (uint8 itemType, address token, uint256 identifier, uint256 amount)[] offer, (uint8 itemType, address token, uint256 identifier, uint256 amount, address recipient)[] consideration)',
      [
        id(8),
        ANN,
        ZERO_ADDRESS,
        BOB,
        [{ itemType: 2, token: at(23), identifier: 3n, amount: 1n }],
        [{ itemType: 0, token: ZERO_ADDRESS, identifier: 0n, amount: 50n, recipient: ANN }],
      ],
    ],
    {
      kind: 'fulfillOrder',
      account: BOB,
      seller: ANN,
      offer: [{ token: at(23), id: '3', amount: '1' }],
      consideration: [{ token: ZERO_ADDRESS, id: '0', amount: '50' }],
    },
  ],
  [
    [
      at(27),
      'event OrderValidated(bytes32 orderHash, (address offerer, address zone, (uint8 itemType, address token, uint256 identifierOrCriteria, uint256 startAmount, uint256 endAmount)[] offer, (uint8 itemType, address token, uint256 identifierOrCriteria, uint256 startAmount, uint256 endAmount, address recipient)[] consideration, uint8 orderType, uint256 startTime, uint256 endTime, bytes32 zoneHash, uint256 salt, bytes32 conduitKey, uint256 totalOriginalConsiderationItems) orderParameters)',
      [
        id(5),
        {
          offerer: ANN,
          zone: ZERO_ADDRESS,
          offer: [{ itemType: 2, token: at(23), identifierOrCriteria: 3n, startAmount: 1n, endAmount: 1n }],
          consideration: [
            {
              itemType: 0,
              token: ZERO_ADDRESS,
              identifierOrCriteria: 0n,
              startAmount: 50n,
              endAmount: 40n,
              recipient: ANN,
            },
          ],
          orderType: 0,
          startTime: 100n,
          endTime: 200n,
          zoneHash: id(0),
          salt: 1n,
          conduitKey: id(0),
          totalOriginalConsiderationItems: 1n,
        },
      ],
    ],
    {
      kind: 'offerOrder',
      account: ANN,
      order: id(5),
      offer: [{ token: at(23), id: '3', amount: '1', endAmount: '1' }],
      consideration: [{ token: ZERO_ADDRESS, id: '0', amount: '50', endAmount: '40' }],
      startsAtSeconds: '100',
      endsAtSeconds: '200',
    },
  ],
  [
    [
      at(27),
      'event OrderCancelled(bytes32 orderHash, address indexed offerer, address indexed zone)',
      [id(5), ANN, ZERO_ADDRESS],
    ],
    { kind: 'cancelOrder', account: ANN, order: id(5) },
  ],
  [
    [
      at(24),
      'event DelegateVotesChanged(address indexed delegate, uint256 previousVotes, uint256 newVotes)',
      [ANN, 7n, 18n],
    ],
    { kind: 'receiveVotes', account: ANN, before: '7', votes: '18' },
  ],
  [
    [
      at(24),
      'event DelegateChanged(address indexed delegator, address indexed fromDelegate, address indexed toDelegate)',
      [ANN, ZERO_ADDRESS, BOB],
    ],
    { kind: 'delegate', account: ANN, delegate: BOB },
  ],
  [
    [at(25), 'event VoteCast(address voter, uint256 proposalId, bool support, uint256 votes)', [ANN, 2n, true, 11n]],
    { kind: 'castVote', account: ANN, proposal: '2', support: true, votes: '11' },
  ],
  [
    [
      at(25),
      'event ProposalCreated(uint256 id, address proposer, address[] targets, uint256[] values, string[] signatures, bytes[] calldatas, uint256 startBlock, uint256 endBlock, string description)',
      [2n, ANN, [], [], [], [], 1n, 2n, 'More music'],
    ],
    { kind: 'propose', account: ANN, proposal: '2' },
  ],
  [
    [at(25), 'event ProposalQueued(uint256 id, uint256 eta)', [2n, 70n]],
    { kind: 'queueProposal', account: SENDER, proposal: '2', etaSeconds: '70' },
  ],
  [[at(25), 'event ProposalExecuted(uint256 id)', [2n]], { kind: 'executeProposal', account: SENDER, proposal: '2' }],
  [[at(25), 'event ProposalCanceled(uint256 id)', [2n]], { kind: 'cancelProposal', account: SENDER, proposal: '2' }],
  [
    [at(26), 'event Claimed(uint256 index, address account, uint256 amount)', [4n, ANN, 400n]],
    { kind: 'claimAirdrop', account: ANN, amount: '400' },
  ],
]

it.each(ACTS)('the log %s becomes an act', (line, act) => {
  expect(rowsOf([line]).acts).toMatchObject([{ ...place(0), ...act }])
})

it('a proposal is stored as created, with any text', () => {
  const created =
    'event ProposalCreated(uint256 id, address proposer, address[] targets, uint256[] values, string[] signatures, bytes[] calldatas, uint256 startBlock, uint256 endBlock, string description)'
  const text = '# More \u0000 music\n"\u202e'
  const { proposals } = rowsOf([[at(25), created, [2n, ANN, [BOB], [3n], ['f()'], ['0x12'], 4n, 5n, text]]])
  const content = {
    calls: [{ target: BOB, value: '3', signature: 'f()', data: '0x12' }],
    startBlock: '4',
    endBlock: '5',
    description: text,
  }
  expect(proposals).toEqual([{ block: 9, log: 0, id: '2', proposer: ANN, content: expect.any(String) as string }])
  expect(JSON.parse(proposals[0]?.content ?? '')).toEqual(content)
  // The null character is removed, so that every database can store the text.
  expect(proposals[0]?.content).not.toContain('\u0000')
})

it('a truncated log is not an event', () => {
  const { topics, data } = eventLog(MINT, [ROUTER, 1n, 2n])
  expect(chainEvent({ topics, data: data.slice(0, -2) as `0x${string}` })).toBeNull()
  expect(chainEvent({ topics: topics.slice(0, 1), data })).toBeNull()
})
