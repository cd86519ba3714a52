import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import type { Address } from '@musi/domain/address'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Directory, directory } from './directory.ts'
import { identity } from './identity.ts'

const UNUSED_ADDRESS = '0x00000000000000000000000000000000000000c2'

let chain: TestChain
let who: Directory
/** Knows nothing of the book, so identities come from the contracts themselves. */
let stranger: Directory
let holder: Address
const token = (symbol: string) => chain.addressBook.tokens.find((one) => one.symbol === symbol)?.address ?? '0x'

beforeAll(async () => {
  chain = await testChain()
  const { addressBook: book, accounts } = chain
  who = directory({ chainId: 31337, book, people: accounts })
  const { v2Factory, v1Factory = '0x' } = book.contracts
  const nothing = { contracts: { v2Factory, v1Factory }, tokens: [], pools: [], stakingPools: [] }
  stranger = directory({ chainId: 31337, book: nothing, people: [] })
  holder = accounts[0]?.address ?? '0x'
})

describe('the identity of an address', () => {
  it('comes from the address book if it is listed', async () => {
    expect(await identity(chain.request, who, holder)).toEqual({ kind: 'person', name: 'Theo' })
    expect(await identity(chain.request, who, chain.addressBook.contracts.v2Router)).toEqual({
      kind: 'role',
      role: 'v2Router',
    })
    expect(await identity(chain.request, who, chain.addressBook.contracts.wrappedNative)).toMatchObject({
      symbol: 'WETH',
    })
  })

  it('is detected on chain if it is not listed', async () => {
    const [pool] = chain.addressBook.pools
    expect(await identity(chain.request, stranger, token('DAI'))).toMatchObject({ kind: 'token', symbol: 'DAI' })
    expect(await identity(chain.request, stranger, pool?.pair ?? '0x')).toMatchObject({ kind: 'pair' })
    expect(await identity(chain.request, stranger, chain.addressBook.contracts.v2Router)).toEqual({ kind: 'contract' })
    expect(await identity(chain.request, stranger, UNUSED_ADDRESS)).toEqual({ kind: 'account' })
  })

  it('is requested with a gas limit for each answer', async () => {
    const limits = new Set<unknown>()
    const request: typeof chain.request = (method, params) => {
      const [call] = (params ?? []) as readonly { gas?: string }[]
      if (method === 'eth_call') limits.add(call?.gas)
      return chain.request(method, params)
    }
    expect(await identity(request, stranger, token('DAI'))).toMatchObject({ kind: 'token', symbol: 'DAI' })
    expect([...limits]).toEqual(['0x1e8480'])
  })

  it('is returned for a known contract without its long code', async () => {
    const asked: string[] = []
    const request: typeof chain.request = (method, params) => {
      asked.push(method)
      return chain.request(method, params)
    }
    const [pool] = chain.addressBook.pools
    expect(await identity(request, stranger, token('DAI'), true)).toMatchObject({ kind: 'token', symbol: 'DAI' })
    expect(await identity(request, stranger, pool?.pair ?? '0x', true)).toMatchObject({ kind: 'pair' })
    expect(new Set(asked)).toEqual(new Set(['eth_call']))
  })

  it('is not a pair just because the contract claims to be one', async () => {
    const [pool] = chain.addressBook.pools
    const { v2Router } = chain.addressBook.contracts
    const elsewhere = directory({
      chainId: 31337,
      book: { contracts: { v2Factory: v2Router }, tokens: [], pools: [], stakingPools: [] },
      people: [],
    })
    expect((await identity(chain.request, elsewhere, pool?.pair ?? '0x')).kind).toBe('token')
  })
})
