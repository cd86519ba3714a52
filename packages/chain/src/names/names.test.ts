import { accountWithRole } from '@musi/devchain/testing/lookUp'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import type { Address } from '@musi/domain/address'
import { encodeFunctionData, numberToHex } from 'viem'
import { beforeAll, describe, expect, it } from 'vitest'
import { nameRegistryAbi, nameResolverAbi } from '../abi/names.ts'
import { rpcClient } from '../client.ts'
import { type MulticallStore, multicallStore } from '../multicall/multicallStore.ts'
import { contractValue } from '../requests/contracts/contractValue.ts'
import { updateHead, settledValue } from '../testing/settledValue.ts'
import { addressName } from './addressName.ts'
import { contentHash } from './contentHash.ts'
import { nameAddress } from './nameAddress.ts'
import { nodeOf } from './nameReads.ts'

const UNNAMED: Address = '0x00000000000000000000000000000000000000c4'

let chain: TestChain
let store: MulticallStore
const registry = () => chain.addressBook.contracts.nameRegistry ?? null

beforeAll(async () => {
  chain = await testChain({ holds: 'history' })
  const { multicall3 } = chain.addressBook.contracts
  store = multicallStore({ request: rpcClient(chain.rpcUrl), multicall: multicall3 })
  await updateHead(store, chain.request)
})

describe('a name', () => {
  it('resolves to an address in any spelling', async () => {
    const expected = { kind: 'address', address: accountWithRole(chain, 'trader') }
    expect(await settledValue(nameAddress(store, registry(), 'theo.eth'))).toEqual(expected)
    expect(await settledValue(nameAddress(store, registry(), 'Theo.ETH'))).toEqual(expected)
  })

  it('does not resolve if it has no owner, or on a chain without names', async () => {
    for (const text of ['nobody-has-this.eth', 'not a name', ''])
      expect(await settledValue(nameAddress(store, registry(), text)), text).toEqual({ kind: 'none' })
    expect(await settledValue(nameAddress(store, null, 'theo.eth'))).toEqual({ kind: 'none' })
  })
})

describe('an address', () => {
  it('has the name that it claims if the name resolves back to it', async () => {
    expect(await settledValue(addressName(store, registry(), accountWithRole(chain, 'trader')))).toEqual({
      kind: 'name',
      name: 'theo.eth',
    })
  })

  it('has no name if it never claimed one, even if a name resolves to it', async () => {
    expect(await settledValue(addressName(store, registry(), accountWithRole(chain, 'staker')))).toEqual({
      kind: 'none',
    })
    expect(await settledValue(addressName(store, registry(), UNNAMED))).toEqual({ kind: 'none' })
    expect(await settledValue(addressName(store, null, accountWithRole(chain, 'trader')))).toEqual({ kind: 'none' })
  })

  it('has no name if it claims the name of another address', async () => {
    const { request } = chain
    const reverse = await contractValue(request, {
      address: registry() ?? '0x',
      abi: nameRegistryAbi,
      functionName: 'owner',
      args: [nodeOf('addr.reverse')],
    })
    const data = encodeFunctionData({
      abi: [
        { type: 'function', name: 'setName', inputs: [{ type: 'string' }], outputs: [], stateMutability: 'nonpayable' },
      ],
      functionName: 'setName',
      args: ['vera.eth'],
    })
    const from = accountWithRole(chain, 'newcomer')
    await request('eth_sendTransactionSync', [{ from, to: reverse, data, gas: numberToHex(1_000_000n) }])
    await updateHead(store, request)
    expect(await settledValue(addressName(store, registry(), from))).toEqual({ kind: 'none' })
  })
})

describe('case 101: the content hash of a name', () => {
  it('resolves to a list', async () => {
    expect(await contentHash(chain.request, registry(), 'artists.eth')).toMatchObject({ ok: true, kind: 'ipfs' })
  })

  it.each(['theo.eth', 'nobody-has-this.eth'])('is missing for %s: "Failed to resolve ENS name"', async (name) => {
    const sentence = `Failed to resolve ENS name: ${name}`
    expect(await contentHash(chain.request, registry(), name)).toEqual({ ok: false, kind: 'unresolved', sentence })
    expect(await contentHash(chain.request, null, name)).toEqual({ ok: false, kind: 'unresolved', sentence })
  })

  it.each(['0xe40101fa011b20', '0x1234', '0xe3'])(
    'is not supported (%s): "Failed to translate contenthash to URI"',
    async (hash) => {
      const args = [nodeOf('theo.eth'), hash] as const
      const resolver = await contractValue(chain.request, {
        address: registry() ?? '0x',
        abi: nameRegistryAbi,
        functionName: 'resolver',
        args: [nodeOf('theo.eth')],
      })
      const data = encodeFunctionData({
        abi: nameResolverAbi,
        functionName: 'setContenthash',
        args: [args[0], `0x${hash.slice(2)}`],
      })
      const call = { from: accountWithRole(chain, 'trader'), to: resolver, data, gas: numberToHex(1_000_000n) }
      await chain.request('eth_sendTransactionSync', [call])
      const sentence = `Failed to translate contenthash to URI: ${hash}`
      expect(await contentHash(chain.request, registry(), 'theo.eth')).toEqual({
        ok: false,
        kind: 'untranslated',
        sentence,
        hash,
      })
    },
  )
})
