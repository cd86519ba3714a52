import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createArtistToken } from '@musi/chain/writes/music/createArtistToken'
import { artistTokenAt } from '@musi/contracts/deploy/areas/staking'
import { ROLES_EXAMPLE } from '@musi/contracts/deploy/public/rolesFile'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PAYER, publicDeployOf, rolesOf } from './testing/publicDeployOf.ts'
import { type PublicTestChain, publicTestChain } from './testing/publicTestChain.ts'
import { repositoryRoot } from './run/steps.ts'

const OWNER = '0x1563915e194D8CfBA1943570603F7606A3115508'
const FUND = '0x5CbDd86a2FA8Dc4bDdd8a8f69dBa48572EeC07FB'
const GWEI = 10n ** 9n
const roles = rolesOf(OWNER, FUND)

let chain: PublicTestChain
let messages: string[]
beforeEach(async () => {
  messages = []
  chain = await publicTestChain(80002)
  await chain.fund(PAYER.address, 50)
})
afterEach(async () => {
  expect(chain.refused).toEqual([])
  await chain.stop()
})

const deployed = (more: Parameters<typeof publicDeployOf>[2] = {}) =>
  publicDeployOf(chain.rpcUrl, roles, { say: (line) => void messages.push(line), patienceMs: 300, ...more })
const nonce = async () => Number(await chain.direct('eth_getTransactionCount', [PAYER.address, 'latest']))
const hex = (value: bigint) => `0x${value.toString(16)}` as const
/** Number of contracts still to deploy, by the printed list. */
const toDeploy = () => Number(/(\d+) to deploy/.exec(messages.join('\n'))?.[1])

/** Makes a token as any stranger would, and returns its address. */
async function artistTokenOn({ direct }: PublicTestChain, factory: `0x${string}`): Promise<`0x${string}`> {
  const [call] = createArtistToken({ factory, name: 'Nova Reyes', symbol: 'NOVA', owner: FUND }).candidates
  await direct('anvil_impersonateAccount', [FUND])
  await chain.fund(FUND, 1)
  await direct('eth_sendTransaction', [{ from: FUND, to: call.to, data: call.data, gas: hex(4_000_000n) }])
  return artistTokenAt(factory, 0)
}

test('nothing is sent unless the person says yes', async () => {
  expect(await deployed({ confirm: () => Promise.resolve('Nothing was deployed.') })).toEqual({
    ok: false,
    sentence: 'Nothing was deployed.',
  })
  expect(chain.sends()).toBe(0)
})

test('an endpoint that dies in the middle ends the run with a sentence that names the step; the next run continues from there', async () => {
  chain.onSend((count, moment) => (count === 4 && moment === 'arrived' ? (chain.cut(true), 'drop') : undefined))
  const stopped = await deployed()
  expect(stopped.ok ? '' : stopped.sentence).toMatch(
    /^"Artist token factory" could not be set up on the chain: the endpoint does not answer \(.+\)\. Run it again/,
  )
  const all = toDeploy()
  chain.cut(false)
  expect(await deployed()).toMatchObject({ ok: true })
  expect([await nonce(), toDeploy()]).toEqual([all, all])
})

test('an endpoint that is briefly unreachable is retried, and no transaction is sent twice for it', async () => {
  chain.onSend((count, moment) => (count === 3 && moment === 'arrived' ? 'drop' : undefined))
  expect(await deployed()).toMatchObject({ ok: true })
  expect(await nonce()).toBe(toDeploy())
})

test('a transaction whose fee has become too low is replaced with a higher fee under the same nonce', async () => {
  await chain.direct('evm_setAutomine', [false])
  chain.onSend((count, moment) => {
    if (moment !== 'answered') return
    if (count === 1) void chain.direct('anvil_setNextBlockBaseFeePerGas', [hex(60n * GWEI)])
    if (count === 2) void chain.direct('evm_mine').then(() => chain.direct('evm_setAutomine', [true]))
  })
  expect(await deployed()).toMatchObject({ ok: true })
  expect(messages).toContain('It is not mined yet; sending it again for a higher fee.')
  expect(await nonce()).toBe(toDeploy())
})

test('a stuck transaction of an earlier run is waited for, then replaced, even if the node asks for more', async () => {
  await chain.direct('evm_setAutomine', [false])
  await chain.direct('anvil_impersonateAccount', [PAYER.address])
  const from = PAYER.address
  const fee = hex(60n * GWEI)
  const stuck = { from, to: FUND, gas: '0x5208', maxFeePerGas: fee, maxPriorityFeePerGas: hex(40n * GWEI) }
  await chain.direct('eth_sendTransaction', [stuck])
  const running = deployed()
  await expect.poll(() => messages).toContain('It is not mined yet; the next transaction replaces it.')
  await expect.poll(() => messages.some((line) => line.includes('sending it again for a higher fee'))).toBe(true)
  await chain.direct('evm_mine')
  await chain.direct('evm_setAutomine', [true])
  expect(await running).toMatchObject({ ok: true })
  // Had both been mined, there would be one more.
  expect(await nonce()).toBe(toDeploy())
})

test('reward pools and a distributor are deployed if the roles file names them, and existing contracts are reused', async () => {
  const first = await deployed()
  if (!first.ok) throw new Error(first.sentence)
  const { wrappedNative, governanceToken, seaport, conduitController } = first.book.contracts
  const existing = { wrappedNative, seaport, conduitController }
  const more = rolesOf(FUND, OWNER, { existing, rewardPools: [governanceToken] })
  const claims = { root: `0x${'ab'.repeat(32)}`, total: 1n } as const
  const second = await publicDeployOf(chain.rpcUrl, more, { claims, say: (line) => void messages.push(line) })
  if (!second.ok) throw new Error(second.sentence)
  const { book } = second
  expect(book.contracts).toMatchObject(existing)
  expect(book.contracts.merkleDistributor).toMatch(/^0x/)
  expect(book.tokens.map(({ symbol }) => symbol)).toEqual(['UNI', 'UNI'])
  expect(book.stakingPools).toEqual([{ pair: book.pools[0]?.pair, rewards: expect.stringMatching(/^0x/) }])
  expect(messages).toContainEqual(expect.stringMatching(/Reward pool of UNI +0x[0-9a-fA-F]{40} +to deploy/))
})

test('an artist’s token gets a reward pool that the address book names by the token alone (spec: staking.artist-pools)', async () => {
  const first = await deployed()
  if (!first.ok) throw new Error(first.sentence)
  const { artistTokenFactory } = first.book.contracts
  const token = await artistTokenOn(chain, artistTokenFactory)
  const second = await publicDeployOf(chain.rpcUrl, rolesOf(OWNER, FUND, { rewardPools: [token] }))
  if (!second.ok) throw new Error(second.sentence)
  expect(second.book.tokens.map(({ symbol }) => symbol)).toEqual(['UNI'])
  expect(second.book.pools).toEqual([])
  expect(second.book.stakingPools).toMatchObject([{ artistToken: token }])
})

test('a Seaport made with another conduit controller is detected, and no book is written', async () => {
  const first = await deployed()
  if (!first.ok) throw new Error(first.sentence)
  const { seaport, v2Factory } = first.book.contracts
  const mixed = rolesOf(OWNER, FUND, { existing: { seaport, conduitController: v2Factory } })
  const done = await publicDeployOf(chain.rpcUrl, mixed)
  expect(done.ok ? '' : done.sentence).toMatch(/uses the conduit controller 0x.+No address book was written\./s)
})

test('code other than the deployed one, and a role other than in the file, are detected: no book is written', async () => {
  const first = await deployed()
  if (!first.ok) throw new Error(first.sentence)
  const { v2Router, v2Factory } = first.book.contracts
  // Slot 1 of the factory is who sets the fee.
  await chain.direct('anvil_setStorageAt', [v2Factory, '0x1', `0x${FUND.slice(2).padStart(64, '0')}`])
  const role = await deployed()
  expect(role.ok ? '' : role.sentence).toContain(
    `On the chain the fee setter of the V2 factory is ${FUND}, but it should be ${OWNER}.`,
  )
  await chain.direct('anvil_setCode', [v2Router, '0x6001'])
  const code = await deployed()
  expect(code.ok ? '' : code.sentence).toContain(
    `The code of "V2 router" at ${v2Router} is not what was to be deployed.`,
  )
})

test('a wrapped currency that is not one is refused, and so is a reward pool of it with itself', async () => {
  const refused = async (more: object) => {
    const done = await publicDeployOf(chain.rpcUrl, rolesOf(OWNER, FUND, more))
    return done.ok ? 'it is deployed' : done.sentence
  }
  expect(await refused({ existing: { wrappedNative: OWNER } })).toContain('existing.wrappedNative names')
  const first = await deployed()
  if (!first.ok) throw new Error(first.sentence)
  const { wrappedNative } = first.book.contracts
  expect(await refused({ existing: { wrappedNative }, rewardPools: [wrappedNative] })).toContain('no pair with itself')
})

test('docs/deploy.md shows the roles file that the command prints', () => {
  expect(readFileSync(join(repositoryRoot, 'docs/deploy.md'), 'utf8')).toContain(ROLES_EXAMPLE)
})

test('the payer marks the accounts of passkeys if it owns the detector; otherwise the owner’s call is printed', async () => {
  const isPrinted = () => messages.some((line) => line.startsWith('Accounts of passkeys') && line.includes('0x'))
  expect(await deployed()).toMatchObject({ ok: true })
  expect(isPrinted()).toBe(true)
  messages = []
  const say = (line: string) => void messages.push(line)
  const own = await publicDeployOf(chain.rpcUrl, rolesOf(PAYER.address, FUND), { say })
  expect(own).toMatchObject({ ok: true })
  expect(isPrinted()).toBe(false)
  messages = []
  expect(await publicDeployOf(chain.rpcUrl, rolesOf(PAYER.address, FUND), { say })).toMatchObject({ ok: true })
  expect(messages).toContain('Everything is there already.')
})
