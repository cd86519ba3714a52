import type { Address } from '@musi/domain/address'
import { type Hex, decodeFunctionData, encodeFunctionResult, numberToHex, zeroHash } from 'viem'
import { beforeEach, describe, expect, it } from 'vitest'
import { multicall3Abi } from '../abi/multicall3.ts'
import type { RpcRequest } from '../rpc/rpcRequest.ts'
import { totalSupply } from '../reads/tokens/totalSupply.ts'
import { RpcError } from '../rpc/rpcError.ts'
import { testClock } from '../testing/testClock.ts'
import { type MulticallStore, multicallStore } from './multicallStore.ts'
import { ONCE, type Read } from './read.ts'
import { watchRead, watchReads } from './watchReads.ts'

const MULTICALL: Address = '0xcA11bde05977b3631167028862bE2a173976CA11'
const token = (nth: number): Address => `0x${String(nth).padStart(40, '0')}`

/** A node whose answers the test controls: it answers each aggregate at a given block, or fails it. */
function controlledNode() {
  type PendingRequest = { count: number; answer: (block: number) => void; fail: () => void }
  const pending: PendingRequest[] = []
  let requests = 0
  const request: RpcRequest = (_, [call] = [], { signal } = {}) => {
    requests += 1
    const { args } = decodeFunctionData({ abi: multicall3Abi, data: (call as { data: Hex }).data })
    const [, calls] = args as readonly [boolean, readonly unknown[]]
    const count = calls.length
    return new Promise((resolve, reject) => {
      const answer = (block: number) => {
        const returnData = numberToHex(BigInt(block), { size: 32 })
        const results = Array.from({ length: count }, () => ({ success: true, returnData }))
        const functionName = 'tryBlockAndAggregate'
        resolve(encodeFunctionResult({ abi: multicall3Abi, functionName, result: [BigInt(block), zeroHash, results] }))
      }
      const fail = () => reject(new RpcError('unreachable', 'Failed to send batch call'))
      const one = { count, answer, fail }
      pending.push(one)
      signal?.addEventListener('abort', () => {
        pending.splice(pending.indexOf(one), 1)
        reject(signal.reason as Error)
      })
    })
  }
  const next = (): PendingRequest => {
    const first = pending.shift()
    if (first === undefined) throw new Error('There is no request.')
    return first
  }
  return { request, next, waiting: () => pending.map(({ count }) => count), requestCount: () => requests }
}

let node: ReturnType<typeof controlledNode>
let time: ReturnType<typeof testClock>
let store: MulticallStore
let logged: string[]

beforeEach(() => {
  node = controlledNode()
  time = testClock()
  logged = []
  const { clock } = time
  store = multicallStore({ request: node.request, multicall: MULTICALL, clock, log: (text) => logged.push(text) })
})

const head = (number: number, hash = `0x${number}`) => store.head({ number, hash })
function listen(read: Read<bigint> = totalSupply(token(1))) {
  const watch = watchRead(store, read)
  let notified = 0
  const stop = watch.subscribe(() => (notified += 1))
  return { get: watch.get, stop, notified: () => notified }
}
const value = (block: number, syncing = false, overdue = false) => ({
  kind: 'value',
  value: BigInt(block),
  block,
  syncing,
  overdue,
})
const loading = (overdue = false) => ({ kind: 'loading', overdue })

describe('a requested value', () => {
  it('is requested after the first block, at once for the first listener and together for those within 100 ms', async () => {
    listen()
    await time.advance(0)
    expect(node.waiting()).toEqual([])
    head(7)
    expect(node.waiting()).toEqual([1])
    await time.advance(200)
    for (const nth of [2, 3]) listen(totalSupply(token(nth)))
    await time.settled()
    expect(node.waiting()).toEqual([1, 2])
    listen(totalSupply(token(4)))
    await time.advance(50)
    listen(totalSupply(token(5)))
    await time.advance(49)
    expect(node.waiting()).toEqual([1, 2])
    await time.advance(1)
    expect(node.waiting()).toEqual([1, 2, 2])
  })

  it('is fetched once for all listeners, until the last one is gone', async () => {
    head(7)
    const screens = [listen(), listen(), listen()]
    await time.settled()
    expect(node.waiting()).toEqual([1])
    node.next().answer(7)
    await time.settled()
    expect(screens.map(({ get }) => get())).toEqual([value(7), value(7), value(7)])
    screens.slice(1).forEach(({ stop }) => stop())
    head(8)
    expect(node.waiting()).toEqual([1])
    node.next().answer(8)
    await time.settled()
    screens[0]?.stop()
    head(9)
    expect(node.waiting()).toEqual([])
    // A listener that comes back gets the last known value at once.
    expect(listen().get()).toEqual(value(8, true))
  })

  it('is fetched as often as the most demanding listener needs, and with ONCE a single time', async () => {
    head(100)
    listen({ ...totalSupply(token(1)), holdsBlocks: 20 })
    listen({ ...totalSupply(token(2)), holdsBlocks: ONCE })
    await time.settled()
    node.next().answer(100)
    await time.settled()
    head(119)
    expect(node.waiting()).toEqual([])
    head(120)
    expect(node.waiting()).toEqual([1])
    node.next().answer(120)
    await time.settled()
    listen(totalSupply(token(2)))
    head(121)
    expect(node.waiting()).toEqual([1])
  })

  it('is split evenly above 500 calls', async () => {
    head(1)
    const reads = Array.from({ length: 501 }, (_, at) => totalSupply(token(at)))
    watchReads(store, reads).subscribe(() => {})
    await time.settled()
    expect(node.waiting()).toEqual([251, 250])
  })

  it('is not fetched while the page is hidden, and is due when it is shown again', async () => {
    head(1)
    listen()
    await time.settled()
    store.pause()
    node.next().answer(0)
    head(2)
    await time.advance(10_000)
    expect(node.waiting()).toEqual([])
    store.resume()
    expect(node.waiting()).toEqual([1])
  })
})

describe('a shown value', () => {
  it('goes from loading to current to syncing, and each change notifies the listener', async () => {
    head(7)
    const screen = listen()
    expect(screen.get()).toEqual(loading())
    await time.settled()
    node.next().answer(7)
    await time.settled()
    expect([screen.get(), screen.notified()]).toEqual([value(7), 1])
    head(8)
    expect([screen.get(), screen.notified()]).toEqual([value(7, true), 2])
    expect(screen.get()).toBe(screen.get())
  })

  it('is refetched after a reorganisation, and answers for the old block are ignored', async () => {
    head(7)
    const screen = listen()
    await time.settled()
    node.next().answer(7)
    await time.settled()
    head(8)
    const before = node.next()
    head(8, '0xother')
    const after = node.next()
    before.answer(99)
    await time.settled()
    expect(screen.get()).toEqual(value(7, true))
    after.answer(8)
    await time.settled()
    expect(screen.get()).toEqual(value(8))
  })
})

describe('case 55: an answer from an older block than requested', () => {
  it('is shown as old, and requested again once, 2.5 to 3.5 s later, while somebody listens', async () => {
    head(7)
    const screen = listen()
    await time.settled()
    node.next().answer(6)
    await time.settled()
    expect(screen.get()).toEqual(value(6, true))
    listen()
    await time.advance(2999)
    expect(node.waiting()).toEqual([])
    await time.advance(1)
    expect(node.waiting()).toEqual([1])
    node.next().answer(6)
    await time.advance(3000)
    node.next().answer(7)
    await time.settled()
    expect(screen.get()).toEqual(value(7))
    await time.advance(60_000)
    expect(node.waiting()).toEqual([])
  })

  it('is not fetched again if the listener is gone or a newer block has come', async () => {
    head(7)
    const screen = listen()
    await time.settled()
    node.next().answer(6)
    await time.settled()
    head(8)
    node.next().answer(8)
    await time.advance(60_000)
    expect(node.requestCount()).toBe(2)
    head(9)
    node.next().answer(8)
    await time.settled()
    screen.stop()
    await time.advance(60_000)
    expect(node.requestCount()).toBe(3)
  })
})

describe('case 53: heads that skip blocks and nodes at different blocks', () => {
  it('never lead to older data shown as newer, nor to a request loop', async () => {
    head(1000)
    const screen = listen()
    await time.settled()
    node.next().answer(1000)
    await time.settled()
    for (const [number, answeredBlock] of [
      [1001, 998],
      [11_001, 11_001],
      [11_002, 10_999],
    ] as const) {
      head(number)
      node.next().answer(answeredBlock)
      await time.settled()
    }
    expect(screen.get()).toEqual(value(11_001, true))
    expect(node.requestCount()).toBe(4)
  })
})

describe('case 64: a node that takes 5 s to answer, and a block every 2 s', () => {
  it('gets at most two requests at a time; the newest answer is shown, and late ones only if they are newer', async () => {
    const screen = listen()
    for (const number of [1, 2, 3, 4]) {
      head(number)
      await time.advance(2000)
    }
    expect(node.waiting()).toEqual([1, 1])
    const first = node.next()
    const second = node.next()
    second.answer(2)
    await time.settled()
    expect(screen.get()).toEqual(value(2, true))
    // There is room for one more request, and it is for the newest block.
    const third = node.next()
    first.answer(1)
    await time.settled()
    expect(screen.get()).toEqual(value(2, true))
    third.answer(4)
    await time.settled()
    expect(screen.get()).toEqual(value(4))
    expect(node.waiting()).toEqual([])
  })
})

describe('a request that fails as a whole', () => {
  it('leaves the last answers of its calls unchanged, and is retried with the next block or in 3 s (spec: reads.last-answer)', async () => {
    head(1)
    const screen = listen()
    await time.settled()
    node.next().fail()
    await time.settled()
    expect(screen.get()).toEqual(loading())
    await time.advance(3000)
    node.next().answer(1)
    await time.settled()
    expect(screen.get()).toEqual(value(1))
    head(2)
    node.next().fail()
    await time.settled()
    expect(screen.get()).toEqual(value(1, true))
    head(3)
    node.next().answer(3)
    await time.settled()
    expect(screen.get()).toEqual(value(3))
    await time.advance(60_000)
    expect(node.waiting()).toEqual([])
  })

  it('is logged once until a request succeeds', async () => {
    head(1)
    listen()
    await time.settled()
    for (const _ of [1, 2, 3]) {
      node.next().fail()
      await time.advance(3000)
    }
    expect(logged).toEqual(['A request for 1 values of the chain has failed.'])
    node.next().answer(1)
    await time.settled()
    head(2)
    node.next().fail()
    await time.settled()
    expect(logged).toHaveLength(2)
  })
})

describe('a value whose answer is late (spec: reads.overdue)', () => {
  /** A screen with a value of block 1. */
  async function screenAt1() {
    head(1)
    const screen = listen()
    await time.settled()
    node.next().answer(1)
    await time.settled()
    return screen
  }

  it('is overdue when the request of the second head fails as well, and keeps its last answer', async () => {
    const screen = await screenAt1()
    head(2)
    node.next().fail()
    await time.settled()
    expect(screen.get()).toEqual(value(1, true))
    head(3)
    expect(screen.get()).toEqual(value(1, true))
    const before = screen.notified()
    node.next().fail()
    await time.settled()
    expect([screen.get(), screen.notified() - before]).toEqual([value(1, true, true), 1])
    head(4)
    node.next().answer(4)
    await time.settled()
    expect(screen.get()).toEqual(value(4))
  })

  it('is overdue after 5 s without a further head, whether the node fails or hangs', async () => {
    const screen = await screenAt1()
    head(2)
    await time.advance(4999)
    expect(screen.get()).toEqual(value(1, true))
    const before = screen.notified()
    await time.advance(1)
    expect([screen.get(), screen.notified() - before]).toEqual([value(1, true, true), 1])
    node.next().answer(2)
    await time.settled()
    expect(screen.get()).toEqual(value(2))
    head(3)
    node.next().fail()
    await time.advance(3000)
    node.next().fail()
    await time.advance(2000)
    expect(screen.get()).toEqual(value(2, true, true))
  })

  it('is loading and overdue if it was never answered', async () => {
    head(1)
    const screen = listen()
    await time.advance(5000)
    expect(screen.get()).toEqual(loading(true))
    node.next().answer(1)
    await time.settled()
    expect(screen.get()).toEqual(value(1))
    await time.advance(5000)
    expect(time.timerCount()).toBe(0)
  })

  it('is not overdue during a burst of blocks, nor if each answer is one block late', async () => {
    const screen = await screenAt1()
    for (const number of [2, 3, 4, 5]) {
      head(number)
      await time.advance(100)
    }
    expect(screen.get()).toEqual(value(1, true))
    await time.advance(0)
    node.next().answer(5)
    await time.settled()
    for (let number = 6; number < 20; number += 1) {
      head(number)
      await time.advance(2000)
      node.next().answer(number - 1)
      await time.settled()
      expect(screen.get()).toMatchObject({ kind: 'value', overdue: false })
    }
  })

  it('is overdue if a node keeps answering from the same old block', async () => {
    const screen = await screenAt1()
    for (const number of [2, 3, 4, 5]) {
      head(number)
      node.next().answer(1)
      await time.advance(2000)
    }
    expect(screen.get()).toEqual(value(1, true, true))
  })

  it('is overdue with all others while the node is unreachable, even without a new head', async () => {
    const screen = await screenAt1()
    store.setUnreachable(true)
    expect([screen.get(), screen.notified()]).toEqual([value(1, false, true), 2])
    store.setUnreachable(false)
    expect(screen.get()).toEqual(value(1))
  })

  it('is requested at once when the node answers again, even if earlier requests still hang', async () => {
    const screen = await screenAt1()
    head(2)
    head(3)
    store.setUnreachable(true)
    await time.advance(10_000)
    expect(node.waiting()).toEqual([1, 1])
    store.setUnreachable(false)
    // The oldest is aborted: a node never has more than two.
    expect(node.waiting()).toEqual([1, 1])
    const second = node.next()
    const third = node.next()
    third.answer(3)
    await time.settled()
    expect(screen.get()).toEqual(value(3))
    second.answer(2)
    await time.settled()
    expect(screen.get()).toEqual(value(3))
    head(4)
    head(5)
    head(6)
    expect(node.waiting()).toEqual([1, 1])
    expect(logged).toEqual([])
  })

  it('is read from a slow node that is lost and reached again before each answer', async () => {
    const screen = await screenAt1()
    head(2)
    for (const _ of [1, 2, 3]) {
      store.setUnreachable(true)
      await time.advance(2000)
      store.setUnreachable(false)
      expect(node.waiting()).toEqual([1, 1])
    }
    node.next().answer(2)
    await time.settled()
    expect(screen.get()).toEqual(value(2))
  })

  it('is not overdue while the page is hidden or nobody listens', async () => {
    const screen = await screenAt1()
    head(2)
    store.pause()
    await time.advance(60_000)
    store.resume()
    expect(screen.get()).toEqual(value(1, true))
    screen.stop()
    await time.advance(60_000)
    expect(listen().get()).toEqual(value(1, true))
  })
})

describe('case 63: a tab that was hidden for hours', () => {
  it('has fresh data with its first new block', async () => {
    head(1)
    const screen = listen()
    await time.settled()
    node.next().answer(1)
    store.pause()
    await time.advance(8 * 3_600_000)
    store.resume()
    head(14_400)
    node.next().answer(14_400)
    await time.settled()
    expect(screen.get()).toEqual(value(14_400))
  })
})

describe('case 62: listeners that come and go', () => {
  it('ten thousand times leave no timer, no request and no listener behind', async () => {
    head(1)
    for (let round = 0; round < 10_000; round++) listen(totalSupply(token(round % 100))).stop()
    await time.advance(1000)
    expect([node.requestCount(), time.timerCount()]).toEqual([0, 0])
  })
})
