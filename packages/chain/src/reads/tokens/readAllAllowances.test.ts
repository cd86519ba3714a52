import { accountWithRole, tokenAddress } from '@musi/devchain/testing/lookUp'
import { sendUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { tokenReads } from '@musi/devchain/testing/tokenReads'
import type { Address } from '@musi/domain/address'
import { type TokenSpender, knownSpenders } from '@musi/domain/approvals/knownSpenders'
import { openApprovals } from '@musi/domain/approvals/openApprovals'
import { maxUint256 } from 'viem'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createCountingClient } from '../../multicall/testing/createCountingClient.ts'
import { type MulticallStore, multicallStore } from '../../multicall/multicallStore.ts'
import { revoke, revokeAll } from '../../approvals.ts'
import { rehearseSteps } from '../../sendWrite/rehearseSteps.ts'
import { approve } from '../../writes/tokens/approve.ts'
import { updateHead } from '../../testing/settledValue.ts'
import { type ReadAllowance, readAllAllowances } from './readAllAllowances.ts'

const STRANGER = '0x00000000000000000000000000000000000000D5'

let chain: TestChain
let countingClient: ReturnType<typeof createCountingClient>
let store: MulticallStore
let owner: Address
beforeAll(async () => {
  chain = await testChain()
  owner = accountWithRole(chain, 'trader')
})
beforeEach(async () => {
  await chain.snapshot()
  countingClient = createCountingClient(chain)
  store = multicallStore({ request: countingClient.request, multicall: chain.addressBook.contracts.multicall3 })
})
afterEach(() => chain.revert())

const tokenOf = (symbol: string) => tokenAddress(chain.addressBook.tokens, symbol)
const router = () => chain.addressBook.contracts.v2Router
const sendApproval = (token: Address, spender: Address, amount: bigint) =>
  sendUnlocked(chain.request, owner, approve({ token, spender, amount }))
/** There is no contract at this address, so nothing answers. */
const unusedAddress = (number: number): Address => `0x${(number + 0xdead0000).toString(16).padStart(40, '0')}`

async function sweepParts(pairs: readonly TokenSpender[], signal = new AbortController().signal) {
  const parts: (readonly ReadAllowance[])[] = []
  await updateHead(store, chain.request)
  countingClient.takeCount()
  await readAllAllowances(store, { owner, pairs, signal }, (part) => parts.push(part))
  return parts
}

it('every known token is checked for every known spender, and open allowances are distinguished from zero (spec: approvals.open)', async () => {
  const dai = tokenOf('DAI')
  const usdc = tokenOf('USDC')
  await sendApproval(dai, router(), maxUint256)
  await sendApproval(usdc, router(), 5n)
  const tokens = chain.addressBook.tokens.map(({ address }) => address)
  const read = (await sweepParts(knownSpenders(chain.addressBook, tokens))).flat()
  expect(read.every(({ allowed }) => allowed !== null)).toBe(true)
  const { open, unread } = openApprovals(read.map((one) => ({ ...one, price: null })))
  expect(unread).toEqual([])
  const ofRouter = open.filter(({ spender, token }) => spender === router() && [dai, usdc].includes(token))
  const balance = await tokenReads(chain.request).balance(dai, owner)
  expect(ofRouter).toEqual([
    { token: dai, spender: router(), allowed: maxUint256, unlimited: true, stake: balance, value: null },
    { token: usdc, spender: router(), allowed: 5n, unlimited: false, stake: 5n, value: null },
  ])
})

it('a failed read is distinguished from zero, and a balance is read only if there is an allowance', async () => {
  const dai = tokenOf('DAI')
  const pairs = [dai, unusedAddress(1)].map((token) => ({ token, spender: STRANGER }) as const)
  expect(await sweepParts(pairs)).toEqual([
    [
      { token: dai, spender: STRANGER, allowed: 0n, balance: null },
      { token: unusedAddress(1), spender: STRANGER, allowed: null, balance: null },
    ],
  ])
})

it('an unknown spender is looked up by its address for the tokens held', async () => {
  const dai = tokenOf('DAI')
  await sendApproval(dai, STRANGER, 7n)
  const [part = []] = await sweepParts([dai, tokenOf('USDC')].map((token) => ({ token, spender: STRANGER })))
  expect(part.map(({ allowed }) => allowed)).toEqual([7n, 0n])
})

it('600 reads are sent as two requests of 300, not as 500 and 100 (spec: reads.chunks)', async () => {
  const pairs = Array.from({ length: 600 }, (_, at) => ({ token: unusedAddress(at), spender: STRANGER }) as const)
  const parts = await sweepParts(pairs)
  expect(parts.map(({ length }) => length)).toEqual([300, 300])
  expect(parts.flat().map(({ token }) => token)).toEqual(pairs.map(({ token }) => token))
})

it('an aborted read requests no further part', async () => {
  const sweep = new AbortController()
  const pairs = Array.from({ length: 600 }, (_, at) => ({ token: unusedAddress(at), spender: STRANGER }) as const)
  const parts: unknown[] = []
  await updateHead(store, chain.request)
  await readAllAllowances(store, { owner, pairs, signal: sweep.signal }, (part) => {
    parts.push(part)
    sweep.abort()
  })
  expect(parts).toHaveLength(1)
})

it('several approvals are revoked in one batch (spec: approvals.revoke)', async () => {
  const dai = tokenOf('DAI')
  const usdc = tokenOf('USDC')
  const both = [
    { token: dai, spender: router() },
    { token: usdc, spender: STRANGER },
  ] as const
  for (const { token, spender } of both) await sendApproval(token, spender, 9n)
  const steps = revokeAll(both)
  expect(steps.map(({ shown }) => shown)).toEqual(both.map((one) => ({ kind: 'approve', ...one, amount: 0n })))
  const writes = steps.map(({ make }) => make(0n))
  expect(await rehearseSteps(chain.request, owner, writes)).toMatchObject({ kind: 'picked', rehearsed: 'works' })
  await sendUnlocked(chain.request, owner, revoke(both[0]).make(0n).write)
  for (const { write } of writes.slice(1)) await sendUnlocked(chain.request, owner, write)
  const [part = []] = await sweepParts(both)
  expect(part.map(({ allowed }) => allowed)).toEqual([0n, 0n])
})
