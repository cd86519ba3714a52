import { ownWorld } from '@musi/devchain/world/ownWorld'
import { callUnlocked, sendUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import { startBlockSlot } from '@musi/devchain/seed/governance/governance'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { rehearserBytecode } from '@musi/contracts/abi/rehearser'
import type { Address } from '@musi/domain/address'
import { type Hex, encodeAbiParameters, encodeFunctionData, parseAbiParameters, toHex } from 'viem'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { governorAbi } from '../abi/governor.ts'
import { directory } from '../explain/directory.ts'
import { identify } from '../explain/identify.ts'
import { block } from '../requests/blocks/block.ts'
import { RpcError } from '../rpc/rpcError.ts'
import type { RpcRequest } from '../rpc/rpcRequest.ts'
import type { Scene } from '../testing/honestWrites.ts'
import { createScene } from '../testing/createScene.ts'
import { castVote } from '../writes/governance/castVote.ts'
import { delegate } from '../writes/governance/delegate.ts'
import { transfer } from '../writes/tokens/transfer.ts'
import type { ProposalAction } from './timelockCall.ts'
import { execution, findExecution } from './execution.ts'
import { rehearserCode } from './tryByOverride.ts'
import { type RehearsalTime, momentOf, proposalRehearsal } from './proposalRehearsal.ts'

const coin = 10n ** 18n
const DAY = 86_400
const world = ownWorld()
const { governor, timelock } = world.governance
const token = world.governance.token.address
const deployer = world.deployer
let chain: TestChain
let scene: Scene

beforeAll(async () => {
  chain = await testChain()
  const [one, two] = chain.accounts
  if (one === undefined || two === undefined) throw new Error('There are no accounts.')
  scene = await createScene(chain.request, chain.addressBook, one.address, two.address)
  await sendUnlocked(chain.request, deployer, transfer({ what: token, recipient: timelock, amount: 5_000n * coin }))
  await sendUnlocked(chain.request, scene.account, transfer({ what: scene.a, recipient: timelock, amount: 1_000_000n }))
  await sendUnlocked(chain.request, deployer, delegate({ token, delegatee: deployer }))
  await chain.snapshot()
})
beforeEach(() => chain.revert())

const action = (target: Address, signature: string, values: readonly unknown[], value = 0n): ProposalAction => ({
  target,
  value,
  signature,
  data: encodeAbiParameters(parseAbiParameters(signature.slice(signature.indexOf('(') + 1, -1) || 'bytes'), values),
})
const grant = (to: Address, amount: bigint) => action(token, 'transfer(address,uint256)', [to, amount])
const setDelay = (seconds: number) => action(timelock, 'setDelay(uint256)', [BigInt(seconds)])
const swap = (deadline: number): readonly ProposalAction[] => {
  const { v2Router, wrappedNative } = chain.addressBook.contracts
  return [
    action(scene.a, 'approve(address,uint256)', [v2Router, 1_000_000n]),
    action(v2Router, 'swapExactTokensForETH(uint256,uint256,address[],address,uint256)', [
      700_000n,
      1n,
      [scene.a, wrappedNative],
      timelock,
      BigInt(deadline),
    ]),
  ]
}
const plainTransfer = (to: Address, value: bigint): ProposalAction => ({ target: to, value, signature: '', data: '0x' })

const withoutSimulation: RpcRequest = async (method, params) => {
  if (method === 'eth_simulateV1') throw new RpcError('refused', 'unknown method', -32601)
  return chain.request(method, params)
}
const withoutEither: RpcRequest = async (method, params) => {
  if (method === 'eth_call' && params?.[2] !== undefined) return '0x'
  return withoutSimulation(method, params)
}

const rehearsalScene = () => {
  const names = directory({ chainId: 31337, book: chain.addressBook, people: [] })
  return {
    timelock,
    multicall: chain.addressBook.contracts.multicall3,
    directory: names,
    identityOf: (address: Address) => identify(chain.request, names, address),
  }
}
async function rehearse(
  actions: readonly ProposalAction[],
  time: RehearsalTime = 'now',
  request: RpcRequest = chain.request,
) {
  return proposalRehearsal(request, rehearsalScene(), actions, await momentOf(request, time))
}

const send = (data: Hex, value = 0n) => callUnlocked(chain.request, deployer, { to: governor, data, value })
const abi = governorAbi
const latestBlock = async () => {
  const head = await block(chain.request, 'latest')
  if (head === null) throw new Error('There is no block.')
  return head
}

/** Executes a proposal without mining the blocks of its vote, and returns the transaction. */
async function executeProposal(actions: readonly ProposalAction[]): Promise<Hex> {
  const columns = [
    actions.map(({ target }) => target),
    actions.map(({ value }) => value),
    actions.map(({ signature }) => signature),
    actions.map(({ data }) => data),
  ] as const
  await send(encodeFunctionData({ abi, functionName: 'propose', args: [...columns, 'To be executed'] }))
  const from = (await latestBlock()).number
  const id = BigInt((await chain.request('eth_call', [{ to: governor, data: '0xda35c664' }, 'latest'])) as Hex)
  await chain.request('evm_mine')
  await sendUnlocked(chain.request, deployer, castVote({ governor, proposalId: id, vote: 'for' }))
  const end = BigInt(startBlockSlot(Number(id))) + 1n
  await chain.request('anvil_setStorageAt', [
    governor,
    toHex(end, { size: 32 }),
    toHex((await latestBlock()).number, { size: 32 }),
  ])
  await chain.request('evm_mine')
  await send(encodeFunctionData({ abi, functionName: 'queue', args: [id] }))
  await chain.request('evm_increaseTime', [2 * DAY + 10])
  await chain.request('evm_mine')
  const paid = actions.reduce((sum, { value }) => sum + value, 0n)
  await send(encodeFunctionData({ abi, functionName: 'execute', args: [id] }), paid)
  const found = await findExecution(
    chain.request,
    governor,
    { id: Number(id), block: from },
    (await latestBlock()).number,
  )
  if (found === null) throw new Error('The execution was not found.')
  return found
}

test('the rehearsal predicts the outcome to the wei for tokens, a swap, native currency and the delay (spec: governance.foretold-and-happened)', async () => {
  const stranger = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'
  const actions = [
    grant(scene.friend, 1_234_567_890_123_456_789n),
    ...swap(2 ** 40),
    plainTransfer(stranger, 3n * coin + 7n),
    setDelay(4 * DAY),
  ]
  const prediction = await rehearse(actions)
  if (prediction.kind !== 'works') throw new Error(JSON.stringify(prediction))
  const done = await execution(chain.request, rehearsalScene(), actions, await executeProposal(actions))
  if (done?.comparison.kind !== 'compared') throw new Error('It was not compared.')
  expect(done.comparison).toMatchObject({ differences: [], missing: [], extra: [] })
  // The rehearsal two days earlier predicted the same.
  expect(done.comparison.prediction.changes).toEqual(prediction.changes)
  expect(prediction.changes).toContainEqual({
    watch: { kind: 'balance', currency: token, holder: timelock },
    before: 5_000n * coin,
    after: 5_000n * coin - 1_234_567_890_123_456_789n,
  })
  expect(prediction.changes).toContainEqual({
    watch: { kind: 'balance', currency: 'native', holder: stranger },
    before: 0n,
    after: 3n * coin + 7n,
  })
  expect(prediction.changes).toContainEqual({
    watch: { kind: 'parameter', contract: timelock, name: 'delay' },
    before: BigInt(2 * DAY),
    after: BigInt(4 * DAY),
  })
  // The treasury gets the proceeds of the swap, but not the value sent with the call.
  const treasury = prediction.changes.find(
    ({ watch }) => watch.kind === 'balance' && watch.currency === 'native' && watch.holder === timelock,
  )
  expect(treasury?.before).toBe(0n)
  expect(treasury?.after).toBeGreaterThan(0n)
  expect(prediction.moves).toContainEqual({
    kind: 'amount',
    currency: 'native',
    amount: 3n * coin + 7n,
    from: timelock,
    to: stranger,
  })
})

test('a difference between prediction and outcome is named', async () => {
  const actions = [grant(scene.friend, coin)]
  const hash = await executeProposal(actions)
  const done = await execution(chain.request, rehearsalScene(), [grant(scene.friend, 2n * coin)], hash)
  if (done?.comparison.kind !== 'compared') throw new Error('It was not compared.')
  expect(done.comparison.differences).toHaveLength(2)
  expect(done.comparison.missing).toMatchObject([{ amount: 2n * coin }])
  expect(done.comparison.extra).toMatchObject([{ amount: coin }])
})

test('a node that cannot simulate is asked by `eth_call`, which predicts the same except for the transfers', async () => {
  const actions = [grant(scene.friend, 5n), ...swap(2 ** 40), plainTransfer(scene.friend, 9n), setDelay(3 * DAY)]
  const one = await rehearse(actions)
  const other = await rehearse(actions, 'now', withoutSimulation)
  if (one.kind !== 'works' || other.kind !== 'works') throw new Error(JSON.stringify([one, other]))
  expect(other.moves).toBeNull()
  expect(one.changes).toEqual(expect.arrayContaining([...other.changes]))
  expect(other.changes.length).toBeGreaterThan(3)
  expect(await rehearse(actions, 'now', withoutEither)).toEqual({ kind: 'unable' })
})

test.each(['by simulation', 'by eth_call'])('a failing step is named with its contract’s reason, %s', async (way) => {
  const request = way === 'by simulation' ? chain.request : withoutSimulation
  expect(await rehearse([grant(scene.friend, 1n), setDelay(DAY)], 'now', request)).toMatchObject({
    kind: 'fails',
    at: 1,
    refusal: { kind: 'reason', text: 'Timelock::setDelay: Delay must exceed minimum delay.' },
  })
  expect(await rehearse([grant(scene.friend, 6_000n * coin)], 'now', request)).toMatchObject({
    kind: 'fails',
    at: 0,
    refusal: { kind: 'error', name: 'ERC20InsufficientBalance' },
  })
})

test.each(['by simulation', 'by eth_call'])(
  'a swap that works today and expires before its eta is reported as failing, %s',
  async (way) => {
    const request = way === 'by simulation' ? chain.request : withoutSimulation
    const { timeSeconds } = await latestBlock()
    const actions = swap(timeSeconds + DAY)
    expect(await rehearse(actions, 'now', request)).toMatchObject({ kind: 'works' })
    expect(await rehearse(actions, { atSeconds: timeSeconds + 2 * DAY }, request)).toMatchObject({
      kind: 'fails',
      at: 1,
      refusal: { kind: 'reason', text: 'UniswapV2Router: EXPIRED' },
    })
  },
)

test('the rehearsal of an unknown contract shows only transfers (spec: governance.unknown-target)', async () => {
  const blind = { ...rehearsalScene(), identityOf: async () => ({ kind: 'contract' }) as const }
  const actions = [grant(scene.friend, 5n), setDelay(4 * DAY)]
  const answer = await proposalRehearsal(chain.request, blind, actions, await momentOf(chain.request, 'now'))
  if (answer.kind !== 'works') throw new Error(JSON.stringify(answer))
  expect(answer.changes.map(({ watch }) => watch.kind)).toEqual(['balance', 'balance'])
  expect(answer.moves).toHaveLength(1)
})

test('the code that the simulation places at the account equals that of a deployed rehearser', async () => {
  expect(await chain.request('eth_call', [{ data: rehearserBytecode }, 'latest'])).toBe(rehearserCode)
})
