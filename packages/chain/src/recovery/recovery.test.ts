import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { passkeySigner } from '@musi/domain/accounts/secondSigner'
import type { Address } from '@musi/domain/address'
import { type Hex, type TypedDataDefinition, hashTypedData, zeroAddress } from 'viem'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { recoveredAccounts } from '../requests/accounts/recoveredAccounts.ts'
import { accountsOfSigner } from '../requests/accounts/accountsOfSigner.ts'
import { KEY_REPLACED } from '../requests/accounts/recoveryLogs.ts'
import { recoveryHash } from '../signingGate/passkey/finishedOperation.ts'
import { recoveryTypedData } from '../signingGate/typed-data/recoveryTypedData.ts'
import { KEY, OTHER_KEY, passkeyRecovery } from '../testing/passkeyRecovery.ts'
import { sendMined } from '../testing/sendMined.ts'
import { softPasskey } from '../testing/softPasskey.ts'
import { proposeRecovery } from '../writes/recovery/proposeRecovery.ts'
import { signRecoveryByPasskey } from './signRecoveryByPasskey.ts'

const WEEK = 7 * 86_400
const stranger: Address = '0x00000000000000000000000000000000000000E1'

let chain: TestChain
let recovery: ReturnType<typeof passkeyRecovery>
let helper: Address
let implementation: Address
let account: Address

const node = (method: string, params: readonly unknown[]) =>
  method === 'eth_sendTransaction' ? sendMined(chain.request, Object(params[0])) : chain.request(method, params)
const pass = async (seconds: number) => {
  await chain.request('evm_increaseTime', [seconds])
  await chain.request('evm_mine')
}

beforeAll(async () => {
  chain = await testChain()
  const { passkeyAccountFactory: factory = zeroAddress, passkeyAccount = zeroAddress } = chain.addressBook.contracts
  implementation = passkeyAccount
  helper = chain.accounts[0]?.address ?? zeroAddress
  recovery = passkeyRecovery({ node, factory, chainId: chain.chainId, from: helper })
})
beforeEach(async () => {
  await chain.snapshot()
  account = await recovery.open(KEY)
})
afterEach(() => chain.revert())

async function recovered(): Promise<void> {
  await recovery.setSecondSigner(account, helper)
  await recovery.propose(account, OTHER_KEY)
  await pass(WEEK + 1)
  await recovery.take(account)
}

test('an account is found by its new key only, once that is in force (spec: touch.recovered-account)', async () => {
  const found = () => recoveredAccounts(chain.request, implementation, [KEY, OTHER_KEY])
  await recovery.setSecondSigner(account, helper)
  await recovery.propose(account, OTHER_KEY)
  expect(await found()).toEqual([])
  await pass(WEEK + 1)
  await recovery.take(account)
  expect(await found()).toEqual([{ account, key: OTHER_KEY }])
  expect(await recoveredAccounts(chain.request, implementation, [KEY])).toEqual([])
})

test('an account that a later recovery gave to another key is not found by the earlier one', async () => {
  await recovered()
  await recovery.propose(account, KEY)
  await pass(WEEK + 1)
  await recovery.take(account)
  expect(await recoveredAccounts(chain.request, implementation, [OTHER_KEY])).toEqual([])
  expect(await recoveredAccounts(chain.request, implementation, [KEY])).toEqual([{ account, key: KEY }])
})

/** A node that adds a log of a stranger's contract to its answers. */
const lying =
  (address: Address, change: (method: string) => unknown = () => undefined): TestChain['request'] =>
  async (method, params, options) => {
    const own = change(method)
    if (own !== undefined) return own
    if (method !== 'eth_getLogs') return chain.request(method, params, options)
    const log = { address, topics: [KEY_REPLACED, OTHER_KEY.x], data: OTHER_KEY.y, logIndex: '0x0' }
    return [{ ...log, blockNumber: '0x1', transactionHash: OTHER_KEY.x }]
  }

test('a log of a foreign contract does not lead to an account, whatever key it names', async () => {
  for (const address of [stranger, chain.addressBook.contracts.v2Router])
    expect(await recoveredAccounts(lying(address), implementation, [OTHER_KEY])).toEqual([])
})

test('a log of one of our accounts does not lead to it if its key is another one', async () => {
  expect(await recoveredAccounts(lying(account), implementation, [OTHER_KEY])).toEqual([])
})

test('a hundred logs of other contracts do not hide the account that a recovery gave to a key', async () => {
  await recovered()
  const crowded: TestChain['request'] = async (method, params, options) => {
    const answer = await chain.request(method, params, options)
    if (method !== 'eth_getLogs') return answer
    const own = answer as readonly Record<string, unknown>[]
    const junk = Array.from({ length: 100 }, (_, at) => ({
      ...own[0],
      address: `0x${(0xbad000 + at).toString(16).padStart(40, '0')}`,
    }))
    return [...own, ...junk]
  }
  expect(await recoveredAccounts(crowded, implementation, [OTHER_KEY])).toEqual([{ account, key: OTHER_KEY }])
})

test('without an answer nothing is said to be found', async () => {
  const silent = lying(account, () => {
    throw new Error('away')
  })
  await expect(recoveredAccounts(silent, implementation, [OTHER_KEY])).rejects.toThrow('away')
})

test('the accounts of a second signer are those that name it now (spec: touch.seconded-accounts)', async () => {
  const found = () => accountsOfSigner(chain.request, implementation, helper)
  expect(await found()).toEqual({ accounts: [], isWhole: true })
  await recovery.setSecondSigner(account, helper)
  expect(await found()).toEqual({ accounts: [account], isWhole: true })
  await recovery.setSecondSigner(account, stranger)
  expect(await found()).toEqual({ accounts: [], isWhole: true })
})

test('a proposal is hashed as its contract does', () => {
  const shown = { account, ...OTHER_KEY, round: 3n }
  expect(recoveryHash(shown, chain.chainId)).toBe(
    hashTypedData(recoveryTypedData(chain.chainId, shown) as unknown as TypedDataDefinition),
  )
})

test('a second passkey proposes a key by one touch, for the account, key and round on screen only', async () => {
  const passkey = softPasskey()
  const verifier = chain.addressBook.contracts.passkeyVerifier ?? zeroAddress
  await recovery.setSecondSigner(account, passkeySigner(verifier, passkey))
  const sign = (round: bigint) =>
    signRecoveryByPasskey(
      { account, ...OTHER_KEY, round },
      { chainId: chain.chainId, rpId: 'localhost', passkeys: passkey.passkeys },
    )
  const propose = async (signature: Hex | null) => {
    const [{ to, data }] = proposeRecovery({ account, ...OTHER_KEY, signature: signature ?? '0x' }).candidates
    return node('eth_sendTransaction', [{ from: helper, to, data, gas: '0x2dc6c0' }])
  }
  const round = await recovery.round(account)
  const early = proposeRecovery({ account, ...OTHER_KEY, signature: (await sign(round + 1n)) ?? '0x' }).candidates[0]
  const ask = { from: helper, to: account, data: early.data }
  await expect(chain.request('eth_call', [ask, 'latest'])).rejects.toThrow()
  await propose(await sign(round))
  await pass(WEEK + 1)
  await recovery.take(account)
  expect(await recoveredAccounts(chain.request, implementation, [OTHER_KEY])).toEqual([{ account, key: OTHER_KEY }])
})
