// For tests only: a chain on which an attacker has done the worst that contracts allow, with the worst possible logs and answers.
import { musicCollectionFactoryAbi } from '@musi/contracts/abi/musicCollectionFactory'
import { governorAbi } from '@musi/chain/abi/governor'
import { seaportAbi } from '@musi/chain/abi/seaport'
import { tokenAbi } from '@musi/chain/abi/token'
import { v1FactoryAbi } from '@musi/chain/abi/v1Factory'
import { v2FactoryAbi } from '@musi/chain/abi/v2Factory'
import { CHAIN_EVENTS } from '@musi/chain/events/chainEvent'
import { contractValue } from '@musi/chain/requests/contracts/contractValue'
import { delegate } from '@musi/chain/writes/governance/delegate'
import { mintDrop } from '@musi/chain/writes/collectibles/mintDrop'
import type { Write } from '@musi/chain/write'
import { propose } from '@musi/chain/writes/governance/propose'
import { registerSong } from '@musi/chain/writes/music/registerSong'
import type { Address } from '@musi/domain/address'
import type { AddressBook } from '@musi/domain/addressBook'
import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'
import {
  type Hex,
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  keccak256,
  maxUint256,
  numberToHex,
  pad,
  toFunctionSelector,
  toHex,
  zeroAddress,
  zeroHash,
} from 'viem'
import { deployerAccount, seedAccount } from '../../world/demoAccounts.ts'
import { callUnlocked } from '../../rpc/sendUnlocked.ts'
import { EXTREMES, HIDDEN, MARKUP, NO_UTF8, extremeLog } from './extremes.ts'
import { HOSTILE_TOKENS, type HostileToken, MAX_RESERVE } from './hostileTokens.ts'
import { earlierSongIdOf, songIdOf } from '../../seed/music/artists.ts'
import { loggingContract } from './oddContract.ts'

type Chain = { request: RpcRequest; addressBook: AddressBook }

/** Addresses to inspect after the attacks. */
export type HostileWorld = {
  readonly attacker: Address
  readonly tokens: readonly HostileToken[]
  readonly pairs: readonly Address[]
  readonly artistToken: Address
  readonly collections: readonly Address[]
  readonly songs: readonly Hex[]
  /** Ids of the hostile proposals. */
  readonly proposals: readonly bigint[]
}

/** An account after all seeded people. */
const attacker = seedAccount(666).address

/** Longer than the 64 bytes of a name. */
const LONG_PAGE = `${MARKUP}${HIDDEN}\n# ${'x'.repeat(200)}\n[a](javascript:alert(1))\n`
const NO_ADDRESSES: readonly Hex[] = []

export async function hostileWorld(chain: Chain): Promise<HostileWorld> {
  const { request, addressBook } = chain
  const { contracts } = addressBook
  await request('anvil_setBalance', [attacker, numberToHex(10n ** 22n)])
  await request('anvil_impersonateAccount', [attacker])
  for (const { address, code } of HOSTILE_TOKENS) await request('anvil_setCode', [address, code])
  const pairs = await pools(chain)
  const artistToken = await artistTokens(chain, required(contracts.artistTokenFactory))
  const collections = await pieces(chain, required(contracts.musicCollectionFactory))
  const jukebox = required(contracts.jukebox)
  const earlier = required(contracts.jukeboxV2)
  // The earlier jukebox also accepts tokens without decimals.
  const songs = [
    ...(await jukeboxSongs(chain, jukebox, (nonce) => songIdOf(jukebox, attacker, nonce))),
    ...(await jukeboxSongs(chain, earlier, (nonce) => earlierSongIdOf(attacker, nonce))),
  ]
  const proposals = await hostileProposals(chain, required(contracts.governor), required(contracts.governanceToken))
  await marketOrders(chain, required(contracts.seaport), artistToken)
  for (const { address } of HOSTILE_TOKENS.slice(0, 3)) await v1Exchange(chain, required(contracts.v1Factory), address)
  // Logs that only an attacker's contract could emit, from third-party contracts that the history indexes.
  for (const address of [...pairs.slice(0, 2), artistToken, ...collections.slice(0, 1)])
    await extremeLogs(chain, address)
  return { attacker, tokens: HOSTILE_TOKENS, pairs, artistToken, collections, songs, proposals }
}

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The chain lacks a contract of the product.')
  return value
}

/** Gas limit above the use of any step. */
const GAS_LIMIT = 12_000_000n
const call = ({ request }: Chain, to: Address, data: Hex): Promise<void> =>
  callUnlocked(request, attacker, { to, data, value: 0n }, GAS_LIMIT)
/** Sends without an estimate, which the node refuses for very long calls. */
const send = ({ request }: Chain, { candidates: [first] }: Write, gas = GAS_LIMIT): Promise<void> =>
  callUnlocked(request, attacker, first, gas)

/** Pools of each hostile token with native currency, and of two with each other, with maximum reserves. */
async function pools(chain: Chain): Promise<readonly Address[]> {
  const { request, addressBook } = chain
  const { v2Factory, wrappedNative } = addressBook.contracts
  const [first, second] = HOSTILE_TOKENS
  const sides = [
    ...HOSTILE_TOKENS.map(({ address }) => [address, wrappedNative] as const),
    ...(first === undefined || second === undefined ? [] : [[first.address, second.address] as const]),
  ]
  const pairs: Address[] = []
  for (const [place, [a, b]] of sides.entries()) {
    await call(chain, v2Factory, encodeFunctionData({ abi: v2FactoryAbi, functionName: 'createPair', args: [a, b] }))
    const read = { address: v2Factory, abi: v2FactoryAbi, functionName: 'getPair', args: [a, b] } as const
    const pair = required((await contractValue(request, read)) ?? undefined)
    pairs.push(pair)
    await fill(chain, pair, place)
  }
  return pairs
}

/** Reserves: both at the maximum, one of them, or one unit of each. */
const RESERVES: readonly (readonly [bigint, bigint])[] = [
  [MAX_RESERVE, MAX_RESERVE],
  [MAX_RESERVE, 1n],
  [1n, MAX_RESERVE],
  [1n, 1n],
  [0n, MAX_RESERVE],
]
const SUPPLY_SLOT = 0
const RESERVES_SLOT = 8
const uint112 = { type: 'uint112' } as const

/** Sets a pool's reserves and syncs it, regardless of its tokens' balances. */
async function fill(chain: Chain, pair: Address, place: number): Promise<void> {
  const [one, other] = RESERVES[place % RESERVES.length] ?? [0n, 0n]
  const slots = [
    [RESERVES_SLOT, (((BigInt(place) << 112n) | other) << 112n) | one],
    [SUPPLY_SLOT, place % 2 === 0 ? maxUint256 : 1n],
  ] as const
  for (const [slot, value] of slots)
    await chain.request('anvil_setStorageAt', [pair, numberToHex(slot, { size: 32 }), numberToHex(value, { size: 32 })])
  const data = encodeAbiParameters([uint112, uint112], [one, other])
  await logAs(chain, pair, [{ topics: [keccak256(toHex('Sync(uint112,uint112)'))], data }])
}

/** Encodes a call with arbitrary bytes as strings, which the ABI encodes alike. */
const withTexts = (signature: string, texts: readonly Hex[], rest: readonly Address[] = NO_ADDRESSES): Hex =>
  concat([
    toFunctionSelector(signature),
    encodeAbiParameters(
      [...texts.map(() => ({ type: 'bytes' })), ...rest.map(() => ({ type: 'address' }))],
      [...texts, ...rest],
    ),
  ])

const NAMES: readonly (readonly [name: Hex, symbol: Hex])[] = [
  [NO_UTF8, NO_UTF8],
  [toHex(MARKUP.slice(0, 64)), toHex('<b onload=a>')],
  [toHex(HIDDEN), toHex(HIDDEN)],
  [toHex('USD Coin'), toHex('USDC')],
  [toHex('\u0301'.repeat(30)), toHex('\u0000\n\t')],
]

async function artistTokens(chain: Chain, factory: Address): Promise<Address> {
  for (const [name, symbol] of NAMES)
    await call(chain, factory, withTexts('createToken(string,string,address)', [name, symbol], [attacker]))
  const answer = await chain.request('eth_call', [
    { to: factory, data: concat([toFunctionSelector('myToken(address)'), pad(attacker, { size: 32 })]) },
    'latest',
  ])
  return `0x${String(answer).slice(-40)}`
}

const note = (text: unknown) => `data:application/json,${encodeURIComponent(JSON.stringify(text))}`
const URIS = [
  note({
    name: MARKUP,
    description: HIDDEN,
    image: 'javascript:alert(1)',
    attributes: [{ trait_type: MARKUP, value: 1e308 }],
  }),
  note({ name: 7, description: [], attributes: 'none' }),
  'javascript:alert(1)',
  'data:text/html,<script>window.hostile=3</script>',
  '\u202Egnp.exe',
  'ipfs://../../../etc/passwd',
  'x'.repeat(512),
]
/** Release dates beyond the range of JavaScript dates, and just after 1970. */
const DATES = [2n ** 64n - 1n, 8_640_000_000_001n, 2n ** 63n, 1n]

async function pieces(chain: Chain, factory: Address): Promise<readonly Address[]> {
  for (const [name, symbol] of NAMES)
    await call(
      chain,
      factory,
      withTexts('openCollection(string,string,string)', [name, symbol, toHex(LONG_PAGE.slice(0, 400))]),
    )
  const read = {
    address: factory,
    abi: musicCollectionFactoryAbi,
    functionName: 'collectionsOf',
    args: [attacker],
  } as const
  const collections = required((await contractValue(chain.request, read)) ?? undefined)
  const [first, second] = collections
  if (first === undefined || second === undefined) throw new Error('No collection was opened.')
  for (const [place, uri] of URIS.entries()) {
    const royalty = place % 2 === 0 ? { receiver: attacker, shareBps: 5000 } : null
    const releaseDateSeconds = DATES[place % DATES.length] ?? null
    for (const collection of place < 2 ? [first, second] : [first]) {
      await send(chain, mintDrop({ collection, recipient: attacker, uri, releaseDateSeconds, royalty }))
    }
  }
  return collections
}

async function jukeboxSongs(chain: Chain, jukebox: Address, idOf: (nonce: bigint) => Hex): Promise<readonly Hex[]> {
  const most = 2n ** 128n - 1n
  const never = 2n ** 64n - 1n
  const nobody = pad('0x1', { size: 20 })
  const all = HOSTILE_TOKENS.map(({ address }, place) => ({
    token: address,
    nonce: place === 0 ? maxUint256 : BigInt(place),
    cost: place % 3 === 0 ? 1n : most,
    opensAtSeconds: place % 2 === 0 ? never : 8_640_000_000_001n,
  }))
  const played = { ...required(all[3]), nonce: 1000n, cost: most, opensAtSeconds: null }
  const songs: Hex[] = []
  for (const song of [...all, played]) {
    const payees = [
      { account: attacker, shareBps: 1 },
      { account: nobody, shareBps: 9999 },
    ] as const
    // The jukebox itself refuses a collection and a contract that is not a token.
    const done = await send(chain, registerSong({ ...song, jukebox, payees, contentHash: zeroHash })).then(
      () => true,
      () => false,
    )
    if (done) songs.push(idOf(song.nonce))
  }
  const id = required(songs.at(-1))
  const play = concat([toFunctionSelector('play(bytes32,uint256)'), id, numberToHex(maxUint256, { size: 32 })])
  await call(chain, jukebox, play).catch(() => undefined)
  return songs
}

/** Malformed function signatures: invalid ones, thousands of letters, hidden letters, or empty. */
const SIGNATURES = [
  'transfer(address',
  `f(${'uint256,'.repeat(200)}uint256)`,
  MARKUP,
  '',
  'transfer(address,uint256)',
  HIDDEN,
  'a'.repeat(3000),
  '()',
  'f(tuple)',
]

/** Proposals anybody with enough votes can make. */
async function hostileProposals(chain: Chain, governor: Address, token: Address): Promise<readonly bigint[]> {
  const { request } = chain
  const votes = encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [attacker, VOTES] })
  await callUnlocked(request, deployerAccount().address, { to: token, data: votes, value: 0n })
  await send(chain, delegate({ token, delegatee: attacker }))
  await request('anvil_mine', ['0x2'])
  const calls = SIGNATURES.map((signature, at) => ({
    target: HOSTILE_TOKENS[at]?.address ?? attacker,
    value: at === 0 ? maxUint256 : 0n,
    signature,
    data: at % 2 === 0 ? NO_UTF8 : ('0x' as const),
  }))
  await send(chain, propose({ governor, calls, description: `${LONG_PAGE}${'y'.repeat(60_000)}` }), 25_000_000n)
  const count = await contractValue(request, {
    address: governor,
    abi: governorAbi,
    functionName: 'proposalCount',
    args: [],
  })
  return [required(count ?? undefined)]
}
/** More votes than a proposal requires. */
const VOTES = 20_000_000n * 10n ** 18n

/** Orders published on the chain, with extreme amounts and times. */
async function marketOrders(chain: Chain, seaport: Address, token: Address): Promise<void> {
  for (const [place, amount] of [maxUint256, 0n, 2n ** 200n].entries()) {
    const item = {
      itemType: 1,
      token,
      identifierOrCriteria: maxUint256,
      startAmount: amount,
      endAmount: maxUint256 - amount,
    }
    const parameters = {
      offerer: attacker,
      zone: zeroAddress,
      orderType: 0,
      zoneHash: zeroHash,
      conduitKey: zeroHash,
      offer: [item],
      consideration: [{ ...item, itemType: 0, token: zeroAddress, identifierOrCriteria: 0n, recipient: attacker }],
      startTime: 0n,
      endTime: maxUint256,
      salt: BigInt(place),
      totalOriginalConsiderationItems: 1n,
    }
    const data = encodeFunctionData({
      abi: seaportAbi,
      functionName: 'validate',
      args: [[{ parameters, signature: '0x' }]],
    })
    await call(chain, seaport, data)
  }
}

async function v1Exchange(chain: Chain, factory: Address, token: Address): Promise<void> {
  await call(chain, factory, encodeFunctionData({ abi: v1FactoryAbi, functionName: 'createExchange', args: [token] }))
}

/** Emits every event of the history from this contract, with every field at an extreme. */
const extremeLogs = (chain: Chain, address: Address): Promise<void> =>
  logAs(
    chain,
    address,
    CHAIN_EVENTS.flatMap((event) => EXTREMES.map((extreme) => extremeLog(event, extreme, attacker))),
  )

/** Makes the contract emit these logs, and then restores its code. */
async function logAs(chain: Chain, address: Address, logs: Parameters<typeof loggingContract>[0]): Promise<void> {
  const { request } = chain
  const code = await request('eth_getCode', [address, 'latest'])
  await request('anvil_setCode', [address, loggingContract(logs)])
  await call(chain, address, '0x')
  await request('anvil_setCode', [address, code])
}
