import { accountWithRole } from '@musi/devchain/testing/lookUp'
import { ownWorld } from '@musi/devchain/world/ownWorld'
import { callUnlocked, sendUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import type { Address } from '@musi/domain/address'
import { MAX_VOTES_AT_ONCE } from '@musi/domain/governance/maxVotesAtOnce'
import {
  type Hex,
  encodeFunctionData,
  parseSignature,
  serializeCompactSignature,
  signatureToCompactSignature,
  toHex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { governorAbi } from '../abi/governor.ts'
import { directory } from '../explain/directory.ts'
import { explainTransaction } from '../explain/explainTransaction.ts'
import { accountTransactions } from '../requests/transactions/minedTransactions.ts'
import { latestBlockNumber } from '../requests/blocks/latestBlockNumber.ts'
import { contractValue } from '../requests/contracts/contractValue.ts'
import { signingGate } from '../signingGate.ts'
import { type ShownBallot, ballotTypedData } from '../signingGate/typed-data/ballotTypedData.ts'
import { type ChaosWallet, chaosWallet } from '../testing/chaosWallet.ts'
import { type DemoWallet, demoWallet } from '../wallet/demo/demoWallet.ts'
import { SIGNING_METHODS } from '../wallet/signingMethods.ts'
import { guardProvider } from '../wallet/guardProvider.ts'
import { delegate } from '../writes/governance/delegate.ts'
import { sendVotes } from '../writes/governance/sendVotes.ts'
import { transfer } from '../writes/tokens/transfer.ts'
import { votingState } from './votingState.ts'
import { type BallotSender, signBallot } from './signBallot.ts'
import { type SignedBallot, ballotSigner } from './signedBallot.ts'

const { governance, deployer } = ownWorld()
const { governor } = governance
const token = governance.token.address
let chain: TestChain
let voter: Address
let other: Address
let demo: DemoWallet
let wallet: ChaosWallet
let sender: BallotSender

const proposeData = () =>
  encodeFunctionData({
    abi: governorAbi,
    functionName: 'propose',
    args: [[deployer], [0n], ['nothing()'], ['0x'], 'A vote'],
  })

beforeAll(async () => {
  chain = await testChain()
  voter = accountWithRole(chain, 'voter')
  other = accountWithRole(chain, 'trader')
  const { request } = chain
  for (const account of [voter, other]) {
    await sendUnlocked(request, deployer, transfer({ what: token, recipient: account, amount: 10n ** 21n }))
    await sendUnlocked(request, account, delegate({ token, delegatee: account }))
  }
  await sendUnlocked(request, deployer, delegate({ token, delegatee: deployer }))
  await callUnlocked(request, deployer, { to: governor, data: proposeData(), value: 0n })
  await request('evm_mine')
})

function connect(account: Address) {
  const { request, chainId, addressBook: book, rpcUrl } = chain
  demo = demoWallet({ request, chainId, batchAccount: null, account, connected: true, ask: async () => true })
  wallet = chaosWallet(demo.provider)
  const guardedProvider = guardProvider(wallet.provider)
  if (guardedProvider === null) throw new Error('Not a usable wallet.')
  const gate = signingGate({
    guardedProvider,
    book,
    rpcUrl,
    origin: 'http://localhost',
    writes: () => true,
    log: () => undefined,
  })
  sender = { gate, guardedProvider, request, chainId }
}
beforeEach(async () => {
  await chain.snapshot()
  connect(voter)
})
afterEach(() => chain.revert())

const shownBallot = (more: Partial<ShownBallot> = {}): ShownBallot => ({
  governor,
  voter,
  proposalId: 1n,
  support: true,
  ...more,
})
const misbehaveOnce = (next: Parameters<ChaosWallet['next']>[1]) => wallet.next(SIGNING_METHODS.signTypedData, next)
async function getSignedBallot(more: Partial<ShownBallot> = {}): Promise<SignedBallot> {
  const result = await signBallot(sender, shownBallot(more))
  if (result.kind !== 'signed') throw new Error(JSON.stringify(result))
  return result.ballot
}
/** The gas limit of one transaction on any chain since Osaka (EIP-7825). */
const MAX_GAS = 2n ** 24n
/** Extra gas to find the votes of an account whose power changed a million times. */
const LONG_HISTORY_GAS = 45_000n
const readTally = async (id = 1n) => {
  const query = { address: governor, abi: governorAbi, functionName: 'proposals', args: [id] } as const
  const [, , , , , forVotes, againstVotes] = (await contractValue(chain.request, query)) ?? []
  return [forVotes, againstVotes]
}
const multicall = () => chain.addressBook.contracts.multicall3
const readStory = async (by: Address) => {
  const { mined } = await accountTransactions(chain.request, by, await latestBlockNumber(chain.request), 1)
  const [one] = mined
  if (one === undefined) throw new Error('Nothing was sent.')
  const addressDirectory = directory({ chainId: 31337, book: chain.addressBook, people: [] })
  return explainTransaction(one.transaction, one.receipt, addressDirectory).story
}
async function voterState(account: Address, id = 1n) {
  const contracts = { governor, token, multicall: multicall() }
  const all = await votingState(chain.request, contracts, id, [account])
  return all && { status: all.status, ...all.voters[0] }
}

test('a signed vote that another account sends counts with the signer’s voting power (spec: governance.ballot)', async () => {
  const power = (await voterState(voter))?.votes
  await sendUnlocked(
    chain.request,
    other,
    sendVotes({ governor, multicall: multicall(), ballots: [await getSignedBallot()] }),
  )
  expect(await readTally()).toEqual([power, 0n])
  expect(await voterState(voter)).toMatchObject({ status: 'active', hasVoted: true, votes: power })
  expect(await readStory(other)).toEqual({ kind: 'sentVoteFor', voter, proposal: { text: '1' } })
})

test('several ballots are sent in one transaction; one that no longer counts does not stop the others', async () => {
  const first = await getSignedBallot()
  connect(other)
  const second = await getSignedBallot({ voter: other, support: false })
  connect(voter)
  await sendUnlocked(chain.request, voter, sendVotes({ governor, multicall: multicall(), ballots: [first] }))
  await sendUnlocked(chain.request, deployer, sendVotes({ governor, multicall: multicall(), ballots: [first, second] }))
  const power = (await voterState(voter))?.votes
  const otherPower = (await voterState(other))?.votes
  expect(await readTally()).toEqual([power, otherPower])
  expect(await readStory(deployer)).toEqual({ kind: 'sentVotes', count: { text: '1' } })
})

test('the largest batch of ballots uses less than a third of a transaction’s gas limit, and all of them count (spec: governance.ballot)', async () => {
  const { request, chainId } = chain
  const voters = Array.from({ length: MAX_VOTES_AT_ONCE }, (_, at) => privateKeyToAccount(toHex(at + 1, { size: 32 })))
  await request('anvil_autoImpersonateAccount', [true])
  for (const { address } of voters) {
    await sendUnlocked(request, deployer, transfer({ what: token, recipient: address, amount: 10n ** 18n }))
    await sendUnlocked(request, address, delegate({ token, delegatee: address }))
  }
  await sendUnlocked(request, deployer, transfer({ what: token, recipient: other, amount: 10n ** 25n }))
  await callUnlocked(request, other, { to: governor, data: proposeData(), value: 0n })
  await request('evm_mine')
  const ballots = await Promise.all(
    voters.map(async (account): Promise<SignedBallot> => {
      const { types, ...content } = ballotTypedData(chainId, { governor, proposalId: 2n, support: true })
      const signature = await account.signTypedData({ ...content, types: { Ballot: types.Ballot } })
      const { r, s, yParity } = parseSignature(signature)
      return { proposalId: 2n, support: true, v: yParity === 0 ? 27 : 28, r, s }
    }),
  )
  const [first, ...more] = ballots
  if (first === undefined) throw new Error('There are no ballots.')
  await sendUnlocked(request, other, sendVotes({ governor, multicall: multicall(), ballots: [first, ...more] }))
  const { mined } = await accountTransactions(request, other, await latestBlockNumber(request), 1)
  const gas = mined[0]?.receipt.gasUsed ?? MAX_GAS
  expect(await readTally(2n)).toEqual([BigInt(MAX_VOTES_AT_ONCE) * 10n ** 18n, 0n])
  expect(gas + BigInt(MAX_VOTES_AT_ONCE) * LONG_HISTORY_GAS).toBeLessThan(MAX_GAS / 3n)
})

test('the signature identifies the voter; with another side, proposal, governor or chain it no longer does', async () => {
  const ballot = await getSignedBallot()
  expect(await ballotSigner(31337, governor, ballot)).toBe(voter)
  for (const changed of [{ support: false }, { proposalId: 2n }] as const)
    expect(await ballotSigner(31337, governor, { ...ballot, ...changed })).not.toBe(voter)
  expect(await ballotSigner(137, governor, ballot)).not.toBe(voter)
  expect(await ballotSigner(31337, token, ballot)).not.toBe(voter)
  expect(await ballotSigner(31337, governor, { ...ballot, r: `0x${'00'.repeat(32)}` })).toBeNull()
})

test.each([
  ['with a parity of 0 or 1', (hex: Hex) => `${hex.slice(0, -2)}0${parseSignature(hex).yParity}`],
  [
    'in compact form (EIP-2098)',
    (hex: Hex) => serializeCompactSignature(signatureToCompactSignature(parseSignature(hex))),
  ],
])('case 35: a ballot signature %s is normalized and used', async (_, reshaped) => {
  await getSignedBallot()
  const signRequest = wallet.requests.find(({ method }) => method === SIGNING_METHODS.signTypedData)
  const answer = await demo.provider.request({ method: SIGNING_METHODS.signTypedData, params: signRequest?.params })
  misbehaveOnce({ does: 'lie', answer: reshaped(answer as Hex) })
  expect(await signBallot(sender, shownBallot())).toMatchObject({ kind: 'signed', voter })
})

test('case 35: a request that was rejected, refused by the wallet or signed by somebody else yields no ballot', async () => {
  misbehaveOnce({ does: 'reject' })
  expect(await signBallot(sender, shownBallot())).toEqual({ kind: 'rejected' })
  misbehaveOnce({ does: 'throw', error: { code: 4200 } })
  expect(await signBallot(sender, shownBallot())).toEqual({ kind: 'cannot', why: 'walletCannot' })
  for (const answer of ['0x', null, `0x${'11'.repeat(64)}1b`]) {
    misbehaveOnce({ does: 'lie', answer })
    expect(await signBallot(sender, shownBallot())).toEqual({ kind: 'cannot', why: 'signedOtherwise' })
  }
})

test('case 38: a ballot is discarded when the account changes during signing', async () => {
  misbehaveOnce({ does: 'meanwhile', run: () => wallet.reportAccounts([other]) })
  expect(await signBallot(sender, shownBallot())).toEqual({ kind: 'accountChanged' })
})

test('a smart wallet cannot sign a ballot, and is not asked', async () => {
  expect(await signBallot(sender, shownBallot({ voter: governor }))).toEqual({ kind: 'cannot', why: 'smartWallet' })
  expect(wallet.requests).toEqual([])
})

test.each([
  ['a different proposal', { proposalId: 2n }, 'otherBallot'],
  ['a different side', { support: false }, 'otherBallot'],
  ['a different governor', { governor: '0x00000000000000000000000000000000000000E1' }, 'otherBallot'],
] as const)('case 35: the gate refuses a ballot for %s than the screen shows', async (_, changed, kind) => {
  const typedData = ballotTypedData(31337, { ...shownBallot(), ...changed })
  expect(await sender.gate.signBallot({ typedData, shown: shownBallot() })).toMatchObject({ refusal: { kind } })
  expect(wallet.requests.some(({ method }) => method === SIGNING_METHODS.signTypedData)).toBe(false)
})

test('case 35: the gate refuses a ballot of another chain, of an unlisted governor, or with extra fields', async () => {
  const { gate } = sender
  expect(await gate.signBallot({ typedData: ballotTypedData(137, shownBallot()), shown: shownBallot() })).toMatchObject(
    {
      refusal: { kind: 'otherBallot', field: 'domain' },
    },
  )
  const strange = shownBallot({ governor: '0x00000000000000000000000000000000000000E1' })
  expect(await gate.signBallot({ typedData: ballotTypedData(31337, strange), shown: strange })).toMatchObject({
    refusal: { kind: 'otherTarget' },
  })
  const own = ballotTypedData(31337, shownBallot())
  const more = { ...own, message: { ...own.message, extra: 1n } }
  expect(await gate.signBallot({ typedData: more, shown: shownBallot() })).toMatchObject({
    refusal: { kind: 'otherBallot', field: 'message' },
  })
  wallet.reportChain(137)
  expect(await gate.signBallot({ typedData: own, shown: shownBallot() })).toMatchObject({
    refusal: { kind: 'otherChain' },
  })
})

test('a proposal that does not exist has no voting state', async () => {
  expect(await voterState(voter, 99n)).toBeNull()
})
