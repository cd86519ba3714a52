import { governorAbi } from '@musi/chain/abi/governor'
import { timelockAbi } from '@musi/chain/abi/timelock'
import { tokenAbi } from '@musi/chain/abi/token'
import { votesAbi } from '@musi/chain/abi/votes'
import type { World } from '@musi/contracts/deploy/world'
import { PROPOSAL_STATUSES } from '@musi/domain/governance/proposalStatus'
import { zeroAddress } from 'viem'
import { demoAccount } from '../world/demoAccounts.ts'
import type { ChainReader } from './chainReader.ts'
import { type Row, row } from './row.ts'

export async function governanceRows(reader: ChainReader, world: World): Promise<Row[]> {
  const { governor, timelock } = world.governance
  const token = world.governanceToken
  const count = Number(await reader.value(governor, governorAbi, 'proposalCount'))
  const states = await Promise.all(
    Array.from({ length: count }, (_, at) => reader.value(governor, governorAbi, 'state', BigInt(at + 1))),
  )
  const presentStatuses = PROPOSAL_STATUSES.filter((_, at) => states.includes(at))
  const active = states.indexOf(PROPOSAL_STATUSES.indexOf('active')) + 1
  const voter = demoAccount('voter')
  const trader = demoAccount('trader')
  const provider = demoAccount('provider')
  const [, , , startBlock, endBlock] = await reader.value(governor, governorAbi, 'proposals', BigInt(active))
  const votes = await reader.value(token, votesAbi, 'getPriorVotes', voter.address, startBlock)
  const head = BigInt(String(await reader.request('eth_blockNumber')))
  const delegates = (account: `0x${string}`) => reader.value(token, votesAbi, 'delegates', account)
  const balance = await reader.value(token, tokenAbi, 'balanceOf', trader.address)
  return [
    row(
      'governance',
      'the timelock obeys the governor',
      await reader.value(timelock, timelockAbi, 'admin'),
      (await reader.value(timelock, timelockAbi, 'admin')) === governor,
    ),
    row(
      'governance',
      'proposals in all eight states',
      presentStatuses.join(', '),
      presentStatuses.length === PROPOSAL_STATUSES.length,
    ),
    row(
      'governance',
      'the active one can be voted on',
      `${endBlock - head} blocks left, ${voter.name} has ${votes / 10n ** 18n} votes`,
      endBlock > head && votes > 0n,
    ),
    row(
      'governance',
      'one holds and has not delegated',
      `${trader.name}: ${balance / 10n ** 18n}`,
      balance > 0n && (await delegates(trader.address)) === zeroAddress,
    ),
    row(
      'governance',
      'one delegated to another',
      `${provider.name} to ${voter.name}`,
      (await delegates(provider.address)) === voter.address,
    ),
  ]
}
