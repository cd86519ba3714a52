import { hash as digest } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type OrderRequest, orderJson } from '@musi/api/market/orders'
import { ORDERS_PATH, PLAYS_PATH, SESSION_PATH, uploadPath } from '@musi/api/paths'
import { orderHash, orderTypedData } from '@musi/chain/market/orderTypedData'
import { EIP712_DOMAIN } from '@musi/chain/signatures/eip712Domain'
import { cancelAllOrders } from '@musi/chain/writes/collectibles/cancelAllOrders'
import { playSong } from '@musi/chain/writes/music/playSong'
import { swap } from '@musi/chain/writes/exchange/swap'
import { demoAccount } from '@musi/devchain/world/demoAccounts'
import type { Address } from '@musi/domain/address'
import type { CollectionOffer } from '@musi/domain/market/marketOrder'
import { seededNumbers } from '@musi/domain/random/seededNumbers'
import { mp3Of, testTone } from '@musi/server/music/decoding/testing/testSounds'
import { signIn, testPage } from '@musi/server/testing/testSignIn'
import { uploadFile } from '@musi/server/testing/testStudio'
import type { SoakLedger } from './soakLedger.ts'
import { type DecisionTimes, moderationWork } from './soakModeration.ts'
import { type Person, isOnChain, newestBlock, person, sendSigned } from './soakPeople.ts'
import type { SoakSong } from './soakSong.ts'
import type { SoakWorld } from './soakWorld.ts'

/** Uploads that an artist leaves unused; older ones are deleted. */
const KEPT_UPLOADS = 5
const GET_COUNTER = '0xf07ec373'
/** Number of open orders at which an account withdraws all of them. */
const ORDERS_PER_MAKER = 20

export type StaleOrder = { atMs: number; hash: string; server: number; blocksLate: number }
export type SoakState = {
  world: SoakWorld
  ledger: SoakLedger
  song: SoakSong
  /** Hashes of all transactions that were sent, whether or not a server acknowledged them. */
  tried: Set<string>
  /** Content of previews that servers named, by upload. */
  previews: Map<string, { address: string; digest: string | null }>
  pages: { account: Address; page: ReturnType<typeof testPage> }[]
  /** All withdrawn orders; `staleOrders` are those that a server still returned more than a block later. */
  withdrawnOrders: Set<string>
  staleOrders: StaleOrder[]
  decisions: DecisionTimes
  isOver: () => boolean
}

type Worker = (state: SoakState, random: () => number, visitor: Person) => Promise<void>

const swaps =
  (account: Address): Worker =>
  async ({ world, ledger, tried }, random, visitor) => {
    const { v2Router: router, wrappedNative } = world.chain.addressBook.contracts
    const dai = world.chain.addressBook.tokens.find(({ symbol }) => symbol === 'DAI')?.address ?? '0x'
    const amountIn = 10n ** 12n + BigInt(Math.floor(random() * 1e9))
    const terms = { version: 'v2', native: 'in', path: [wrappedNative, dai], recipient: account } as const
    const deadlineSeconds = BigInt(Math.floor(Date.now() / 1000) + 86_400)
    const write = swap({ router, ...terms, exact: 'in', amountIn, minimumOut: 1n, deadlineSeconds })
    const sent = await sendSigned(world, visitor, account, write.candidates[0])
    if (sent === null) return
    tried.add(sent.hash)
    ledger.acknowledge('swap', sent.hash)
  }

const plays: Worker = async (state, _, visitor) => {
  const { world, ledger, tried, song } = state
  const fan = demoAccount('newcomer').address
  const page = await signedInPage(state, visitor, fan)
  const { jukebox, id, cost } = song
  const write = playSong({ jukebox, songId: id, maximumCost: cost, play: { for: 'sender' } })
  const sent = await sendSigned(world, visitor, fan, write.candidates[0])
  if (sent === null) return
  tried.add(sent.hash)
  ledger.acknowledge('play', sent.hash)
  for (let tries = 0; tries < 40; tries += 1) {
    const { status, text } = await page.post(PLAYS_PATH, { song: id, transaction: sent.hash })
    if (status === 200) {
      const { address } = JSON.parse(text) as { address: string }
      const sound = await visitor.ask(address)
      if (sound.status === 200 && digest('sha256', sound.bytes) !== song.contentHash.slice(2))
        throw new Error('A paid play gave other bytes than the recording.')
      return
    }
    await sleep(500)
  }
}

const counterOf = async ({ chain }: SoakWorld, seaport: Address, account: Address) =>
  BigInt(
    String(
      await chain.request('eth_call', [
        { to: seaport, data: `${GET_COUNTER}${account.slice(2).padStart(64, '0')}` },
        'latest',
      ]),
    ),
  )

const orders = (account: Address): Worker => {
  let alive: string[] = []
  return async (state, random, visitor) => {
    const { world, ledger } = state
    const { chain } = world
    const { seaport, musicNft: collection, wrappedNative } = chain.addressBook.contracts
    if (seaport === undefined || collection === undefined) return
    if (alive.length >= ORDERS_PER_MAKER) {
      alive = await withdrawAll(state, visitor, { account, seaport, alive })
      return
    }
    const { timestamp } = (await chain.request('eth_getBlockByNumber', ['latest', false])) as { timestamp: string }
    const order: CollectionOffer = {
      kind: 'collectionOffer',
      collection,
      bidder: account,
      price: { token: wrappedNative, amount: 1n + BigInt(Math.floor(random() * 1000)) },
      startSeconds: BigInt(timestamp) - 60n,
      endSeconds: BigInt(timestamp) + 86_400n,
      salt: BigInt(Math.floor(random() * 1e15)),
      counter: await counterOf(world, seaport, account),
    }
    const data = orderTypedData(order, { seaport, chainId: 31337 })
    const typed = JSON.stringify(
      { ...data, types: { EIP712Domain: EIP712_DOMAIN, ...data.types } },
      (_key, value: unknown) => (typeof value === 'bigint' ? `${value}` : value),
    )
    const signature = String(await chain.request('eth_signTypedData_v4', [account, JSON.parse(typed)]))
    const body = JSON.stringify({ order: orderJson(order), signature } satisfies OrderRequest)
    const headers = { 'content-type': 'application/json' }
    const { status } = await visitor.ask(ORDERS_PATH, { method: 'POST', headers, body })
    if (status !== 200) return
    ledger.acknowledge('order', orderHash(order))
    alive.push(orderHash(order))
  }
}

type Withdrawal = { account: Address; seaport: Address; alive: readonly string[] }

/** Withdraws all orders of an account, and records each that a server still returns more than a block later. */
async function withdrawAll(
  state: SoakState,
  visitor: Person,
  { account, seaport, alive }: Withdrawal,
): Promise<string[]> {
  const { world, ledger, staleOrders, withdrawnOrders } = state
  const sent = await sendSigned(world, visitor, account, cancelAllOrders(seaport).candidates[0])
  if (sent === null) return [...alive]
  for (const hash of alive) {
    ledger.release('order', hash)
    withdrawnOrders.add(hash)
  }
  const untilMs = Date.now() + 10_000
  while (Date.now() < untilMs)
    for (const [place, server] of world.servers.entries()) {
      const newest = await newestBlock(world)
      // A reorganisation may have undone the withdrawal.
      const isStill = await isOnChain(world, sent.hash)
      const reply = await server.ask(`${ORDERS_PATH}?maker=${account}`, { from: visitor.from }).catch(() => null)
      await sleep(150)
      if (reply?.status !== 200 || newest <= sent.block + 1 || !isStill) continue
      const shown = (JSON.parse(reply.text) as { rows: { hash: string }[] }).rows.filter(({ hash }) =>
        alive.includes(hash),
      )
      for (const { hash } of shown)
        staleOrders.push({ atMs: Date.now(), hash, server: place, blocksLate: newest - sent.block })
    }
  return []
}

const TONE = testTone(6)
const uploads: Worker = async (state, random, visitor) => {
  const artist = demoAccount('artist').address
  const page = await signedInPage(state, visitor, artist)
  const click = Math.floor(random() * 200_000)
  const file = await mp3Of(TONE.map((channel) => channel.slice().fill(0.3, click, click + 60)))
  const done = await uploadFile(page, file)
  if (done.state.is !== 'ready' || done.state.result.kind !== 'sound') return
  state.ledger.acknowledge('upload', done.upload)
  state.previews.set(done.upload, { address: done.state.result.preview.address, digest: null })
  const [oldest] = state.ledger.acknowledged('upload')
  if (oldest === undefined || state.ledger.count('upload') <= KEPT_UPLOADS) return
  // Released before the request, because its answer may be lost.
  state.ledger.release('upload', oldest)
  await page.remove(uploadPath(oldest))
}

async function signedInPage({ world }: SoakState, visitor: Person, account: Address) {
  const page = testPage(visitor)
  const { status } = await signIn(page, visitor, world.chain.request, account)
  if (status !== 200) throw new Error(`A sign-in was answered with ${status}.`)
  return page
}

const signIns: Worker = async (state, _, visitor) => {
  const account = demoAccount('staker').address
  const page = await signedInPage(state, visitor, account)
  state.ledger.acknowledge('sign-in', String(state.pages.length))
  state.pages.push({ account, page })
  await page.get(SESSION_PATH)
}

const moderates = (): Worker => {
  const work = moderationWork()
  return (state, _, visitor) => work({ ...state, songId: state.song.id }, visitor)
}

const WORKERS: Record<string, { work: () => Worker; everyMs: number }> = {
  'swaps of a trader': { work: () => swaps(demoAccount('trader').address), everyMs: 1500 },
  'swaps of a provider': { work: () => swaps(demoAccount('provider').address), everyMs: 2500 },
  plays: { work: () => plays, everyMs: 4000 },
  'orders of a collector': { work: () => orders(demoAccount('collector').address), everyMs: 1000 },
  'orders of a voter': { work: () => orders(demoAccount('voter').address), everyMs: 1500 },
  uploads: { work: () => uploads, everyMs: 6000 },
  'sign-ins': { work: () => signIns, everyMs: 3000 },
  'an operator': { work: moderates, everyMs: 5000 },
}

/** Runs all workers until the state is over. Requests that fail in a fault are tried again with other acts. */
export async function runLoad(state: SoakState, seed: string): Promise<Record<string, number>> {
  const failures: Record<string, number> = {}
  await Promise.all(
    Object.entries(WORKERS).map(async ([name, { work, everyMs }], at) => {
      const random = seededNumbers(`${name} ${seed}`)
      const visitor = person(state.world, at, random)
      const step = work()
      while (!state.isOver()) {
        await step(state, random, visitor).catch((error: unknown) => {
          if (error instanceof Error && error.message.startsWith('A paid play gave')) throw error
          failures[name] = (failures[name] ?? 0) + 1
        })
        await sleep(everyMs * (0.5 + random()))
      }
    }),
  )
  return failures
}
