import { ownWorld } from '@musi/devchain/world/ownWorld'
import { callUnlocked, sendUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import { testChain } from '@musi/devchain/testing/testChain'
import { createPublicClient, custom, encodeFunctionData } from 'viem'
import { foundry } from 'viem/chains'
import { expect, test } from 'vitest'
import { governorAbi as abi } from '../../abi/governor.ts'
import { castVote } from './castVote.ts'
import { delegate } from './delegate.ts'

test('a vote counts for or against with all of the sender’s votes', async () => {
  const { request } = await testChain()
  const { governance, deployer } = ownWorld()
  const { governor } = governance
  await sendUnlocked(request, deployer, delegate({ token: governance.token.address, delegatee: deployer }))
  const args = [[deployer], [0n], ['nothing()'], ['0x'], 'A vote'] as const
  const data = encodeFunctionData({ abi, functionName: 'propose', args })
  await callUnlocked(request, deployer, { to: governor, data, value: 0n })
  // Voting begins with the block after the next.
  await request('evm_mine')
  const reading = createPublicClient({
    chain: foundry,
    transport: custom({ request: ({ method, params }) => request(method, params) }),
  })
  const proposalId = await reading.readContract({ abi, address: governor, functionName: 'proposalCount' })
  await sendUnlocked(request, deployer, castVote({ governor, proposalId, vote: 'against' }))
  const tally = await reading.readContract({ abi, address: governor, functionName: 'proposals', args: [proposalId] })
  expect(tally[5]).toBe(0n)
  expect(tally[6]).toBeGreaterThan(10n ** 25n)
})
