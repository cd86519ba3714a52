import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** What the built web app is allowed to be: committed beside it, so that growth is seen in a diff. */
export type BundleFigures = {
  hosts: string[]
  brotliBytes: { firstLoadScripts: number; allScripts: number; styles: number }
}
export type Bundle = { file: string; text: string; bytes: Buffer }[]

const GROWTH = 1.02
/** Wallets that live elsewhere: what names their hosts is loaded when one of them is chosen, and only then. */
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

/** The files that a file loads statically. */
const bringsAlong = ({ file, text }: Bundle[number]): string[] =>
  file.endsWith('.html')
    ? [...text.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, name]) => name ?? '')
    : [...text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)].map(([, name]) => `assets/${name}`)

/** Wallet code that is loaded together with anything but other wallet code. */
function strayWalletCode(bundle: Bundle): string[] {
  const wallets = bundle.filter(({ file, text }) => file.endsWith('.js') && REMOTE_WALLET.test(text))
  return bundle
    .filter((file) => !wallets.includes(file))
    .flatMap((file) =>
      wallets
        .filter((wallet) => bringsAlong(file).includes(wallet.file))
        .map((wallet) => `${file.file} brings ${wallet.file} along, which names the host of a wallet`),
    )
}

/** Scripts that the page fetches before anything can be used: the entries of the page and what they import at once. */
function firstLoad(bundle: Bundle): Bundle {
  const fileOf = (name: string) => bundle.filter(({ file }) => file === name)
  const wanted = fileOf('index.html').flatMap(bringsAlong)
  for (const file of wanted)
    for (const name of fileOf(file).flatMap(bringsAlong)) if (!wanted.includes(name)) wanted.push(name)
  return bundle.filter(({ file }) => wanted.includes(file))
}

const brotli = (files: Bundle) => files.reduce((sum, { bytes }) => sum + brotliCompressSync(bytes).length, 0)

export const measureBundle = (bundle: Bundle): BundleFigures => ({
  hosts: [
    ...new Set(bundle.flatMap(({ text }) => [...text.matchAll(HOST)].map(([, host]) => (host ?? '').toLowerCase()))),
  ].toSorted(),
  brotliBytes: {
    firstLoadScripts: brotli(firstLoad(bundle)),
    allScripts: brotli(bundle.filter(({ file }) => file.endsWith('.js'))),
    styles: brotli(bundle.filter(({ file }) => file.endsWith('.css'))),
  },
})

/** A new host, wallet code that nobody requested, code from text, or growth over 2 % against the committed figures: a sentence each. */
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
  for (const key of ['firstLoadScripts', 'allScripts', 'styles'] as const) {
    const [was, is] = [committed.brotliBytes[key], measured.brotliBytes[key]]
    if (is > was * GROWTH) problems.push(`${key} grew from ${was} to ${is} bytes (brotli), more than 2 %`)
  }
  return problems
}
