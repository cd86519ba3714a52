import { jukeboxAbi } from '@musi/contracts/abi/jukebox'
import { smartWalletDetectorAbi } from '@musi/contracts/abi/smartWalletDetector'
import { accountWithRole, tokenAddress } from '@musi/devchain/testing/lookUp'
import { ownWorld } from '@musi/devchain/world/ownWorld'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import type { Address } from '@musi/domain/address'
import { type Abi, decodeEventLog, encodeFunctionData, getAbiItem, toEventSelector } from 'viem'
import { beforeAll, expect, it } from 'vitest'
import { governorAbi } from '../abi/governor.ts'
import { merkleDistributorAbi } from '../abi/merkleDistributor.ts'
import { multicall3Abi } from '../abi/multicall3.ts'
import { stakingRewardsAbi } from '../abi/stakingRewards.ts'
import { tokenAbi } from '../abi/token.ts'
import { v1ExchangeAbi } from '../abi/v1Exchange.ts'
import { v1FactoryAbi } from '../abi/v1Factory.ts'
import { v2FactoryAbi } from '../abi/v2Factory.ts'
import { v2PairAbi } from '../abi/v2Pair.ts'
import { votesAbi } from '../abi/votes.ts'
import { rpcClient } from '../client.ts'
import { type MulticallStore, multicallStore } from '../multicall/multicallStore.ts'
import type { Read } from '../multicall/read.ts'
import { watchRead } from '../multicall/watchReads.ts'
import { allowance } from './tokens/allowance.ts'
import { balanceOf } from './tokens/balanceOf.ts'
import { ballotOf } from './governance/ballotOf.ts'
import { blockTime } from './blockTime.ts'
import { contractValue } from '../requests/contracts/contractValue.ts'
import { currentVotes } from './governance/currentVotes.ts'
import { delegateOf } from './governance/delegateOf.ts'
import { earned } from './rewards/earned.ts'
import { feeRecipient } from './pools/feeRecipient.ts'
import { latestProposalOf, proposalThreshold, quorumVotes } from './governance/governorRules.ts'
import { isClaimed } from './rewards/isClaimed.ts'
import { lastProduct } from './pools/lastProduct.ts'
import { nativeBalanceOf } from './tokens/nativeBalanceOf.ts'
import { owedShare } from './music/owedShare.ts'
import { pairBetween } from './pools/pairBetween.ts'
import { periodFinish } from './rewards/periodFinish.ts'
import { permitNonce } from './tokens/permitNonce.ts'
import { priorVotes } from './governance/priorVotes.ts'
import { proposalCount } from './governance/proposalCount.ts'
import { registeredSong, songPayees } from './music/registeredSong.ts'
import { rewardRate } from './rewards/rewardRate.ts'
import { isSmartWallet, smartWallet } from './smartWallet.ts'
import { totalSupply } from './tokens/totalSupply.ts'
import { v1ExchangeOf } from './pools/v1ExchangeOf.ts'
import { v1TokenOf } from './pools/v1TokenOf.ts'
import { updateHead, settledValue } from '../testing/settledValue.ts'

const VOTE_CAST = toEventSelector(getAbiItem({ abi: governorAbi, name: 'VoteCast' }))

let chain: TestChain
let store: MulticallStore

beforeAll(async () => {
  chain = await testChain({ holds: 'history' })
  const request = rpcClient(chain.rpcUrl, { chainId: 31337 })
  store = multicallStore({ request, multicall: chain.addressBook.contracts.multicall3 })
  await updateHead(store, chain.request)
})

const unusedAddress = (): Address => '0x00000000000000000000000000000000000000e7'

type Case = { read: Read<unknown>; abi: Abi; functionName: string; args?: readonly unknown[]; holds: number }

/** The call of each read, and how long its answer stays valid (spec: reads.how-long). */
function cases(): Record<string, Case> {
  const { contracts, tokens, pools, stakingPools } = chain.addressBook
  const { multicall3, governanceToken, merkleDistributor, governor, v1Factory, smartWalletDetector, jukebox } =
    contracts
  const usdc = tokenAddress(tokens, 'USDC')
  const pair = pools[0]?.pair
  const pool = stakingPools[0]
  if (
    !usdc ||
    !pair ||
    !pool ||
    !governanceToken ||
    !merkleDistributor ||
    !governor ||
    !v1Factory ||
    !smartWalletDetector ||
    !jukebox
  )
    throw new Error('The chain lacks a contract of this test.')
  const owner = accountWithRole(chain, 'trader')
  const voter = accountWithRole(chain, 'voter')
  const staker = accountWithRole(chain, 'staker')
  const artist = accountWithRole(chain, 'artist')
  const router = contracts.v2Router
  const refusing = ownWorld().oddTokens.find(({ odd }) => odd === 'refusing')?.address ?? unusedAddress()
  const [tokenA = unusedAddress(), tokenB = unusedAddress()] = pools[0]?.tokens ?? []
  const everyBlock = (read: Read<unknown>, abi: Abi, functionName: string, ...args: readonly unknown[]): Case => ({
    read,
    abi,
    functionName,
    args,
    holds: 1,
  })
  const once = (...parameters: Parameters<typeof everyBlock>): Case => ({
    ...everyBlock(...parameters),
    holds: Infinity,
  })
  return {
    balance: everyBlock(balanceOf(usdc, owner), tokenAbi, 'balanceOf', owner),
    'native balance': everyBlock(nativeBalanceOf(multicall3, owner), multicall3Abi, 'getEthBalance', owner),
    'time of the block': everyBlock(blockTime(multicall3), multicall3Abi, 'getCurrentBlockTimestamp'),
    allowance: everyBlock(allowance(usdc, owner, router), tokenAbi, 'allowance', owner, router),
    'total supply': everyBlock(totalSupply(pair), tokenAbi, 'totalSupply'),
    pair: everyBlock(pairBetween(contracts.v2Factory, tokenA, tokenB), v2FactoryAbi, 'getPair', tokenA, tokenB),
    'last product': everyBlock(lastProduct(pair), v2PairAbi, 'kLast'),
    'permit nonce': everyBlock(permitNonce(pair, owner), v2PairAbi, 'nonces', owner),
    earned: everyBlock(earned(pool.rewards, staker), stakingRewardsAbi, 'earned', staker),
    staked: everyBlock(balanceOf(pool.rewards, staker), stakingRewardsAbi, 'balanceOf', staker),
    'reward rate': once(rewardRate(pool.rewards), stakingRewardsAbi, 'rewardRate'),
    'period finish': once(periodFinish(pool.rewards), stakingRewardsAbi, 'periodFinish'),
    claimed: everyBlock(isClaimed(merkleDistributor, 0), merkleDistributorAbi, 'isClaimed', 0n),
    'owed share': everyBlock(owedShare(jukebox, artist, refusing), jukeboxAbi, 'owed', artist, refusing),
    'V1 exchange': once(v1ExchangeOf(v1Factory, usdc), v1FactoryAbi, 'getExchange', usdc),
    'smart wallet': once(smartWallet(smartWalletDetector, owner), smartWalletDetectorAbi, 'isArgentWallet', owner),
    votes: everyBlock(currentVotes(governanceToken, voter), votesAbi, 'getCurrentVotes', voter),
    'votes then': once(priorVotes(governanceToken, voter, 5n), votesAbi, 'getPriorVotes', voter, 5n),
    delegate: everyBlock(delegateOf(governanceToken, voter), votesAbi, 'delegates', voter),
    'number of proposals': everyBlock(proposalCount(governor), governorAbi, 'proposalCount'),
    'votes to propose': everyBlock(proposalThreshold(governor), governorAbi, 'proposalThreshold'),
    'votes to pass': everyBlock(quorumVotes(governor), governorAbi, 'quorumVotes'),
    'own proposal': everyBlock(latestProposalOf(governor, voter), governorAbi, 'latestProposalIds', voter),
  }
}

it('each read makes the same call as viem, stays valid for the specified blocks, and returns the chain’s value', async () => {
  for (const [name, { read, abi, functionName, args = [], holds }] of Object.entries(cases())) {
    expect(read.call.callData, name).toBe(encodeFunctionData({ abi, functionName, args }))
    expect(read.holdsBlocks, name).toBe(holds)
    const direct = await contractValue(chain.request, { address: read.call.address, abi, functionName, args })
    const state = await settledValue(watchRead(store, read))
    expect(state, name).toMatchObject({ kind: 'value', value: direct, syncing: false })
  }
})

it('a factory without a fee recipient yields null', async () => {
  const read = feeRecipient(chain.addressBook.contracts.v2Factory)
  expect(read.call.callData).toBe(encodeFunctionData({ abi: v2FactoryAbi, functionName: 'feeTo' }))
  expect(await settledValue(watchRead(store, read))).toMatchObject({ kind: 'value', value: null, syncing: false })
})

it('a ballot is read with its side and its votes; an account that has not voted has no ballot', async () => {
  const { governor = '0x' } = chain.addressBook.contracts
  const logs = (await chain.request('eth_getLogs', [
    { address: governor, fromBlock: '0x0', topics: [VOTE_CAST] },
  ])) as readonly { data: `0x${string}` }[]
  expect(logs.length).toBeGreaterThan(5)
  for (const { data } of logs) {
    const { args } = decodeEventLog({
      abi: governorAbi,
      eventName: 'VoteCast',
      topics: [VOTE_CAST],
      data,
    })
    if (args === undefined) throw new Error('The log is not a VoteCast event.')
    const read = ballotOf(governor, Number(args.proposalId), args.voter)
    expect(await settledValue(watchRead(store, read))).toMatchObject({
      value: { support: args.support, votes: args.votes },
    })
  }
  expect(await settledValue(watchRead(store, ballotOf(governor, 1, unusedAddress())))).toMatchObject({
    kind: 'value',
    value: null,
  })
})

it('two tokens without a pool have no pair', async () => {
  const read = pairBetween(chain.addressBook.contracts.v2Factory, unusedAddress(), chain.addressBook.contracts.v2Router)
  expect(await settledValue(watchRead(store, read))).toMatchObject({ kind: 'value', value: null, syncing: false })
})

it('a token without a V1 exchange yields null, and an exchange names its token', async () => {
  const { v1Factory } = chain.addressBook.contracts
  const usdc = tokenAddress(chain.addressBook.tokens, 'USDC')
  if (!v1Factory || !usdc) throw new Error('The chain lacks a contract of this test.')
  const missing = await settledValue(watchRead(store, v1ExchangeOf(v1Factory, unusedAddress())))
  expect(missing).toMatchObject({ kind: 'value', value: null, syncing: false })
  const exchange = await settledValue(watchRead(store, v1ExchangeOf(v1Factory, usdc)))
  if (exchange.kind !== 'value' || exchange.value === null) throw new Error('USDC has no exchange.')
  expect(v1TokenOf(exchange.value).call.callData).toBe(
    encodeFunctionData({ abi: v1ExchangeAbi, functionName: 'tokenAddress' }),
  )
  expect(await settledValue(watchRead(store, v1TokenOf(exchange.value)))).toMatchObject({ value: usdc })
})

it('the collector is a smart wallet, the trader is not, and a failed check means that an account is not (spec: reads.smart-wallet)', async () => {
  const { smartWalletDetector } = chain.addressBook.contracts
  const check = async (detector: Address, account: Address) =>
    isSmartWallet(await settledValue(watchRead(store, smartWallet(detector, account))))
  expect(await check(smartWalletDetector ?? '0x', accountWithRole(chain, 'collector'))).toBe(true)
  expect(await check(smartWalletDetector ?? '0x', accountWithRole(chain, 'trader'))).toBe(false)
  expect(await check(unusedAddress(), accountWithRole(chain, 'collector'))).toBe(false)
  expect(isSmartWallet({ kind: 'loading', overdue: false })).toBeNull()
})

it('a song is read with its cost and payees in the jukebox; an unregistered song yields an error', async () => {
  const { jukebox } = chain.addressBook.contracts
  if (!jukebox) throw new Error('The chain has no jukebox.')
  const logs = (await chain.request('eth_getLogs', [
    {
      address: jukebox,
      fromBlock: '0x0',
      topics: [toEventSelector(getAbiItem({ abi: jukeboxAbi, name: 'SongRegistered' }))],
    },
  ])) as readonly { topics: readonly `0x${string}`[] }[]
  expect(logs.length).toBeGreaterThan(12)
  for (const song of logs.flatMap(({ topics }) => topics[1] ?? [])) {
    const direct = await contractValue(chain.request, {
      address: jukebox,
      abi: jukeboxAbi,
      functionName: 'song',
      args: [song],
    })
    const { artist, retired: isRetired, token, opensAt: opensAtSeconds, cost } = direct ?? {}
    expect(await settledValue(watchRead(store, registeredSong(jukebox, song)))).toMatchObject({
      value: { artist, isRetired, token, opensAtSeconds, cost },
    })
    const payees = await contractValue(chain.request, {
      address: jukebox,
      abi: jukeboxAbi,
      functionName: 'payees',
      args: [song],
    })
    expect(await settledValue(watchRead(store, songPayees(jukebox, song)))).toMatchObject({ value: payees })
  }
  const unknown = registeredSong(jukebox, `0x${'7'.repeat(64)}`)
  expect(await settledValue(watchRead(store, unknown))).not.toHaveProperty('value')
})
