import { hash as digest } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  ACTS_PATH,
  CANDLES_PATH,
  HEALTH_PATH,
  ORDERS_PATH,
  READY_PATH,
  SESSION_PATH,
  SONGS_PATH,
  uploadPath,
} from '@musi/api/paths'
import { demoAccount } from '@musi/devchain/world/demoAccounts'
import { seededNumbers } from '@musi/domain/random/seededNumbers'
import type { Sample } from './soakFigures.ts'
import type { Finding } from './soakLedger.ts'
import { decisionFindings } from './soakModeration.ts'
import { isOnChain, person } from './soakPeople.ts'
import type { SoakState } from './soakLoad.ts'
import type { SoakServer } from './soakServers.ts'
import type { SoakWorld } from './soakWorld.ts'

const RECOVERY_LIMIT_MS = 120_000
const LOOK_EVERY_MS = 100
const READ_EVERY_MS = 60
const READERS = 4
const CHECKER = '10.9.9.9'

/** Blocks that a server's history may be behind while blocks come. */
const BEHIND_BLOCKS = 1

/** The first path that a server does not answer, or `history` if it is behind; null if all is well. */
async function troubleOf(server: SoakServer): Promise<string | null> {
  const paths = [READY_PATH, HEALTH_PATH, SONGS_PATH, ORDERS_PATH]
  const replies = await Promise.all(paths.map((path) => server.ask(path, { from: CHECKER }).catch(() => null)))
  const refused = paths.find((_, at) => replies[at]?.status !== 200)
  if (refused !== undefined) return refused
  const { history } = JSON.parse(replies[1]?.text ?? '{}') as {
    history?: { behind: number | null; isFollowing: boolean }
  }
  const isLevel = history?.isFollowing === true && history.behind !== null && history.behind <= BEHIND_BLOCKS
  return isLevel ? null : 'history'
}

/** Time until every server answers everything, and the last problem seen; `ms` is null after two minutes. */
export async function recovery({ servers }: SoakWorld): Promise<{ ms: number | null; last: string }> {
  const since = performance.now()
  let last = 'nothing'
  while (performance.now() - since < RECOVERY_LIMIT_MS) {
    const troubles = (await Promise.all(servers.map(troubleOf))).flatMap((each, at) =>
      each === null ? [] : [`${each} of server ${at + 1}`],
    )
    if (troubles.length === 0) return { ms: performance.now() - since, last }
    last = troubles.join(', ')
    await sleep(LOOK_EVERY_MS)
  }
  return { ms: null, last }
}

/** Reads the lists and the chain with several readers until the run is over. */
export async function runReaders(state: SoakState, seed: string, sinceMs: number): Promise<readonly Sample[]> {
  const { world } = state
  const pair = world.chain.addressBook.pools[0]?.pair ?? '0x'
  const trader = demoAccount('trader').address
  const paths = [SONGS_PATH, ORDERS_PATH, `${CANDLES_PATH}?pair=${pair}&step=3600`, `${ACTS_PATH}?account=${trader}`]
  const quote = { jsonrpc: '2.0', id: 1, method: 'eth_call', params: [{ to: pair, data: '0x0902f1ac' }, 'latest'] }
  const rpc = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(quote) }
  const samples: Sample[] = []
  await Promise.all(
    Array.from({ length: READERS }, async (_, at) => {
      const random = seededNumbers(`reader ${at} ${seed}`)
      const visitor = person(world, 100 + at, random)
      while (!state.isOver()) {
        const path = [...paths, '/rpc'][Math.floor(random() * 5)] ?? SONGS_PATH
        const began = performance.now()
        const reply = await visitor.ask(path, path === '/rpc' ? rpc : {}).catch(() => null)
        const isAnswered = reply?.status === 200 && !(path === '/rpc' && reply.text.includes('"error"'))
        samples.push({ atMs: Date.now() - sinceMs, ms: isAnswered ? performance.now() - began : null })
        await sleep(READ_EVERY_MS * (0.5 + random()))
      }
    }),
  )
  return samples
}

type Row = Record<string, unknown>
async function allRows(server: SoakServer, path: string, cursor: string): Promise<Row[]> {
  const rows: Row[] = []
  for (let next: string | null = ''; next !== null;) {
    const { status, text } = await server.ask(next === '' ? path : `${path}&${cursor}=${next}`, { from: CHECKER })
    if (status !== 200) throw new Error(`${path} was answered with ${status} ${text}`)
    const page = JSON.parse(text) as { rows: Row[]; next: string | null }
    rows.push(...page.rows)
    next = page.next
  }
  return rows
}

/** Compares what every server shows at the end with what servers acknowledged. */
export async function findings(state: SoakState): Promise<readonly Finding[]> {
  const { world, ledger, song, tried, previews, pages } = state
  // Servers need not show transactions that a reorganisation removed.
  for (const kind of ['swap', 'play'] as const)
    for (const hash of ledger.acknowledged(kind)) if (!(await isOnChain(world, hash))) ledger.release(kind, hash)
  const troubles: Finding[] = [...state.decisions.findings]
  for (const [at, server] of world.servers.entries()) {
    const where = `server ${at + 1}`
    const actsOf = async (role: Parameters<typeof demoAccount>[0], act: string) =>
      (await allRows(server, `${ACTS_PATH}?account=${demoAccount(role).address}&act=${act}`, 'before')).map((row) =>
        String(row['transaction']),
      )
    const swaps = [...(await actsOf('trader', 'swap')), ...(await actsOf('provider', 'swap'))]
    const ownSwaps = swaps.filter((hash) => tried.has(hash))
    troubles.push(...ledger.compare('swap', ownSwaps, where))
    const plays = await actsOf('newcomer', 'playSong')
    troubles.push(
      ...ledger.compare(
        'play',
        plays.filter((hash) => tried.has(hash)),
        where,
      ),
    )
    const [shown] = await allRows(server, `${SONGS_PATH}?song=${song.id}`, 'before')
    if (shown?.['plays'] !== plays.length)
      troubles.push({ kind: 'play', trouble: 'doubled', id: `${String(shown?.['plays'])} of ${plays.length}`, where })
    const bidders = ['collector', 'voter'] as const
    const orders = await Promise.all(
      bidders.map((role) => allRows(server, `${ORDERS_PATH}?maker=${demoAccount(role).address}`, 'after')),
    )
    troubles.push(
      ...ledger.compare(
        'order',
        orders.flat().map((row) => String(row['hash'])),
        where,
      ),
    )
    troubles.push(...(await decisionFindings(ledger, server, where)))
    for (const id of ledger.acknowledged('sign-in')) {
      const page = pages[Number(id)]
      const cookie = [...(page?.page.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
      // Limits are per visitor, so each session comes from another address.
      const from = `10.8.${Number(id) >> 8}.${Number(id) & 255}`
      const { text } = await server.ask(SESSION_PATH, { from, headers: { cookie } })
      const account = (JSON.parse(text) as { session: { account: string } | null }).session?.account
      if (account !== page?.account) troubles.push({ kind: 'sign-in', trouble: 'lost', id, where })
    }
    for (const id of ledger.acknowledged('upload')) {
      const preview = previews.get(id)
      const { status, bytes } = await server.ask(preview?.address ?? uploadPath(id), { from: CHECKER })
      const sum = digest('sha256', bytes)
      if (preview !== undefined) preview.digest ??= sum
      if (status !== 200 || preview?.digest !== sum) troubles.push({ kind: 'upload', trouble: 'lost', id, where })
    }
  }
  return troubles
}
