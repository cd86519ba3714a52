import { AccountTable } from '@musi/domain/claim/accountTable'
import { plainKeccak } from '@musi/domain/claim/bulkKeccak'
import { claimFinder, claimSet, proofOffsets } from '@musi/domain/claim/claimSet'
import distributor from '@uniswap/merkle-distributor/build/MerkleDistributor.json' with { type: 'json' }
import token from '@uniswap/merkle-distributor/build/TestERC20.json' with { type: 'json' }
import { type Address, type Hex, encodeDeployData, encodeFunctionData, hexToBytes, keccak256, pad, toHex } from 'viem'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from './demoAccounts.ts'
import { testChain } from '../testing/testChain.ts'

/** No power of two, so that proofs have different lengths. */
const COUNT = 23
const accountOf = (number: number): Address => `0x${keccak256(toHex(number)).slice(2, 42)}`
const amountOf = (number: number) => BigInt(number + 1) * 10n ** 18n

const table = new AccountTable()
for (let at = 0; at < COUNT; at++)
  table.add({ kind: 'account', hex: accountOf(at).slice(2), amount: amountOf(at), flags: 0 }, at + 1)
const sorted = table.sorted()
if (!sorted.ok) throw new Error('There are duplicates.')
const claims = claimSet(sorted.table, plainKeccak)
const find = claimFinder(claims)
const nodeAt = (from: number) => toHex(claims.tree.nodes.subarray(from, from + 32))

const { request } = await testChain()
const from = demoAccounts()[0]?.address ?? '0x'

async function deploy({ abi, bytecode }: { abi: unknown; bytecode: string }, args: readonly unknown[]) {
  const data = encodeDeployData({ abi: abi as typeof distributor.abi, bytecode: bytecode as Hex, args })
  const receipt = (await request('eth_sendTransactionSync', [{ from, data }])) as { contractAddress: Address }
  return receipt.contractAddress
}

type Claim = { index: number; account: Address; amount: bigint; proof: readonly Hex[] }
function claimOf(number: number): Claim {
  const account = accountOf(number)
  const index = find(hexToBytes(account))
  return { index, account, amount: amountOf(number), proof: proofOffsets(claims, index).map(nodeAt) }
}

describe('the published distributor', () => {
  let address: Address = '0x'
  let tokenAddress: Address = '0x'
  beforeAll(async () => {
    const total = claims.total
    tokenAddress = await deploy(token, ['Claimed', 'CLM', total])
    address = await deploy(distributor, [tokenAddress, nodeAt(0)])
    const data = encodeFunctionData({ abi: token.abi, functionName: 'transfer', args: [address, total] })
    await request('eth_sendTransactionSync', [{ from, to: tokenAddress, data }])
  })
  const dataOf = ({ index, account, amount, proof }: Claim) =>
    encodeFunctionData({ abi: distributor.abi, functionName: 'claim', args: [index, account, amount, proof] })
  const tryClaim = (claim: Claim) => request('eth_call', [{ from, to: address, data: dataOf(claim) }, 'latest'])

  it.each([0, 1, 7, 22])('pays account %i with our proof, once', async (number) => {
    const claim = claimOf(number)
    const receipt = await request('eth_sendTransactionSync', [{ from, to: address, data: dataOf(claim) }])
    expect(receipt).toMatchObject({ status: '0x1' })
    const data = encodeFunctionData({ abi: token.abi, functionName: 'balanceOf', args: [claim.account] })
    expect(await request('eth_call', [{ to: tokenAddress, data }, 'latest'])).toBe(pad(toHex(claim.amount)))
    await expect(tryClaim(claim)).rejects.toThrow('Drop already claimed')
  })

  it('case 73: refuses another amount, index or account, and a proof that is changed, cut or longer', async () => {
    const good = claimOf(5)
    await expect(tryClaim(good)).resolves.toBe('0x')
    const [first = '0x', ...rest] = good.proof
    const bad: readonly Claim[] = [
      { ...good, amount: good.amount + 1n },
      { ...good, index: good.index === 0 ? 1 : 0 },
      { ...good, account: accountOf(6) },
      { ...good, proof: rest },
      { ...good, proof: [...good.proof, first] },
      { ...good, proof: [keccak256(first), ...rest] },
      { ...good, proof: claimOf(6).proof },
      { ...good, proof: [] },
    ]
    for (const claim of bad) await expect(tryClaim(claim)).rejects.toThrow('Invalid proof')
  })

  it('case 77: everybody in the tree can claim', async () => {
    for (let number = 8; number < 22; number++) await expect(tryClaim(claimOf(number))).resolves.toBe('0x')
  })
})
