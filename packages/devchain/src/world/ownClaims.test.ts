import { readNumber } from '@musi/contracts/deploy/runner/step'
import { claimFlags } from '@musi/domain/claim/claimFlags'
import { claimFinder, proofOffsets } from '@musi/domain/claim/claimSet'
import { type Address, encodeFunctionData, hexToBytes, parseAbi, parseUnits, toHex } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { type DemoRole, demoAccounts } from './demoAccounts.ts'
import { ownClaims } from './ownClaims.ts'
import { ownWorld } from './ownWorld.ts'
import { type TestChain, testChain } from '../testing/testChain.ts'

const abi = parseAbi([
  'function isClaimed(uint256 index) view returns (bool)',
  'function claim(uint256 index, address account, uint256 amount, bytes32[] proof)',
  'function balanceOf(address owner) view returns (uint256)',
])
const { airdrop, governanceToken } = ownWorld()
const claims = ownClaims()

let chain: TestChain
beforeAll(async () => {
  chain = await testChain()
})

function claimOf(role: DemoRole) {
  const account = demoAccounts().find((demo) => demo.role === role)?.address ?? '0x'
  const index = claimFinder(claims)(hexToBytes(account))
  if (index < 0) return null
  const amount = BigInt(toHex(claims.amounts.subarray(index * 32, (index + 1) * 32)))
  const proof = proofOffsets(claims, index).map((from) => toHex(claims.tree.nodes.subarray(from, from + 32)))
  return { index, account, amount, proof, flags: claimFlags(claims.flags[index] ?? 0) }
}
const isClaimed = (index: number) =>
  readNumber(
    chain.request,
    airdrop.address,
    encodeFunctionData({ abi, functionName: 'isClaimed', args: [BigInt(index)] }),
  )
const balanceOf = (owner: Address) =>
  readNumber(chain.request, governanceToken, encodeFunctionData({ abi, functionName: 'balanceOf', args: [owner] }))

test('a thousand accounts may claim, and the distributor holds the unclaimed rest', async () => {
  expect(claims.count).toBe(1000)
  expect(await balanceOf(airdrop.address)).toBe(claims.total - airdrop.claimed.amount)
})

test.each<[DemoRole, Record<string, boolean>, string]>([
  ['airdrop', { isSOCKS: true, isLP: true, isUser: true }, '3745.678'],
  ['collector', { isSOCKS: true, isLP: false, isUser: true }, '1400'],
  ['provider', { isSOCKS: false, isLP: true, isUser: true }, '12400'],
  ['staker', { isSOCKS: false, isLP: true, isUser: false }, '800.5'],
  ['trader', { isSOCKS: false, isLP: false, isUser: true }, '400'],
])('the %s may claim the sum of its categories, and has not yet', async (role, flags, amount) => {
  const claim = claimOf(role)
  expect(claim).toMatchObject({ flags, amount: parseUnits(amount, 18) })
  expect(await isClaimed(claim?.index ?? -1)).toBe(0n)
})

test('the voter has claimed already; the artist and the newcomer have no claim', async () => {
  expect(await isClaimed(claimOf('voter')?.index ?? -1)).toBe(1n)
  expect([claimOf('artist'), claimOf('newcomer')]).toEqual([null, null])
})

test('a claim pays its account, whoever sends it', async () => {
  const claim = claimOf('airdrop')
  if (claim === null) throw new Error('There is no claim.')
  const { index, account, amount, proof } = claim
  const before = await balanceOf(account)
  const data = encodeFunctionData({ abi, functionName: 'claim', args: [BigInt(index), account, amount, proof] })
  const from = demoAccounts().find(({ role }) => role === 'newcomer')?.address
  const receipt = await chain.request('eth_sendTransactionSync', [{ from, to: airdrop.address, data }])
  expect(receipt).toMatchObject({ status: '0x1' })
  expect(await balanceOf(account)).toBe(before + amount)
})
