import { accountWithRole } from '@musi/devchain/testing/lookUp'
import { sendUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { tokenReads } from '@musi/devchain/testing/tokenReads'
import type { Address } from '@musi/domain/address'
import { type Hex, parseSignature, serializeCompactSignature, signatureToCompactSignature } from 'viem'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type PermitRequest, type PermitSender, signPermit } from './signPermit.ts'
import { permitSignature } from './signPermit/permitSignature.ts'
import { signingGate } from './signingGate.ts'
import { SIGNING_METHODS } from './wallet/signingMethods.ts'
import { type DemoWallet, demoWallet } from './wallet/demo/demoWallet.ts'
import { guardProvider } from './wallet/guardProvider.ts'
import { type ChaosWallet, chaosWallet } from './testing/chaosWallet.ts'
import { stake } from './writes/rewards/stake.ts'

let chain: TestChain
let provider: Address
let demo: DemoWallet
let wallet: ChaosWallet
let sender: PermitSender
let permitRequest: PermitRequest

const pool = () => chain.addressBook.stakingPools[0] ?? { pair: '0x' as const, rewards: '0x' as const }

beforeAll(async () => {
  chain = await testChain()
  provider = accountWithRole(chain, 'provider')
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
  sender = { gate, guardedProvider, request, chainId, detector: book.contracts.smartWalletDetector ?? null }
  const { pair: token, rewards: spender } = pool()
  permitRequest = {
    token,
    domainName: 'Uniswap V2',
    owner: account,
    spender,
    value: 5n,
    deadlineSeconds: 1200,
    drawn: [token],
  }
}

beforeEach(async () => {
  await chain.snapshot()
  connect(provider)
})
afterEach(() => chain.revert())

const misbehaveOnce = (next: Parameters<ChaosWallet['next']>[1]) => wallet.next(SIGNING_METHODS.signTypedData, next)
const stakeWithPermit = async () => {
  const result = await signPermit(sender, permitRequest)
  if (result.kind !== 'signed') return result.kind
  const { rewards } = pool()
  await sendUnlocked(
    chain.request,
    provider,
    stake({ rewards, amount: 5n, allowance: { by: 'permit', permit: result.permit } }),
  )
  return tokenReads(chain.request).balance(rewards, provider)
}

test('a permit signed by the wallet is accepted by the contract', async () => {
  expect(await stakeWithPermit()).toBe(5n)
})

test.each([
  ['with a parity of 0 or 1', (hex: Hex) => `${hex.slice(0, -2)}0${parseSignature(hex).yParity}`],
  [
    'in compact form (EIP-2098)',
    (hex: Hex) => serializeCompactSignature(signatureToCompactSignature(parseSignature(hex))),
  ],
])('case 35: a signature %s is normalized and used', async (_, reshaped) => {
  const signed = await signPermit(sender, permitRequest)
  const method = SIGNING_METHODS.signTypedData
  const params = wallet.requests.at(-2)?.params
  expect(signed.kind).toBe('signed')
  misbehaveOnce({ does: 'lie', answer: reshaped((await demo.provider.request({ method, params })) as Hex) })
  expect(await stakeWithPermit()).toBe(5n)
})

test('case 35: a rejection does not lead to an approval instead', async () => {
  misbehaveOnce({ does: 'reject' })
  expect(await signPermit(sender, permitRequest)).toEqual({ kind: 'rejected' })
})

test.each([{ code: 4200 }, 'no', null])('case 35: any other error (%j) leads to an approval', async (error) => {
  misbehaveOnce({ does: 'throw', error })
  expect(await signPermit(sender, permitRequest)).toEqual({ kind: 'approveInstead', why: 'walletCannot' })
})

test.each(['0x', null, `0x${'11'.repeat(65)}`, `0x${'11'.repeat(64)}1b`, `0x${'11'.repeat(300)}`])(
  'a signature that is not the account’s (%j) is not used',
  async (answer) => {
    misbehaveOnce({ does: 'lie', answer })
    expect(await signPermit(sender, permitRequest)).toEqual({ kind: 'approveInstead', why: 'signedOtherwise' })
  },
)

test('case 38: a permit is discarded when the account changes during signing', async () => {
  misbehaveOnce({ does: 'meanwhile', run: () => wallet.reportAccounts([accountWithRole(chain, 'trader')]) })
  expect(await signPermit(sender, permitRequest)).toEqual({ kind: 'accountChanged' })
})

test('case 47: a smart wallet gets no permit request', async () => {
  connect(accountWithRole(chain, 'collector'))
  expect(await signPermit(sender, permitRequest)).toEqual({ kind: 'approveInstead', why: 'smartWallet' })
  expect(wallet.requests).toEqual([])
})

test('a token without permits is approved instead', async () => {
  const token = chain.addressBook.contracts.wrappedNative
  expect(await signPermit(sender, { ...permitRequest, token, drawn: [token] })).toEqual({
    kind: 'approveInstead',
    why: 'noPermit',
  })
})

test('case 35: a deadline of more than an hour is limited to an hour', async () => {
  const result = await signPermit(sender, { ...permitRequest, deadlineSeconds: 86_400 })
  const latest = (await chain.request('eth_getBlockByNumber', ['latest', false])) as { timestamp: string }
  expect(result).toMatchObject({ permit: { deadlineSeconds: BigInt(latest.timestamp) + 3600n } })
})

test('a value that is not a signature is rejected', () => {
  expect([permitSignature(7), permitSignature('0x'), permitSignature({})]).toEqual([null, null, null])
})
