import { Decision, Decisions } from '@musi/api/moderation/decisions'
import { OperatorView } from '@musi/api/moderation/operator'
import { ArtistTokens } from '@musi/api/history/artistTokens'
import { RankedSongs } from '@musi/api/history/ranks'
import { MarketTokens } from '@musi/api/market/market'
import { MarketPieces } from '@musi/api/market/pieces'
import { Songs } from '@musi/api/music/songs'
import {
  ARTIST_TOKENS_PATH,
  CARDS_PATH,
  CONTENT_REPORTS_PATH,
  DECISIONS_PATH,
  decisionReplyPath,
  EMBED_PATH,
  MARKET_TOKENS_PATH,
  mediaPath,
  OPERATOR_PATH,
  PIECES_PATH,
  RANKED_SONGS_PATH,
  SONGS_PATH,
  SOUNDS_PATH,
} from '@musi/api/paths'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { demoAccount } from '@musi/devchain/world/demoAccounts'
import type { Address } from '@musi/domain/address'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { validated } from '#testing/validated.ts'
import { type TestServer, startTestServer } from '#testing/testServer.ts'
import { signIn, testPage } from '#testing/testSignIn.ts'
import { waitForHistory } from '#testing/waitForHistory.ts'

let chain: TestChain
let server: TestServer
let operator: ReturnType<typeof testPage>
let nowMs = Date.now()
const vera = demoAccount('voter').address
const arlo = demoAccount('artist').address

const read = async (path: string) => JSON.parse((await server.ask(path)).text) as unknown
const songs = async (query = '') => validated(Songs, await read(SONGS_PATH + query)).rows
const songNamed = async (title: string) =>
  (await songs()).find(({ about }) => about?.song_title === title) ?? expect.fail(title)
const view = async () => validated(OperatorView, JSON.parse((await operator.get(OPERATOR_PATH)).text))
const codeOf = ({ status, text }: { status: number; text: string }) =>
  `${status} ${(JSON.parse(text) as { code?: string }).code ?? 'ok'}`

async function pageOf(account: Address) {
  const page = testPage(server)
  await signIn(page, server, chain.request, account)
  return page
}
const decide = async (subject: string, action: string, reason = 'As reported.') =>
  operator.post(OPERATOR_PATH, { subject, action, reason })

beforeAll(async () => {
  chain = await testChain({ holds: 'history' })
  server = await startTestServer(
    {},
    {
      chain: { ...chain, beforeForward: () => Promise.resolve() },
      clock: { now: () => nowMs, random: Math.random, sleep: () => Promise.resolve() },
      hasIndex: true,
    },
  )
  await waitForHistory(server, chain)
  await vi.waitFor(async () => expect((await songs()).every(({ about }) => about !== null)).toBe(true), 30_000)
  operator = await pageOf(vera)
}, 120_000)
beforeEach(() => {
  // Moves the clock on, because answers are cached for a few seconds.
  nowMs += 60_000
})
afterAll(() => server.close())

test('only the accounts of the configuration see the reports and decide (spec: moderation.operator)', async () => {
  expect(codeOf(await testPage(server).get(OPERATOR_PATH))).toBe('401 notSignedIn')
  const artist = await pageOf(arlo)
  expect(codeOf(await artist.get(OPERATOR_PATH))).toBe('403 notYours')
  const { song } = await songNamed('Tidal')
  const decision = { subject: `song:${song}`, action: 'hide', reason: 'x' }
  expect(codeOf(await artist.post(OPERATOR_PATH, decision))).toBe('403 notYours')
  expect((await songs(`?song=${song}`)).length).toBe(1)
  // A page of another site cannot use the operator's cookie.
  expect(
    (await operator.get(OPERATOR_PATH, { 'sec-fetch-site': 'cross-site', origin: 'https://other.example' })).status,
  ).toBe(403)
})

test('an operator sees each server with its state, the open reports and every decision (spec: moderation.operator)', async () => {
  await vi.waitFor(async () => expect((await view()).servers.length).toBe(1))
  const { servers, reports, decisions, queues } = await view()
  expect(servers[0]).toMatchObject({ ready: { status: 'ready' }, behind: 0 })
  expect(servers[0]?.memoryBytes).toBeGreaterThan(1_000_000)
  expect(reports.map(({ count }) => count)).toEqual([3, 1, 1])
  expect(queues.drafts).toBe(1)
  expect(decisions[0]).toMatchObject({ action: 'withdraw', reply: { text: expect.stringContaining('licence') } })
})

test('anybody can report, and bad reports are refused (spec: moderation.report)', async () => {
  const visitor = testPage(server)
  const { song } = await songNamed('Harbour Road')
  const report = { subject: `song:${song}`, concern: 'copyright', text: 'Mine.', contact: 'me@example.org' }
  expect((await visitor.post(CONTENT_REPORTS_PATH, report)).status).toBe(200)
  const reported = (await view()).reports.find(({ subject }) => subject === report.subject)
  expect(reported).toMatchObject({ count: 1, reports: [{ text: 'Mine.', contact: 'me@example.org' }], current: null })
  for (const bad of [
    { ...report, subject: 'song:0x12' },
    { ...report, subject: `song:${song}'; drop table decisions` },
    { ...report, concern: 'boring' },
    { ...report, text: 'x'.repeat(1001) },
    { ...report, contact: 'x'.repeat(201) },
    {},
  ])
    expect((await visitor.post(CONTENT_REPORTS_PATH, bad)).status).toBe(400)
})

test('a song that does not exist cannot be reported, nor its picture; what may exist elsewhere can (spec: moderation.report)', async () => {
  const visitor = testPage(server)
  const nothing = `0x${'12'.repeat(32)}`
  const statusOf = async (subject: string) =>
    codeOf(await visitor.post(CONTENT_REPORTS_PATH, { subject, concern: 'fraud', text: '', contact: '' }))
  expect(await statusOf(`song:${nothing}`)).toBe('404 noSubject')
  expect(await statusOf(`picture:${nothing}`)).toBe('404 noSubject')
  expect(await statusOf(`token:${demoAccount('newcomer').address}`)).toMatch(/^200/)
})

test('a hidden song is in no list, chart, card or embed, but its page still finds it, and restoring brings it back (spec: moderation.decisions)', async () => {
  const { song } = await songNamed('Glass Weather')
  const shown = async () => {
    nowMs += 60_000
    return {
      list: (await songs()).some((each) => each.song === song),
      chart: validated(RankedSongs, await read(RANKED_SONGS_PATH)).rows.some((each) => each.song === song),
      embed: (await server.ask(`${EMBED_PATH}/song/${song}`)).status,
      card: (await server.ask(`${CARDS_PATH}/song/${song}.png`)).status === 404,
      page: (await songs(`?song=${song}`)).length,
    }
  }
  const before = await shown()
  expect(before).toMatchObject({ list: true, chart: true, embed: 200, page: 1 })
  expect((await decide(`song:${song}`, 'hide')).status).toBe(200)
  expect(await shown()).toEqual({ list: false, chart: false, embed: 404, card: true, page: 1 })
  expect((await songs(`?song=${song}`))[0]?.isWithdrawn).toBe(false)
  expect(codeOf(await decide(`song:${song}`, 'hide'))).toBe('409 alreadySo')
  expect((await decide(`song:${song}`, 'restore')).status).toBe(200)
  expect(await shown()).toMatchObject({ list: true, chart: true, embed: 200, page: 1 })
})

test('the sample of a withdrawn song is no longer served, and its artist sees why and replies once (spec: moderation.told)', async () => {
  const { song, artist, about } = await songNamed('Kitchen Radio')
  const sample = about?.sound?.preview?.address ?? expect.fail()
  expect(sample.startsWith(SOUNDS_PATH)).toBe(true)
  expect((await server.ask(sample)).status).toBe(200)
  const decided = await decide(`song:${song}`, 'withdraw', 'A court \u202Easked for it.')
  const { id, owner, reason } = validated(Decision, JSON.parse(decided.text))
  expect([owner, reason]).toEqual([artist, 'A court asked for it.'])
  expect((await server.ask(sample)).status).toBe(404)
  expect((await songs(`?song=${song}`))[0]).toMatchObject({ isWithdrawn: true, about: { sound: null } })
  const told = validated(Decisions, await read(`${DECISIONS_PATH}?owner=${artist}`)).decisions
  expect(told[0]).toMatchObject({ id, action: 'withdraw', reply: null })
  const reply = { text: 'It was ours to sing.' }
  expect(codeOf(await operator.put(decisionReplyPath(id), reply))).toBe('403 notYours')
  const owns = await pageOf(artist as Address)
  expect(codeOf(await owns.put(decisionReplyPath('z'.repeat(26)), reply))).toBe('404 noDecision')
  expect((await owns.put(decisionReplyPath(id), reply)).status).toBe(200)
  expect(codeOf(await owns.put(decisionReplyPath(id), reply))).toBe('409 alreadySo')
  expect((await view()).decisions[0]).toMatchObject({ id, reply })
  await decide(`song:${song}`, 'restore')
  expect((await server.ask(sample)).status).toBe(200)
})

test('a hidden token is in no list, and neither are the tokens and songs of a hidden artist (spec: moderation.decisions)', async () => {
  const tokens = async () => validated(ArtistTokens, await read(ARTIST_TOKENS_PATH)).tokens
  const [first] = await tokens()
  const { address, creator } = first ?? expect.fail()
  const charted = async () => {
    nowMs += 60_000
    return validated(MarketTokens, await read(MARKET_TOKENS_PATH)).rows.some(({ token }) => token === address)
  }
  expect(await charted()).toBe(true)
  await decide(`token:${address}`, 'hide')
  expect((await tokens()).some((each) => each.address === address)).toBe(false)
  expect(await charted()).toBe(false)
  await decide(`token:${address}`, 'restore')
  await decide(`account:${creator}`, 'hide')
  nowMs += 60_000
  expect((await tokens()).some((each) => each.creator === creator)).toBe(false)
  expect((await songs()).some((each) => each.artist === creator)).toBe(false)
  await decide(`account:${creator}`, 'restore')
})

test('a hidden piece and collection leave the market, and a withdrawn picture is not shown (spec: moderation.decisions)', async () => {
  const pieces = async () => {
    nowMs += 60_000
    return validated(MarketPieces, await read(PIECES_PATH))
  }
  const piece = (await pieces()).pieces.find(({ hasPicture, maker }) => hasPicture && maker !== null) ?? expect.fail()
  const { collection, id, maker } = piece
  const inMarket = async () => (await pieces()).pieces.some((each) => each.collection === collection && each.id === id)
  const decided = await decide(`piece:${collection}-${id}`, 'hide')
  expect(validated(Decision, JSON.parse(decided.text)).owner).toBe(maker)
  expect(await inMarket()).toBe(false)
  await decide(`piece:${collection}-${id}`, 'restore')
  expect(await inMarket()).toBe(true)
  expect((await server.ask(mediaPath(collection, id))).status).toBe(200)
  await decide(`picture:${collection}-${id}`, 'withdraw')
  expect((await server.ask(mediaPath(collection, id))).status).toBe(404)
  expect(await inMarket()).toBe(true)
  await decide(`collection:${collection}`, 'hide')
  const left = await pieces()
  expect(left.collections.some(({ address }) => address === collection)).toBe(false)
  expect(left.pieces.some((each) => each.collection === collection)).toBe(false)
})
