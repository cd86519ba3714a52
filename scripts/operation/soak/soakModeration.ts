import { setTimeout as sleep } from 'node:timers/promises'
import { CONTENT_REPORTS_PATH, DECISIONS_PATH, OPERATOR_PATH, SONGS_PATH } from '@musi/api/paths'
import { signIn, testPage } from '@musi/server/testing/testSignIn'
import type { Finding, SoakLedger } from './soakLedger.ts'
import type { Person } from './soakPeople.ts'
import { OPERATOR, type SoakServer } from './soakServers.ts'
import type { SoakWorld } from './soakWorld.ts'

/** A decision holds on every server within a minute (spec: moderation.decisions). */
const HOLDS_WITHIN_MS = 60_000
/** Time for a server that does not answer meanwhile; its recovery is measured elsewhere. */
const ANSWERS_WITHIN_MS = 60_000
const LOOK_EVERY_MS = 1000
const READER = '10.9.9.8'

export type DecisionTimes = { heldMs: number[]; findings: Finding[] }
type Context = { world: SoakWorld; ledger: SoakLedger; decisions: DecisionTimes; songId: string }
type Song = { id: string; artist: string }
type Row = { song: string; artist: string }

const rowsIn = (text: string) => (JSON.parse(text) as { rows: Row[] }).rows

/** Compares until it agrees once; false if a server still answers otherwise after the limit. Null if it did not answer. */
async function holdsAt(server: Pick<SoakServer, 'ask'>, song: Song, isListed: boolean, sinceMs: number) {
  for (;;) {
    const reply = await server.ask(`${SONGS_PATH}?artist=${song.artist}`, { from: READER }).catch(() => null)
    const ms = Date.now() - sinceMs
    if (reply?.status === 200) {
      if (rowsIn(reply.text).some((row) => row.song === song.id) === isListed) return true
      if (ms > HOLDS_WITHIN_MS) return false
    }
    if (ms > HOLDS_WITHIN_MS + ANSWERS_WITHIN_MS) return null
    await sleep(LOOK_EVERY_MS)
  }
}

/** A visitor reports a song, the operator sees it and hides the song, and later restores it. */
export function moderationWork() {
  let page: ReturnType<typeof testPage> | null = null
  let step = 0
  let songs: Song[] = []

  async function decide({ world, ledger, decisions }: Context, song: Song, action: 'hide' | 'restore') {
    const subject = `song:${song.id}`
    const { status, text } = (await page?.post(OPERATOR_PATH, { subject, action, reason: 'For the soak' })) ?? {
      status: 0,
      text: '',
    }
    if (status === 401) page = null
    // 409: an earlier request took effect, although its answer was lost.
    if (status !== 200 && status !== 409) throw new Error(`A decision was answered with ${status}.`)
    const sinceMs = Date.now()
    if (status === 200) ledger.acknowledge('decision', `${subject} ${(JSON.parse(text) as { id: string }).id}`)
    const results = await Promise.all(
      world.servers.map((server) => holdsAt(server, song, action === 'restore', sinceMs)),
    )
    if (results.every((result) => result === true)) decisions.heldMs.push(Date.now() - sinceMs)
    for (const [at, result] of results.entries())
      if (result === false)
        decisions.findings.push({
          kind: 'decision',
          trouble: 'lost',
          id: `${action} ${song.id}`,
          where: `server ${at + 1}`,
        })
  }

  async function report({ ledger }: Context, visitor: Person, song: Song) {
    const body = JSON.stringify({ subject: `song:${song.id}`, concern: 'other', text: `Soak ${step}`, contact: '' })
    const headers = { 'content-type': 'application/json', origin: visitor.origin }
    // Reports are limited by network, so each comes from another one.
    const from = `10.7.${(step >> 8) & 255}.${step & 255}`
    const { status } = await visitor.ask(CONTENT_REPORTS_PATH, { method: 'POST', headers, body, from })
    if (status === 200) ledger.acknowledge('report', `Soak ${step}`)
  }

  /** Acknowledged reports that the operator does not see. */
  async function look({ ledger, decisions }: Context) {
    const { status, text } = (await page?.get(OPERATOR_PATH)) ?? { status: 0, text: '' }
    if (status === 401) page = null
    if (status !== 200) throw new Error(`The operator's view was answered with ${status}.`)
    const { reports } = JSON.parse(text) as { reports: { reports: { text: string }[] }[] }
    const seen = new Set(reports.flatMap((each) => each.reports.map((one) => one.text)))
    if (ledger.acknowledged('report').includes(`Soak ${step}`) && !seen.has(`Soak ${step}`))
      decisions.findings.push({ kind: 'report', trouble: 'lost', id: `Soak ${step}`, where: 'the operator' })
  }

  return async (context: Context, visitor: Person): Promise<void> => {
    if (page === null) {
      const signed = testPage(visitor)
      const { status } = await signIn(signed, visitor, context.world.chain.request, OPERATOR)
      if (status !== 200) throw new Error(`The operator's sign-in was answered with ${status}.`)
      page = signed
    }
    if (songs.length === 0)
      songs = rowsIn((await visitor.ask(SONGS_PATH)).text).flatMap(({ song, artist }) =>
        song === context.songId ? [] : [{ id: song, artist }],
      )
    // Each song is hidden in one step and restored in the next.
    const song = songs[Math.floor(step / 2) % songs.length]
    if (song === undefined) throw new Error('There is no song to decide about.')
    const action = step % 2 === 0 ? 'hide' : 'restore'
    if (action === 'hide') {
      await report(context, visitor, song)
      await look(context)
    }
    await decide(context, song, action)
    step += 1
  }
}

/** Acknowledged decisions that a server does not show, and those that it shows twice. */
export async function decisionFindings(
  ledger: SoakLedger,
  server: Pick<SoakServer, 'ask'>,
  where: string,
): Promise<readonly Finding[]> {
  const subjects = new Set(ledger.acknowledged('decision').map((id) => id.split(' ', 1).join('')))
  const shown: string[] = []
  for (const subject of subjects) {
    const { text } = await server.ask(`${DECISIONS_PATH}?subject=${subject}`, { from: READER })
    shown.push(...(JSON.parse(text) as { decisions: { id: string }[] }).decisions.map(({ id }) => `${subject} ${id}`))
  }
  return ledger.compare('decision', shown, where)
}
