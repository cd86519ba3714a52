import { tokenAddress } from '@musi/devchain/testing/lookUp'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import type { Address } from '@musi/domain/address'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RpcRequest } from '../rpc/rpcRequest.ts'
import { type Directory, directory } from './directory.ts'
import { identify } from './identify.ts'

const UNUSED_ADDRESS = '0x00000000000000000000000000000000000000c2'

let chain: TestChain
let bookDirectory: Directory
/** Without the entries of the address book, so identities come from the contracts themselves. */
let emptyDirectory: Directory
let holder: Address
const token = (symbol: string) => tokenAddress(chain.addressBook.tokens, symbol)

beforeAll(async () => {
  chain = await testChain()
  const { addressBook: book, accounts } = chain
  bookDirectory = directory({ chainId: 31337, book, people: accounts })
  const { v2Factory, v1Factory = '0x' } = book.contracts
  const nothing = { contracts: { v2Factory, v1Factory }, tokens: [], pools: [], stakingPools: [] }
  emptyDirectory = directory({ chainId: 31337, book: nothing, people: [] })
  holder = accounts[0]?.address ?? '0x'
})

describe('the identity of an address', () => {
  it('comes from the address book if it is listed', async () => {
    expect(await identify(chain.request, bookDirectory, holder)).toEqual({ kind: 'person', name: 'Theo' })
    expect(await identify(chain.request, bookDirectory, chain.addressBook.contracts.v2Router)).toEqual({
      kind: 'role',
      role: 'v2Router',
    })
    expect(await identify(chain.request, bookDirectory, chain.addressBook.contracts.wrappedNative)).toMatchObject({
      symbol: 'WETH',
    })
  })

  it('is detected on chain if it is not listed', async () => {
    const [pool] = chain.addressBook.pools
    expect(await identify(chain.request, emptyDirectory, token('DAI'))).toMatchObject({ kind: 'token', symbol: 'DAI' })
    expect(await identify(chain.request, emptyDirectory, pool?.pair ?? '0x')).toMatchObject({ kind: 'pair' })
    expect(await identify(chain.request, emptyDirectory, chain.addressBook.contracts.v2Router)).toEqual({
      kind: 'contract',
    })
    expect(await identify(chain.request, emptyDirectory, UNUSED_ADDRESS)).toEqual({ kind: 'account' })
  })

  it('is requested with a gas limit for each answer', async () => {
    const limits = new Set<unknown>()
    const request: typeof chain.request = (method, params) => {
      const [call] = (params ?? []) as readonly { gas?: string }[]
      if (method === 'eth_call') limits.add(call?.gas)
      return chain.request(method, params)
    }
    expect(await identify(request, emptyDirectory, token('DAI'))).toMatchObject({ kind: 'token', symbol: 'DAI' })
    expect([...limits]).toEqual(['0x1e8480'])
  })

  it('is returned for a known contract without its long code', async () => {
    const requestedAddresses: string[] = []
    const request: typeof chain.request = (method, params) => {
      requestedAddresses.push(method)
      return chain.request(method, params)
    }
    const [pool] = chain.addressBook.pools
    expect(await identify(request, emptyDirectory, token('DAI'), true)).toMatchObject({ kind: 'token', symbol: 'DAI' })
    expect(await identify(request, emptyDirectory, pool?.pair ?? '0x', true)).toMatchObject({ kind: 'pair' })
    expect(new Set(requestedAddresses)).toEqual(new Set(['eth_call']))
  })

  it('is not a pair just because the contract claims to be one', async () => {
    const [pool] = chain.addressBook.pools
    const { v2Router } = chain.addressBook.contracts
    const elsewhere = directory({
      chainId: 31337,
      book: { contracts: { v2Factory: v2Router }, tokens: [], pools: [], stakingPools: [] },
      people: [],
    })
    expect((await identify(chain.request, elsewhere, pool?.pair ?? '0x')).kind).toBe('token')
  })
})

it('a passkey account is recognised by its code, which names our implementation', async () => {
  const implementation = '0x4F4B1E9795B44d9865f2502cc7FD66E5eEEbC576'
  const answering =
    (target: string): RpcRequest =>
    (method, params, options) =>
      method === 'eth_getCode'
        ? Promise.resolve(`0x363d3d373d3d3d363d73${target.slice(2).toLowerCase()}5af43d82803e903d91602b57fd5bf3`)
        : chain.request(method, params, options)
  const book = { contracts: { passkeyAccount: implementation }, tokens: [], pools: [], stakingPools: [] } as const
  const known = directory({ chainId: 31_337, book, people: [] })
  const account = '0x1563915e194D8CfBA1943570603F7606A3115508'
  expect(await identify(answering(implementation), known, account)).toEqual({ kind: 'passkeyAccount' })
  expect(await identify(answering(account), known, account)).toEqual({ kind: 'contract' })
})
