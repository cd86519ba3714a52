import { merkleDistributorAbi } from '@musi/chain/abi/merkleDistributor'
import { stakingRewardsAbi } from '@musi/chain/abi/stakingRewards'
import { tokenAbi } from '@musi/chain/abi/token'
import type { World } from '@musi/contracts/deploy/world'
import { claimFinder } from '@musi/domain/claim/claimSet'
import { hexToBytes } from 'viem'
import { demoAccount, demoAccounts } from '../world/demoAccounts.ts'
import { ownClaims } from '../world/ownClaims.ts'
import type { ChainReader } from './chainReader.ts'
import { type Row, row } from './row.ts'

const DAY = 86_400n

export async function stakingRows(reader: ChainReader, world: World): Promise<Row[]> {
  const now = await reader.now()
  const { name, address: staker } = demoAccount('staker')
  const rewardPools = await Promise.all(
    world.staking.map(async ({ symbol, address, pair }) => {
      const finish = await reader.value(address, stakingRewardsAbi, 'periodFinish')
      const rate = await reader.value(address, stakingRewardsAbi, 'rewardRate')
      const balance = await reader.value(world.governanceToken, tokenAbi, 'balanceOf', address)
      const staked = await reader.value(address, stakingRewardsAbi, 'balanceOf', staker)
      const earned = await reader.value(address, stakingRewardsAbi, 'earned', staker)
      const inHand = await reader.value(pair, tokenAbi, 'balanceOf', staker)
      return { symbol, days: (finish - now) / DAY, funded: balance >= rate * (finish - now), staked, earned, inHand }
    }),
  )
  const earning = rewardPools.filter(({ staked, earned }) => staked > 0n && earned > 0n)
  const withUnstakedShares = rewardPools.filter((pool) => pool.inHand > 0n)
  const remaining = rewardPools.map(({ symbol, days }) => `${symbol} ${days} days`).join(', ')
  return [
    row(
      'staking',
      'six pools run and are funded',
      remaining,
      rewardPools.length === 6 && rewardPools.every(({ days, funded }) => days >= 7n && funded),
    ),
    row(
      'staking',
      `${name} has stakes that earned`,
      earning.map(({ symbol }) => symbol).join(', '),
      earning.length >= 2,
    ),
    row(
      'staking',
      `${name} has shares in hand`,
      withUnstakedShares.map(({ symbol }) => symbol).join(', '),
      withUnstakedShares.length >= 1,
    ),
  ]
}

export async function airdropRows(reader: ChainReader, world: World): Promise<Row[]> {
  const claims = ownClaims()
  const find = claimFinder(claims)
  const { address, token } = world.airdrop
  const states = await Promise.all(
    demoAccounts().map(async (account) => {
      const index = find(hexToBytes(account.address))
      if (index < 0) return { ...account, claimed: null }
      return { ...account, claimed: await reader.value(address, merkleDistributorAbi, 'isClaimed', BigInt(index)) }
    }),
  )
  const names = (claimed: boolean | null) =>
    states
      .filter((state) => state.claimed === claimed)
      .map(({ name }) => name)
      .join(', ')
  const balance = await reader.value(token, tokenAbi, 'balanceOf', address)
  const owed = claims.total - world.airdrop.claimed.amount
  return [
    row('airdrop', 'accounts that may claim', claims.count, claims.count === 1000),
    row('airdrop', 'the distributor holds what it owes', `${balance / 10n ** 18n}`, balance === owed),
    row('airdrop', 'has claimed already', names(true), names(true) === demoAccount('voter').name),
    row('airdrop', 'may claim', names(false), states.filter(({ claimed }) => claimed === false).length >= 5),
    row(
      'airdrop',
      'has no claim',
      names(null),
      states.some(({ role, claimed }) => role === 'newcomer' && claimed === null),
    ),
  ]
}
