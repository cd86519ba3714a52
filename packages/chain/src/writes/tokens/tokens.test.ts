import { readNumber } from '@musi/contracts/deploy/runner/step'
import { accountWithRole, tokenAddress } from '@musi/devchain/testing/lookUp'
import { ownClaims } from '@musi/devchain/world/ownClaims'
import { ownWorld } from '@musi/devchain/world/ownWorld'
import { sendUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { tokenReads } from '@musi/devchain/testing/tokenReads'
import { claimFinder, proofOffsets } from '@musi/domain/claim/claimSet'
import { type Address, encodeFunctionData, hexToBytes, toHex } from 'viem'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { votesAbi } from '../../abi/votes.ts'
import type { Write } from '../../write.ts'
import { approve } from './approve.ts'
import { claimAirdrop } from '../rewards/claimAirdrop.ts'
import { delegate } from '../governance/delegate.ts'
import { transfer } from './transfer.ts'
import { unwrap } from './unwrap.ts'
import { wrap } from './wrap.ts'

const world = ownWorld()
const wrappedNative = world.wrappedNative.address
const dai = tokenAddress(world.tokens, 'DAI')
const coin = 10n ** 18n
const other = '0x00000000000000000000000000000000000000c2'

let chain: TestChain
let holder: Address
beforeAll(async () => {
  chain = await testChain()
  holder = accountWithRole(chain, 'airdrop')
})
beforeEach(() => chain.snapshot())
afterEach(() => chain.revert())

const send = (write: Write) => sendUnlocked(chain.request, holder, write)

test('an approval allows the spender exactly this amount', async () => {
  await send(approve({ token: dai, spender: other, amount: coin }))
  expect(await tokenReads(chain.request).allowance(dai, holder, other)).toBe(coin)
})

test.each(['native', dai] as const)('a transfer of %s arrives', async (what) => {
  await send(transfer({ what, recipient: other, amount: coin }))
  const { native, balance } = tokenReads(chain.request)
  expect(what === 'native' ? await native(other) : await balance(what, other)).toBe(coin)
})

test('native currency is wrapped and unwrapped one to one', async () => {
  const { native, balance } = tokenReads(chain.request)
  const before = [await native(holder), await balance(wrappedNative, holder)] as const
  await send(wrap({ wrappedNative, amount: 3n * coin }))
  expect(await balance(wrappedNative, holder)).toBe(before[1] + 3n * coin)
  await send(unwrap({ wrappedNative, amount: 2n * coin }))
  expect(await native(holder)).toBe(before[0] - coin)
})

test('an airdrop claim pays the account that the tree names', async () => {
  const set = ownClaims()
  const index = claimFinder(set)(hexToBytes(holder))
  const amount = BigInt(toHex(set.amounts.subarray(index * 32, (index + 1) * 32)))
  const proof = proofOffsets(set, index).map((from) => toHex(set.tree.nodes.subarray(from, from + 32)))
  const { balance } = tokenReads(chain.request)
  const before = await balance(world.governanceToken, holder)
  await send(claimAirdrop({ distributor: world.airdrop.address, index: BigInt(index), account: holder, amount, proof }))
  expect(await balance(world.governanceToken, holder)).toBe(before + amount)
})

test('delegating moves as many votes as tokens', async () => {
  const votes = encodeFunctionData({ abi: votesAbi, functionName: 'getCurrentVotes', args: [other] })
  await send(delegate({ token: world.governanceToken, delegatee: other }))
  const balance = await tokenReads(chain.request).balance(world.governanceToken, holder)
  expect(await readNumber(chain.request, world.governanceToken, votes)).toBe(balance)
})
