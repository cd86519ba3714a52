import { Ballots, type BallotRequest } from '@musi/api/ballots'
import { BALLOTS_PATH } from '@musi/api/paths'
import { ballotTypedData } from '@musi/chain/signingGate/typed-data/ballotTypedData'
import { sendVotes } from '@musi/chain/writes/governance/sendVotes'
import { sendUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import { endBlockSlot, word } from '@musi/devchain/seed/governance/governance'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { demoAccount, seedAccount } from '@musi/devchain/world/demoAccounts'
import type { Address } from '@musi/domain/address'
import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { validated } from '#testing/validated.ts'
import { type TestServer, startTestServer } from '#testing/testServer.ts'

let chain: TestChain
let server: TestServer
let governor: Address

beforeAll(async () => {
  chain = await testChain({ holds: 'history' })
  governor = chain.addressBook.contracts.governor ?? '0x'
  server = await startTestServer({}, { chain: { ...chain, beforeForward: () => Promise.resolve() } })
  await chain.snapshot()
})
afterAll(() => server.close())

/** The chain of a test signs for its accounts, as a wallet would. */
async function signed(voter: Address, proposal: number, support: boolean, chainId = 31337): Promise<BallotRequest> {
  const data = ballotTypedData(chainId, { governor, proposalId: BigInt(proposal), support })
  const text = JSON.parse(JSON.stringify(data, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)))
  const signature = String(await chain.request('eth_signTypedData_v4', [voter, text]))
  const r = `0x${signature.slice(2, 66)}` as const
  const s = `0x${signature.slice(66, 130)}` as const
  const last = signature.slice(130)
  return { voter, proposal: `${proposal}`, support, v: last === '1c' || last === '01' ? 28 : 27, r, s }
}
async function post(ballot: object): Promise<readonly [number, string | null]> {
  const headers = { 'content-type': 'application/json' }
  const { status, text } = await server.ask(BALLOTS_PATH, { method: 'POST', headers, body: JSON.stringify(ballot) })
  return [status, (JSON.parse(text) as { code?: string }).code ?? null]
}
async function waiting(proposal: number) {
  const { status, text } = await server.ask(`${BALLOTS_PATH}?proposal=${proposal}`)
  expect(status).toBe(200)
  return validated(Ballots, JSON.parse(text)).rows
}
const voter = demoAccount('voter').address
const proposer = (at: number) => seedAccount(24 + at).address

it('our own chain starts with signed votes that wait to be sent, most votes first (spec: governance.ballots-kept)', async () => {
  const rows = await waiting(7)
  expect([rows.length, rows.filter(({ support }) => support).length]).toEqual([3, 2])
  expect(rows.every(({ votes }) => BigInt(votes) >= 11_000_000n * 10n ** 18n)).toBe(true)
})

it('stores the vote of an account with voting power, returns it to anybody, and refuses a second one of the same signer', async () => {
  const ballot = await signed(voter, 7, true)
  expect(await post(ballot)).toEqual([200, null])
  expect(await post(ballot)).toEqual([200, null])
  expect(await post(await signed(voter, 7, false))).toEqual([409, 'otherSide'])
  const rows = await waiting(7)
  expect(rows.filter((row) => row.voter === voter)).toMatchObject([ballot])
  expect(rows.at(-1)?.voter).toBe(voter)
})

test.each([
  [
    'another side than was signed',
    async () => ({ ...(await signed(proposer(1), 9, true)), support: false }),
    422,
    'badSignature',
  ],
  [
    'another account than signed',
    async () => ({ ...(await signed(proposer(1), 9, true)), voter }),
    422,
    'badSignature',
  ],
  ['a signature for another chain', () => signed(proposer(1), 9, true, 137), 422, 'badSignature'],
  ['a proposal that nobody made', () => signed(voter, 99, true), 404, 'noSuchProposal'],
  ['a proposal that is decided', () => signed(proposer(1), 3, true), 409, 'notActive'],
  ['an account without votes', () => signed(demoAccount('newcomer').address, 9, true), 422, 'noVotes'],
  ['an account that has voted', () => signed(proposer(5), 7, true), 409, 'hasVoted'],
  ['something else', () => Promise.resolve({ voter }), 400, 'badRequest'],
] as const)('accepts no vote with %s', async (_, make, status, code) => {
  expect(await post(await make())).toEqual([status, code])
})

it('returns no vote that was cast, unless its block is undone', async () => {
  const before = await waiting(7)
  const [one] = before
  if (one === undefined) throw new Error('Nothing waits.')
  const { multicall3: multicall } = chain.addressBook.contracts
  const ballot = { proposalId: 7n, support: one.support, v: one.v, r: one.r as '0x', s: one.s as '0x' }
  await sendUnlocked(chain.request, voter, sendVotes({ governor, multicall, ballots: [ballot] }))
  expect((await waiting(7)).map((row) => row.voter)).toEqual(before.slice(1).map((row) => row.voter))
  await chain.revert()
  expect(await waiting(7)).toEqual(before)
})

it('returns no votes after voting has ended', async () => {
  expect(await waiting(7)).not.toEqual([])
  await chain.request('anvil_setStorageAt', [
    governor,
    endBlockSlot(7),
    word(Number(await chain.request('eth_blockNumber'))),
  ])
  await chain.request('evm_mine')
  expect(await waiting(7)).toEqual([])
})

it('requires a proposal number', async () => {
  const { status, text } = await server.ask(BALLOTS_PATH)
  expect([status, (JSON.parse(text) as { code: string }).code]).toEqual([400, 'badRequest'])
})
