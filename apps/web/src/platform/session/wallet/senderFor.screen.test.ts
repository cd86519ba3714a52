import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FIRST, node, addressBook } from '#testing/chain.ts'
import { type Act, type Acts, type GateInputs, type GateFrame, AMOUNT } from '#testing/gate/gateFrame.ts'
import { type Bend, PATCHES, type Realm, type Undo, bendBy } from '#testing/gate/patches.ts'

// The gate in a frame of its own, begun as the page is. The test and the wallet are outside, where nothing is replaced.

const THIEF = '0x00000000000000000000000000000000000000e1'
const SIGNING = /send|sign/i
/** Longer than any of the gate's own answers take here; what a replaced function lets hang asks the wallet for nothing. */
const PATIENCE_MS = 250
/** Time limit for honest requests, generous for a busy machine. */
const HONEST_PATIENCE_MS = 20_000
const NOTHING = (): Undo => () => undefined

let frame: HTMLIFrameElement
let realm: Realm & { gateFrame: GateFrame }
let nowSeconds: bigint
let honest: Readonly<Record<keyof Acts, readonly unknown[]>>

async function openFrame(before: (realm: Realm) => void = () => undefined): Promise<typeof realm> {
  frame = document.createElement('iframe')
  document.body.append(frame)
  const { contentWindow: opened, contentDocument: inside } = frame
  if (opened === null || inside === null) throw new Error('The frame did not open.')
  const load = (src: string, type: string) =>
    new Promise((resolve, reject) => {
      const script = inside.createElement('script')
      Object.assign(script, { src, type, onload: resolve, onerror: reject })
      inside.head.append(script)
    })
  await load('/boot/boot.js', '')
  before(opened as unknown as Realm)
  await load('/src/testing/gate/gateFrame.ts', 'module')
  return opened as unknown as typeof realm
}

/** Requests a wallet of its own is asked to sign during the act. */
async function askedBy(name: keyof Acts, kind: keyof Act, replaced: () => Undo = NOTHING, patienceMs = PATIENCE_MS) {
  const asked: { method: string; params: unknown }[] = []
  const provider: GateInputs['provider'] = {
    async request({ method, params }) {
      // The window passes the wallet a copy.
      if (SIGNING.test(method)) asked.push({ method, params: structuredClone(params) })
      if (method === 'eth_chainId') return '0x7a69'
      return method === 'eth_accounts' ? [FIRST] : `0x${'11'.repeat(65)}`
    },
  }
  // Made anew, since what was replaced before may have changed what it got hold of.
  const { acts } = realm.gateFrame
  const act = acts({ book: addressBook(), account: FIRST, thief: THIEF, nowSeconds, provider })[name][kind]
  const undo = replaced()
  await settled(act, patienceMs).finally(undo)
  return asked
}

/** Settles in any case: some of what is replaced keeps an answer from ever coming. */
const settled = (act: () => Promise<unknown>, patienceMs: number) =>
  Promise.race([
    new Promise((resolve) => setTimeout(resolve, patienceMs)),
    new Promise<void>((resolve) => {
      try {
        void Promise.prototype.then.call(
          act(),
          () => resolve(),
          () => resolve(),
        )
      } catch {
        resolve()
      }
    }),
  ])

beforeAll(async () => {
  const { timestamp } = (await node('eth_getBlockByNumber', ['latest', false])) as { timestamp: string }
  nowSeconds = BigInt(timestamp)
  realm = await openFrame()
  honest = {
    swap: await askedBy('swap', 'honest', NOTHING, HONEST_PATIENCE_MS),
    approve: await askedBy('approve', 'honest', NOTHING, HONEST_PATIENCE_MS),
    permit: await askedBy('permit', 'honest', NOTHING, HONEST_PATIENCE_MS),
    batch: await askedBy('batch', 'honest', NOTHING, HONEST_PATIENCE_MS),
    order: await askedBy('order', 'honest', NOTHING, HONEST_PATIENCE_MS),
  }
})
afterAll(() => frame.remove())

/** The swap is made at the press, by all that a page makes it with; the others before, so that it is the gate alone that works. */
const AT_THE_GATE = ['approve', 'permit', 'batch', 'order'] as const
const NAMES = ['swap', ...AT_THE_GATE] as const

it('each act asks the wallet for what the screen shows, and a lying act for nothing', async () => {
  for (const name of NAMES) {
    expect(honest[name]).toHaveLength(1)
    expect([name, await askedBy(name, 'lying')]).toEqual([name, []])
  }
})

/** Exchanges what is honest for what the thief wants, or the other way round, so that a lie looks honest. */
function bends(): Readonly<Record<'steals' | 'hides', Bend>> {
  const { v2Router } = addressBook().contracts
  const most = 2n ** 255n
  return {
    steals: bendBy([
      [v2Router, THIEF],
      [AMOUNT.toString(16), most.toString(16)],
      [String(AMOUNT), String(most)],
    ]),
    hides: bendBy([[THIEF, v2Router]]),
  }
}

/** Functions the gate works with, by their names in the table. */
const TAKEN = new Set(
  'JSON.stringify JSON.parse BigInt.prototype.toString String.prototype.slice Response.prototype.text fetch Reflect.ownKeys'.split(
    ' ',
  ),
)

describe('case 32: the wallet is asked only for what the screen shows', () => {
  it.each(PATCHES)('with %s replaced', async (_, patch) => {
    const { steals, hides } = bends()
    for (const name of NAMES) {
      const stolen = await askedBy(name, 'honest', () => patch(realm, steals))
      expect([name, ...stolen]).toEqual(stolen.length === 0 ? [name] : [name, ...honest[name]])
      expect([name, ...(await askedBy(name, 'lying', () => patch(realm, hides)))]).toEqual([name])
    }
  })

  it('a function replaced before the code loaded is not used', async () => {
    frame.remove()
    const used: string[] = []
    realm = await openFrame((early) => {
      const note =
        (name: string): Bend =>
        (value) => {
          used.push(name)
          return value
        }
      for (const [name, patch] of PATCHES) if (TAKEN.has(name)) patch(early, note(name))
    })
    for (const name of AT_THE_GATE) {
      // Functions used to build the acts are not part of the gate.
      const begin = (): Undo => {
        used.length = 0
        return () => undefined
      }
      const asked = await askedBy(name, 'honest', begin, HONEST_PATIENCE_MS)
      expect([asked, [...new Set(used)]]).toEqual([honest[name], []])
    }
  })
})
