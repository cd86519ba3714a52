import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** Sizes and hosts of a built web app. Those of the last accepted build are committed, so that growth shows in a diff. */
export type BundleFigures = {
  hosts: string[]
  brotliBytes: Record<Sized, number>
}
export type Bundle = { file: string; text: string; bytes: Buffer }[]

const SIZED = [
  'firstLoadScripts',
  'swapScripts',
  'poolScripts',
  'addScripts',
  'allScripts',
  'styles',
  'document',
] as const
type Sized = (typeof SIZED)[number]

const GROWTH = 1.02
/** Limits for the scripts of the swap, pool and add screens, and for the document, which arrives in one round trip up to this size. */
const PAGE_LIMITS = { swapScripts: 137_900, poolScripts: 140_500, addScripts: 133_700, document: 14_000 } as const
/** Remote wallets: code that names their hosts is loaded only when one is chosen. */
const REMOTE_WALLET = /\b(?:walletconnect\.(?:com|org)|coinbase\.com|walletlink\.org|fortmatic\.com)\b/
const HOST = /\bhttps?:\/\/([a-z0-9.-]+\.[a-z]{2,})/gi

export function readBundle(dist: string): Bundle {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css|html)$/.test(file))
    .toSorted()
    .map((file) => {
      const bytes = readFileSync(join(dist, file))
      return { file, bytes, text: bytes.toString() }
    })
}

/** Files that a file imports statically. */
const bringsAlong = ({ file, text }: Bundle[number]): string[] =>
  file.endsWith('.html')
    ? [...text.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, name]) => name ?? '')
    : [...text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)].map(([, name]) => `assets/${name}`)

/** Wallet code loaded together with any other code. */
function strayWalletCode(bundle: Bundle): string[] {
  const wallets = bundle.filter(({ file, text }) => file.endsWith('.js') && REMOTE_WALLET.test(text))
  return bundle
    .filter((file) => !wallets.includes(file))
    .flatMap((file) =>
      wallets
        .filter((wallet) => bringsAlong(file).includes(wallet.file))
        .map((wallet) => `${file.file} brings ${wallet.file} along, which names a wallet's host`),
    )
}

/** Files the page lists for one of its routes, as the boot script reads them. */
function listedFor(place: string, bundle: Bundle): string[] {
  const html = bundle.find(({ file }) => file === 'index.html')?.text ?? ''
  const read = (mark: string) => JSON.parse(new RegExp(`${mark}[^>]*>({.*?})</script>`, 's').exec(html)?.[1] ?? '{}')
  const { styles = [], pages = {} } = read('id="musi-files"') as { styles?: string[]; pages?: Record<string, number[]> }
  const { integrity = {} } = read('type="importmap"') as { integrity?: Record<string, string> }
  const all = [...Object.keys(integrity), ...styles]
  return (pages[place] ?? []).flatMap((number) => all[number]?.slice(1) ?? [])
}

/**
 * Scripts fetched before anything can be used: the page's entries, those listed for a route, and their static imports.
 */
function firstLoad(bundle: Bundle, place?: string): Bundle {
  const fileOf = (name: string) => bundle.filter(({ file }) => file === name)
  const listed = place === undefined ? [] : listedFor(place, bundle)
  const loaded = [...fileOf('index.html').flatMap(bringsAlong), ...listed]
  for (const file of loaded)
    for (const name of fileOf(file).flatMap(bringsAlong)) if (!loaded.includes(name)) loaded.push(name)
  return bundle.filter(({ file }) => file.endsWith('.js') && loaded.includes(file))
}

/** Cached, because a file counts in several figures and compressing is slow. */
const compressed = new WeakMap<Buffer, number>()

function brotliSize({ bytes }: Bundle[number]): number {
  const size = compressed.get(bytes) ?? brotliCompressSync(bytes).length
  compressed.set(bytes, size)
  return size
}

const brotli = (files: Bundle) => files.reduce((sum, file) => sum + brotliSize(file), 0)

export const measureBundle = (bundle: Bundle): BundleFigures => ({
  hosts: [
    ...new Set(bundle.flatMap(({ text }) => [...text.matchAll(HOST)].map(([, host]) => (host ?? '').toLowerCase()))),
  ].toSorted(),
  brotliBytes: {
    firstLoadScripts: brotli(firstLoad(bundle)),
    swapScripts: brotli(firstLoad(bundle, 'swap')),
    poolScripts: brotli(firstLoad(bundle, 'pool')),
    addScripts: brotli(firstLoad(bundle, 'add')),
    allScripts: brotli(bundle.filter(({ file }) => file.endsWith('.js'))),
    styles: brotli(bundle.filter(({ file }) => file.endsWith('.css'))),
    document: brotli(bundle.filter(({ file }) => file === 'index.html')),
  },
})

/**
 * One sentence for each problem: a new host, wallet code that loads with other code, code made from text (eval), a page
 * over its limit, or growth over 2 % against the committed figures.
 */
export function bundleProblems(bundle: Bundle, committed: BundleFigures): string[] {
  const measured = measureBundle(bundle)
  const problems = measured.hosts
    .filter((host) => !committed.hosts.includes(host))
    .map((host) => `the bundle names a new host: ${host}`)
  problems.push(...strayWalletCode(bundle))
  for (const { file, text } of bundle.filter(({ file }) => file.endsWith('.js'))) {
    if (/\beval\s*\(/.test(text)) problems.push(`${file} calls eval`)
    if (/\bnew Function\b|[^.\w]Function\s*\(["'`]/.test(text)) problems.push(`${file} makes a function from text`)
  }
  for (const [key, most] of Object.entries(PAGE_LIMITS)) {
    const is = measured.brotliBytes[key as keyof typeof PAGE_LIMITS]
    if (is > most) problems.push(`${key} are ${is} bytes (brotli), more than ${most}`)
  }
  for (const key of SIZED) {
    const was = committed.brotliBytes[key]
    const is = measured.brotliBytes[key]
    if (is > was * GROWTH) problems.push(`${key} grew from ${was} to ${is} bytes (brotli), more than 2 %`)
  }
  return problems
}
