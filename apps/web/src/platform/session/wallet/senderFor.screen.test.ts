import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FIRST, node, addressBook } from '#testing/chain.ts'
import { type Act, type Acts, type GateInputs, type GateFrame, AMOUNT } from '#testing/gate/gateFrame.ts'
import { type Bend, PATCHES, type Realm, type Undo, bendBy } from '#testing/gate/patches.ts'

// Runs the gate in a frame that starts like the page. The test and the wallet are outside, where nothing is replaced.

const THIEF = '0x00000000000000000000000000000000000000e1'
const SIGNING = /send|sign/i
/**
 * Longer than the gate takes here. A request that hangs because of a replaced function never
 * reaches the wallet.
 */
const TIMEOUT_MS = 250
/** Time limit for honest requests, generous for a busy machine. */
const HONEST_TIMEOUT_MS = 20_000
const REPLACE_NOTHING = (): Undo => () => undefined

let frame: HTMLIFrameElement
let realm: Realm & { gateFrame: GateFrame }
let nowSeconds: bigint
let honest: Readonly<Record<keyof Acts, readonly unknown[]>>

async function openFrame(before: (realm: Realm) => void = () => undefined): Promise<typeof realm> {
  frame = document.createElement('iframe')
  document.body.append(frame)
  const { contentWindow: frameWindow, contentDocument: frameDocument } = frame
  if (frameWindow === null || frameDocument === null) throw new Error('The frame did not open.')
  const load = (src: string, type: string) =>
    new Promise((resolve, reject) => {
      const script = frameDocument.createElement('script')
      Object.assign(script, { src, type, onload: resolve, onerror: reject })
      frameDocument.head.append(script)
    })
  await load('/boot/boot.js', '')
  before(frameWindow as unknown as Realm)
  await load('/src/testing/gate/gateFrame.ts', 'module')
  return frameWindow as unknown as typeof realm
}

/** Runs an act with a new wallet, and returns the signing requests that the wallet got. */
async function walletRequestsDuring(
  name: keyof Acts,
  kind: keyof Act,
  replaced: () => Undo = REPLACE_NOTHING,
  patienceMs = TIMEOUT_MS,
) {
  const signingRequests: { method: string; params: unknown }[] = []
  const provider: GateInputs['provider'] = {
    async request({ method, params }) {
      // Copied, as a real wallet gets a copy through the window.
      if (SIGNING.test(method)) signingRequests.push({ method, params: structuredClone(params) })
      if (method === 'eth_chainId') return '0x7a69'
      return method === 'eth_accounts' ? [FIRST] : `0x${'11'.repeat(65)}`
    },
  }
  // Builds the acts again, because an earlier replacement may have altered them.
  const { acts } = realm.gateFrame
  const act = acts({ book: addressBook(), account: FIRST, thief: THIEF, nowSeconds, provider })[name][kind]
  const undo = replaced()
  await waitForAct(act, patienceMs).finally(undo)
  return signingRequests
}

/** Always settles, because some replacements keep an act from ever settling. */
const waitForAct = (act: () => Promise<unknown>, patienceMs: number) =>
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
    swap: await walletRequestsDuring('swap', 'honest', REPLACE_NOTHING, HONEST_TIMEOUT_MS),
    approve: await walletRequestsDuring('approve', 'honest', REPLACE_NOTHING, HONEST_TIMEOUT_MS),
    permit: await walletRequestsDuring('permit', 'honest', REPLACE_NOTHING, HONEST_TIMEOUT_MS),
    batch: await walletRequestsDuring('batch', 'honest', REPLACE_NOTHING, HONEST_TIMEOUT_MS),
    order: await walletRequestsDuring('order', 'honest', REPLACE_NOTHING, HONEST_TIMEOUT_MS),
  }
})
afterAll(() => frame.remove())

/** Acts that are built before anything is replaced, so that only the gate is tested; the swap is built when it is confirmed. */
const AT_THE_GATE = ['approve', 'permit', 'batch', 'order'] as const
const NAMES = ['swap', ...AT_THE_GATE] as const

it('an honest act asks the wallet for what the screen shows, a lying act asks it for nothing', async () => {
  for (const name of NAMES) {
    expect(honest[name]).toHaveLength(1)
    expect([name, await walletRequestsDuring(name, 'lying')]).toEqual([name, []])
  }
})

/** `steals` replaces honest values by the thief's; `hides` does the reverse, so that a lie looks honest. */
function thiefBends(): Readonly<Record<'steals' | 'hides', Bend>> {
  const { v2Router } = addressBook().contracts
  const maxAmount = 2n ** 255n
  return {
    steals: bendBy([
      [v2Router, THIEF],
      [AMOUNT.toString(16), maxAmount.toString(16)],
      [String(AMOUNT), String(maxAmount)],
    ]),
    hides: bendBy([[THIEF, v2Router]]),
  }
}

/** Functions used by the gate, by their names in `PATCHES`. */
const EARLY_PATCHES = new Set(
  'JSON.stringify JSON.parse BigInt.prototype.toString String.prototype.slice Response.prototype.text fetch Reflect.ownKeys'.split(
    ' ',
  ),
)

describe('case 32: the wallet is asked only for what the screen shows', () => {
  it.each(PATCHES)('with %s replaced', async (_, patch) => {
    const { steals, hides } = thiefBends()
    for (const name of NAMES) {
      const stolen = await walletRequestsDuring(name, 'honest', () => patch(realm, steals))
      expect([name, ...stolen]).toEqual(stolen.length === 0 ? [name] : [name, ...honest[name]])
      expect([name, ...(await walletRequestsDuring(name, 'lying', () => patch(realm, hides)))]).toEqual([name])
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
      for (const [name, patch] of PATCHES) if (EARLY_PATCHES.has(name)) patch(early, note(name))
    })
    for (const name of AT_THE_GATE) {
      // Excludes functions that are used to build the acts, because these are not part of the gate.
      const begin = (): Undo => {
        used.length = 0
        return () => undefined
      }
      const signingRequests = await walletRequestsDuring(name, 'honest', begin, HONEST_TIMEOUT_MS)
      expect([signingRequests, [...new Set(used)]]).toEqual([honest[name], []])
    }
  })
})
