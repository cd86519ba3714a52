import { Acts } from '@musi/api/history/acts'
import { Delegates, Delegations } from '@musi/api/history/delegates'
import { Proposals } from '@musi/api/history/proposals'
import { ACTS_PATH, DELEGATES_PATH, DELEGATIONS_PATH, PROPOSALS_PATH } from '@musi/api/paths'
import { governorAbi } from '@musi/chain/abi/governor'
import { votesAbi } from '@musi/chain/abi/votes'
import { contractValue } from '@musi/chain/requests/contracts/contractValue'
import { proposals as loggedProposals } from '@musi/chain/requests/governance/proposals'
import { delegate } from '@musi/chain/writes/governance/delegate'
import { sendUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { type Address, ZERO_ADDRESS } from '@musi/domain/address'
import type * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { waitForHistory } from '#testing/waitForHistory.ts'
import { validated } from '#testing/validated.ts'
import { type TestServer, startTestServer } from '#testing/testServer.ts'

let chain: TestChain
let server: TestServer

beforeAll(async () => {
  chain = await testChain({ holds: 'history' })
  server = await startTestServer({}, { chain: { ...chain, beforeForward: () => Promise.resolve() }, hasIndex: true })
  await waitForHistory(server, chain)
})
afterAll(() => server.close())

async function page<Shape>(shape: v.GenericSchema<Shape, unknown>, path: string): Promise<Shape> {
  const { status, text } = await server.ask(path)
  expect([path, status]).toEqual([path, 200])
  return validated(shape, JSON.parse(text))
}

const contracts = () => {
  const { governor = ZERO_ADDRESS, governanceToken = ZERO_ADDRESS } = chain.addressBook.contracts
  return { governor, governanceToken } as const
}

it('each proposal matches its log, and its outcome matches the governor (spec: governance.history)', async () => {
  const { governor } = contracts()
  const { rows, next } = await page(Proposals, PROPOSALS_PATH)
  const latest = Number(await chain.request('eth_blockNumber'))
  const logged = await loggedProposals(chain.request, governor, { count: rows.length + 1, latest })
  expect([rows.length, next]).toEqual([logged.length, null])
  for (const [at, row] of rows.entries()) {
    const { id, calls, startBlock, endBlock, ...one } = logged[at] ?? expect.fail()
    expect(row).toMatchObject({ ...one, id: String(id), startBlock: String(startBlock), endBlock: String(endBlock) })
    expect(row.calls).toEqual(calls.map((call) => ({ ...call, value: String(call.value) })))
    const read = { address: governor, abi: governorAbi, functionName: 'proposals', args: [BigInt(id)] } as const
    const [, , eta, , , , , canceled, executed] = (await contractValue(chain.request, read)) ?? []
    expect([row.queued?.etaSeconds ?? '0', row.canceled !== null, row.executed !== null]).toEqual([
      String(eta),
      canceled,
      executed,
    ])
    const votes = await page(Acts, `${ACTS_PATH}?proposal=${id}&kind=castVote`)
    expect(votes.rows.length).toBe(row.voters)
  }
  expect(rows.some(({ canceled }) => canceled !== null) && rows.some(({ executed }) => executed !== null)).toBe(true)
  const [first, second] = rows
  expect((await page(Proposals, `${PROPOSALS_PATH}?proposal=${second?.id}`)).rows).toEqual([second])
  expect((await page(Proposals, `${PROPOSALS_PATH}?before=${first?.block}.${first?.log}`)).rows).toEqual(rows.slice(1))
  expect((await page(Proposals, `${PROPOSALS_PATH}?proposal=999`)).rows).toEqual([])
  expect((await server.ask(`${PROPOSALS_PATH}?proposal=one`)).status).toBe(400)
})

it('delegates are sorted by votes and match the chain with their delegators; a new delegation moves the votes (spec: governance.history)', async () => {
  const { governanceToken } = contracts()
  const read = (functionName: 'getCurrentVotes' | 'delegates', account: string) =>
    contractValue(chain.request, {
      address: governanceToken,
      abi: votesAbi,
      functionName,
      args: [account as Address],
    })
  const { rows } = await page(Delegates, DELEGATES_PATH)
  expect(rows.length).toBeGreaterThan(3)
  for (const { account, votes, delegators, ballots } of rows) {
    expect([account, String(await read('getCurrentVotes', account))]).toEqual([account, votes])
    const behind = await page(Delegations, `${DELEGATIONS_PATH}?delegate=${account}`)
    expect(behind.rows).toHaveLength(delegators)
    for (const each of behind.rows) expect(await read('delegates', each.account)).toBe(account)
    expect((await page(Acts, `${ACTS_PATH}?account=${account}&kind=castVote`)).rows).toHaveLength(ballots)
  }
  const votes = rows.map((row) => BigInt(row.votes))
  expect(votes).toEqual(votes.toSorted((one, other) => Number(other > one) - Number(other < one)))
  expect((await page(Delegates, `${DELEGATES_PATH}?after=1`)).rows).toEqual(rows.slice(1))

  const [mover] = (await page(Delegations, DELEGATIONS_PATH)).rows
  const to = chain.accounts[7]?.address ?? ZERO_ADDRESS
  await chain.snapshot()
  const from = (mover?.account ?? ZERO_ADDRESS) as Address
  await chain.request('anvil_impersonateAccount', [from])
  await chain.request('anvil_setBalance', [from, '0xde0b6b3a7640000'])
  await sendUnlocked(chain.request, from, delegate({ token: governanceToken, delegatee: to }))
  await waitForHistory(server, chain)
  const moved = (await page(Delegations, DELEGATIONS_PATH)).rows
  expect(moved[0]).toMatchObject({ account: from, delegate: to })
  expect(moved.filter(({ account }) => account === from)).toHaveLength(1)
  await chain.revert()
})
