// Needs: load
import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Songs } from '@musi/api/music/songs'
import { MarketPieces } from '@musi/api/market/pieces'
import { ArtistTokens } from '@musi/api/history/artistTokens'
import { Pairs } from '@musi/api/history/pairs'
import type { Page } from '@playwright/test'
import { parseRssFeed } from 'feedsmith'
import ICAL from 'ical.js'
import { unfurl } from 'unfurl.js'
import * as v from 'valibot'
import { expect, expectNoAxeViolations, test, withoutSplash } from './testing/harness.ts'

const readJson = async <Schema extends v.GenericSchema>(schema: Schema, url: string): Promise<v.InferOutput<Schema>> =>
  v.parse(schema, await (await fetch(url)).json())

/** Picks a subject of each kind from the seeded chain. */
async function subjectsOf(origin: string) {
  const songs = await readJson(Songs, `${origin}/api/songs`)
  const { tokens } = await readJson(ArtistTokens, `${origin}/api/artist-tokens`)
  const named = new Set(tokens.filter(({ lookAlike }) => lookAlike === null).map(({ address }) => address))
  const song = songs.rows.find(
    ({ about, opensAtSeconds, token }) => about?.sound !== null && opensAtSeconds === 0n && named.has(token),
  )
  const unopened = songs.rows.find(({ opensAtSeconds }) => Number(opensAtSeconds) * 1000 > Date.now())
  const market = await readJson(MarketPieces, `${origin}/api/nft/pieces`)
  const piece = market.pieces.find(({ hasPicture, name }) => hasPicture && name !== null)
  const pool = (await readJson(Pairs, `${origin}/api/pairs`)).rows[0]
  if (song === undefined || unopened === undefined || piece === undefined || pool === undefined)
    throw new Error('The seeded world lacks a kind of subject.')
  return { song, unopened, piece, pool }
}

/** Forwards a request to the product at `url`. */
async function passOn(url: string, { headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  const answer = await fetch(url, { headers: { accept: headers.accept ?? '*/*' } })
  const passed = [...answer.headers].filter(
    ([name]) => !/^(?:content-(?:encoding|length)|transfer-encoding|connection|keep-alive)$/.test(name),
  )
  response.writeHead(answer.status, Object.fromEntries(passed))
  response.end(Buffer.from(await answer.arrayBuffer()))
}

/** Requests a URL from another address of this machine, since limits are per address. */
function answerFor({ host, port, pathname, search }: URL, localAddress: string) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; type: string; text: string }>()
  const outgoing = request(
    { host: '127.0.0.1', port, path: pathname + search, headers: { host }, localAddress },
    (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', text }),
      )
    },
  )
  outgoing.once('error', reject).end()
  return promise
}

/** Measures the size of a picture and the number of its colours, as drawn by a browser. */
const drawnPicture = (page: Page, url: string) =>
  page.evaluate(async (address) => {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const data = context?.getImageData(0, 0, image.width, image.height).data ?? []
    const colours = new Set<number>()
    for (let at = 0; at < data.length; at += 4 * 997)
      colours.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0))
    return { width: image.width, height: image.height, colours: colours.size }
  }, url)

/**
 * Parses the head with a browser's own parser, on an empty page, because our pages forbid parsing
 * markup from text.
 */
const headOf = (page: Page, html: string) =>
  page.evaluate((text) => {
    const parsed = document.implementation.createHTMLDocument()
    parsed.documentElement.innerHTML = text
    const content = (selector: string) => parsed.querySelector(selector)?.getAttribute('content') ?? ''
    return {
      title: parsed.title,
      description: content('meta[name=description]'),
      picture: content('meta[property="og:image"]'),
      canonical: parsed.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
      data: parsed.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
    }
  }, html)

/**
 * Fields of each type that readers of schema.org data need. A dot leads into a part, or into the
 * first item of a list.
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['name', 'url'],
  MusicRecording: ['name', 'url', 'image', 'byArtist.name', 'byArtist.url', 'duration'],
  MusicGroup: ['name', 'url', 'image', 'track.name', 'track.url'],
  BreadcrumbList: ['itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
  Product: ['name', 'url', 'image'],
  Article: ['headline', 'url', 'image', 'datePublished'],
}
const HEARD: ReadonlySet<string> = new Set(['MusicRecording', 'MusicGroup'])
const EMBEDDED: ReadonlySet<string> = new Set([...HEARD, 'Product'])

function fieldOf(json: string, field: string): boolean {
  let value: unknown = JSON.parse(json)
  for (const name of field.split('.')) {
    const part = Array.isArray(value) ? (value[0] as unknown) : value
    value = (part as Record<string, unknown> | undefined)?.[name]
  }
  return value !== undefined && value !== null && value !== ''
}

test('two independent readers find the title, description and picture of every kind of page (spec: reach.head, reach.cards)', async ({
  page,
  product: { origin },
}) => {
  const { song, piece, pool } = await subjectsOf(origin)
  const pages: readonly (readonly [string, RegExp, string | null])[] = [
    ['/', /^Musi$/, 'WebSite'],
    ['/swap', /^Swap/, null],
    ['/pool', /^Pool/, null],
    ['/uni', /^Liquidity mining/, null],
    ['/vote', /^Governance/, null],
    ['/jukebox', /^Jukebox/, null],
    ['/dropzone', /^Drop zone/, null],
    ['/nft', /^NFT marketplace/, null],
    ['/collections', /^Collections/, null],
    ['/charts', /^Charts/, null],
    [`/song/${song.song}`, new RegExp(`^${song.about?.song_title} by ${song.about?.artist_name}`), 'MusicRecording'],
    [`/artist/${song.artist}`, new RegExp(`^${song.about?.artist_name}`), 'MusicGroup'],
    [`/charts/token/${song.token}`, /\(\w+\)/, 'BreadcrumbList'],
    [`/charts/pool/${pool.address}`, /pool/, 'BreadcrumbList'],
    [`/nft/${piece.collection}/${piece.id}`, new RegExp(`^${piece.name}`), 'Product'],
    [`/nft/${piece.collection}`, /\w/, 'BreadcrumbList'],
    ['/vote/1', /^Proposal 1: /, 'Article'],
    [`/account/${song.artist}`, /\w/, null],
  ]
  const empty = await page.context().newPage()
  await page.goto(`${origin}/swap`)
  for (const [path, title, kind] of pages) {
    const url = origin + path
    const read = await unfurl(url)
    const head = await headOf(empty, await (await fetch(url)).text())
    const [image] = read.open_graph?.images ?? []
    expect([path, read.open_graph?.title]).toEqual([path, expect.stringMatching(title)])
    expect([path, head.title]).toEqual([path, expect.stringMatching(title)])
    expect([path, head.description, head.picture]).toEqual([path, read.description, image?.url])
    expect(head.description.length).toBeGreaterThan(10)
    expect(head.canonical).toBe(url)
    expect([path, kind === null ? null : (JSON.parse(head.data) as object)]).toMatchObject([
      path,
      kind === null ? null : { '@context': 'https://schema.org', '@type': kind },
    ])
    const { data: json } = head
    if (kind !== null)
      for (const field of REQUIRED[kind] ?? []) expect([path, field, fieldOf(json, field)]).toEqual([path, field, true])
    // A song has its sample, and only our own frame can be embedded.
    const audio = read.open_graph?.audio?.[0]?.url ?? null
    expect([path, audio]).toEqual([
      path,
      kind !== null && HEARD.has(kind) ? expect.stringContaining(`${origin}/sounds/`) : null,
    ])
    const player = read.oEmbed as { html?: string } | undefined
    expect([path, player?.html ?? null]).toEqual([
      path,
      kind !== null && EMBEDDED.has(kind) ? expect.stringMatching(`^<iframe src="${origin}/embed/`) : null,
    ])
    const card = await fetch(image?.url ?? '')
    expect([path, card.status, card.headers.get('content-type')]).toEqual([path, 200, 'image/png'])
    // Together with the 20 s between two reads of the takedowns, this is less than a minute.
    expect(card.headers.get('cache-control')).toBe('public, max-age=30')
    const bytes = (await card.arrayBuffer()).byteLength
    expect([path, bytes < 300_000]).toEqual([path, true])
    const drawn = await drawnPicture(page, image?.url ?? '')
    expect([path, drawn]).toEqual([path, { width: 1200, height: 630, colours: expect.any(Number) }])
    expect([path, drawn.colours > 4]).toEqual([path, true])
  }
})

test('a song that is not open yet is in no head, card, embed or sitemap (spec: reach.silent)', async ({
  product: { origin },
}) => {
  const { unopened } = await subjectsOf(origin)
  const title = unopened.about?.song_title ?? ''
  const page = await (await fetch(`${origin}/song/${unopened.song}`)).text()
  expect(page).not.toContain(title)
  for (const path of [
    `/cards/song/${unopened.song}.png`,
    `/embed/song/${unopened.song}`,
    `/oembed?url=${encodeURIComponent(`${origin}/song/${unopened.song}`)}`,
  ])
    expect([path, (await fetch(origin + path)).status]).toEqual([path, 404])
  const music = await (await fetch(`${origin}/sitemaps/music.xml`)).text()
  expect(music).toContain('<loc>')
  expect(music).not.toContain(unopened.song)
})

test('an embed plays a sample in a frame without permissions, on a page with a strict policy, and nothing else can be framed (spec: reach.embed)', async ({
  browser,
  product: { origin },
}) => {
  const { song } = await subjectsOf(origin)
  const frame = (path: string) =>
    `<iframe src="${origin}${path}" sandbox="allow-scripts" width="560" height="165"></iframe>`
  const host = createServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.setHeader('cross-origin-embedder-policy', 'require-corp')
    response.setHeader('content-security-policy', `default-src 'none'; frame-src ${origin}`)
    response.end(
      `<!doctype html><title>Fan site</title>${frame(`/embed/song/${song.song}?size=card`)}${frame('/swap')}`,
    )
  })
  await new Promise<void>((resolve) => void host.listen(0, '127.0.0.1', resolve))
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const requestedPaths: string[] = []
    page.on('request', (request) => void requestedPaths.push(new URL(request.url()).pathname))
    await page.goto(`http://localhost:${(host.address() as AddressInfo).port}/`)
    const embed = page.frameLocator('iframe').first()
    const play = embed.getByRole('button', { name: `Play a sample of ${song.about?.song_title}` })
    await play.focus()
    await page.keyboard.press('Enter')
    await expect(play).toHaveAttribute('aria-pressed', 'true')
    await expect(embed.getByRole('link')).toHaveAttribute('href', `${origin}/song/${song.song}`)
    const [, other] = page.frames().slice(1)
    expect(await other?.locator('#root').count()).toBe(0)
    expect(
      requestedPaths.filter((path) => path !== '/' && path !== '/swap' && path !== '/favicon.ico').length,
    ).toBeLessThanOrEqual(3)
  } finally {
    await context.close()
    host.close()
  }
  const page = await browser.newPage()
  // The description names the songs in the order of the list.
  const { rows } = await readJson(Songs, `${origin}/api/songs`)
  const mira = rows.find(({ about }) => about?.artist_name === 'Mira Solenne')?.artist ?? ''
  await page.goto(`${origin}/embed/artist/${mira}?size=list`)
  const listed = await page.locator('li a').allInnerTexts()
  const described = await (await fetch(`${origin}/artist/${mira}`)).text()
  expect(listed.length).toBeGreaterThan(2)
  expect(described).toContain(`on Musi: ${listed.slice(0, 3).join(', ')}.`)
  for (const query of ['size=list&theme=dark', 'size=list&theme=light', 'size=card&lang=ar']) {
    await page.goto(`${origin}/embed/artist/${song.artist}?${query}`)
    await expectNoAxeViolations(page)
  }
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const families = await page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts].map(({ family, status }) => `${family} ${status}`.replaceAll('"', ''))
  })
  expect(families.toSorted()).toEqual(['Bricolage loaded', 'Figtree loaded'])
  await page.setViewportSize({ width: 300, height: 165 })
  await page.goto(`${origin}/embed/song/${song.song}?size=card`)
  expect(await page.locator('.cover').evaluate(({ clientHeight }) => clientHeight)).toBe(96)
  const cut = await page
    .locator('h1, .words p, .price')
    .evaluateAll((texts) =>
      texts
        .filter((text) => text.scrollWidth > text.clientWidth + 1 && text.clientWidth > 0)
        .map((text) => text.textContent),
    )
  expect(cut).toEqual([])
  await page.close()
})

test('1,000 embeds open no stream and send at most three requests each (spec: reach.embed)', async ({
  browser,
  product: { origin },
}) => {
  const { song, piece } = await subjectsOf(origin)
  const paths = [
    `/embed/song/${song.song}?size=card`,
    `/embed/artist/${song.artist}?size=list`,
    `/embed/piece/${piece.collection}-${piece.id}?size=compact`,
  ]
  // Uses real frames without an origin, which share no cache, so that the proxy counts all of their
  // requests.
  const requestCounts = new Map<string, number>()
  const counter = createServer((incoming, response) => {
    const path = incoming.url ?? '/'
    const { pathname } = new URL(path, origin)
    requestCounts.set(pathname, (requestCounts.get(pathname) ?? 0) + 1)
    void passOn(`${origin}${path}`, incoming, response)
  })
  await new Promise<void>((resolve) => void counter.listen(0, '127.0.0.1', resolve))
  const at = `http://127.0.0.1:${(counter.address() as AddressInfo).port}`
  const FRAMES = 60
  const frames = Array.from(
    { length: FRAMES },
    (_, index) => `<iframe src="${at}${paths[index % paths.length]}" sandbox="allow-scripts" width="560"></iframe>`,
  )
  const host = createServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><title>Fan site</title>${frames.join('')}`)
  })
  await new Promise<void>((resolve) => void host.listen(0, '127.0.0.1', resolve))
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.goto(`http://localhost:${(host.address() as AddressInfo).port}/`)
    const loaded = page.frames().slice(1)
    expect(loaded).toHaveLength(FRAMES)
    for (const frame of loaded) await expect(frame.locator('h1')).not.toBeEmpty()
    const counts = [...requestCounts].filter(([path]) => path !== '/favicon.ico')
    expect(counts.filter(([path]) => !/^\/(?:embed|api\/nft|artworks)\//.test(path))).toEqual([])
    expect(counts.reduce((sum, [, count]) => sum + count, 0)).toBeLessThanOrEqual(3 * FRAMES)
  } finally {
    await context.close()
    host.close()
    counter.close()
  }
  // Then sends the requests of 1,000 embeds for a hundred readers: each embed, and what its markup
  // loads before anybody plays it.
  let requests = 0
  const ask = async (path: string, reader: number) => {
    requests += 1
    const { status, type, text } = await answerFor(new URL(path, origin), `127.0.1.${reader + 1}`)
    expect([path, status, type]).toEqual([path, 200, expect.not.stringContaining('event-stream')])
    return text
  }
  for (let reader = 0; reader < 100; reader += 1)
    await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const html = await ask(paths[(reader + index) % paths.length] ?? '', reader)
        expect(html).not.toMatch(/EventSource|WebSocket|fetch\(|XMLHttpRequest|sendBeacon|localStorage|indexedDB/)
        const parts = [...html.matchAll(/<(?:img|script|link|source|iframe)[^>]*\s(?:src|href)="([^"]*)"/g)]
        expect(parts.length).toBeLessThanOrEqual(2)
        for (const [, path = ''] of parts) await ask(path, reader)
      }),
    )
  expect(requests).toBeGreaterThanOrEqual(1000)
  expect(requests).toBeLessThanOrEqual(3000)
})

test('a page of another origin can read the token list, and an independent reader accepts the calendars (spec: reach.open, reach.calendars)', async ({
  browser,
  product: { origin },
}) => {
  const elsewhere = createServer((_, response) => response.end('<!doctype html><title>A wallet</title>'))
  await new Promise<void>((resolve) => void elsewhere.listen(0, '127.0.0.1', resolve))
  const page = await browser.newPage()
  try {
    await page.goto(`http://localhost:${(elsewhere.address() as AddressInfo).port}/`)
    const list = (await page.evaluate(async (url) => (await fetch(url)).json(), `${origin}/lists/default.json`)) as {
      tokens: { logoURI?: string }[]
    }
    expect(list.tokens.length).toBeGreaterThan(3)
    const logo = list.tokens.find(({ logoURI }) => logoURI?.startsWith(origin))?.logoURI ?? ''
    expect(await page.evaluate(async (url) => (await fetch(url)).status, logo)).toBe(200)
  } finally {
    await page.close()
    elsewhere.close()
  }
  for (const name of ['drops', 'votes']) {
    const text = await (await fetch(`${origin}/${name}.ics`)).text()
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
    const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
    expect([name, events.length > 0]).toEqual([name, true])
    for (const { summary, startDate, uid } of events) {
      expect([name, summary.length > 3, startDate.toJSDate() > new Date(), uid.includes('@')]).toEqual([
        name,
        true,
        true,
        true,
      ])
    }
  }
})

test('an independent reader accepts the feeds of a new chain, which the pages link to, and the samples have the stated lengths (spec: reach.feeds)', async ({
  product: { origin },
}) => {
  const { song } = await subjectsOf(origin)
  const feedAt = async (path: string) => {
    const answer = await fetch(origin + path)
    expect([path, answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([path, 200, '*'])
    return parseRssFeed(await answer.text())
  }
  const all = await feedAt('/songs.xml')
  const artists = new Set(all.items?.map(({ title = '' }) => title.replace(/^.* by /, '')))
  expect([...artists].toSorted()).toEqual(['Arlo', 'Mira Solenne'])
  expect(all.atom?.links).toEqual([expect.objectContaining({ rel: 'self', href: `${origin}/songs.xml` })])
  for (const { link = '', guid, pubDate = '', enclosures = [] } of all.items ?? []) {
    expect([guid?.value, guid?.isPermaLink, new Date(pubDate) < new Date()]).toEqual([link, true, true])
    expect(enclosures).toEqual([expect.objectContaining({ type: 'audio/mpeg' })])
  }
  const [newest] = all.items ?? []
  const sample = await fetch(newest?.enclosures?.[0]?.url ?? '')
  expect((await sample.arrayBuffer()).byteLength).toBe(newest?.enclosures?.[0]?.length)
  const { rows } = await readJson(Songs, `${origin}/api/songs`)
  const mira = rows.find(({ about }) => about?.artist_name === 'Mira Solenne')?.artist ?? ''
  const ofMira = await feedAt(`/artist/${mira}/feed.xml`)
  expect(ofMira.title).toBe('Mira Solenne on Musi')
  const feedLink = async (path: string) =>
    /<link rel="alternate" type="application\/rss\+xml" href="([^"]*)"/.exec(
      await (await fetch(origin + path)).text(),
    )?.[1]
  for (const path of ['/', '/jukebox']) {
    expect(await feedLink(path)).toBe(`${origin}/songs.xml`)
    const html = await (await fetch(origin + path)).text()
    expect(html).toContain(`<link rel="alternate" type="application/canimus+json" href="${origin}/canimus.json"`)
  }
  expect(await feedLink(`/artist/${mira}`)).toBe(`${origin}/artist/${mira}/feed.xml`)
  expect(await feedLink(`/song/${song.song}`)).toBeUndefined()
  const silent = rows.find(({ about }) => about?.artist_name === 'Kofi Tempest')?.artist ?? ''
  expect(await feedLink(`/artist/${silent}`)).toBeUndefined()
  expect((await fetch(`${origin}/artist/${silent}/feed.xml`)).status).toBe(404)
})

test('the product can be installed: its icons and screenshots are served as the manifest says (spec: reach.installed)', async ({
  page,
  product: { origin },
}) => {
  await page.goto(`${origin}/jukebox`)
  const client = await page.context().newCDPSession(page)
  const { errors, data = '' } = await client.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
  const manifest = JSON.parse(data) as Record<'icons' | 'screenshots', { src: string; sizes: string }[]>
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const { width, height } = await drawnPicture(page, origin + src)
    expect([src, `${width}x${height}`]).toEqual([src, sizes])
  }
})

test('the title follows the open page, and no tag describes an earlier one (spec: reach.head)', async ({
  page,
  product: { origin },
}) => {
  await withoutSplash(page)
  const { song } = await subjectsOf(origin)
  await page.goto(`${origin}/song/${song.song}`)
  await expect(page.getByRole('heading', { level: 1, name: song.about?.song_title ?? '' })).toBeVisible()
  await expect(page).toHaveTitle(`${song.about?.song_title} by ${song.about?.artist_name} · Musi`)
  await page.getByRole('main').locator(`a[href="/artist/${song.artist}"]`).first().click()
  await expect(page).toHaveTitle(new RegExp(`^${song.about?.artist_name} · Musi$`))
  await expect(page.locator('[data-head]')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveTitle(`${song.about?.song_title} · Musi`)
})
