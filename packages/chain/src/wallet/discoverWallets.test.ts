import { expect, test } from 'vitest'
import { type DiscoveredWallet, discoverWallets } from './discoverWallets.ts'
import { walletIcon } from './walletIcon.ts'

const provider = () => ({ request: async () => null })
const announce = (page: EventTarget, detail: unknown) =>
  page.dispatchEvent(Object.assign(new Event('eip6963:announceProvider'), { detail }))
const info = (rdns: unknown, name: unknown = 'A wallet', icon: unknown = null) => ({ uuid: 'u', rdns, name, icon })
const discover = (...details: unknown[]) => {
  const page = new EventTarget()
  let wallets: readonly DiscoveredWallet[] = []
  const stop = discoverWallets(page, (all) => (wallets = all))
  details.forEach((detail) => announce(page, detail))
  return { wallets, stop, page }
}

test('case 45: two wallets that compete for the page are both found, each under its own rdns', () => {
  const { wallets } = discover(
    { info: info('io.one', 'One'), provider: provider() },
    { info: info('io.two', 'Two'), provider: provider() },
  )
  expect(wallets.map(({ rdns, name }) => [rdns, name])).toEqual([
    ['io.one', 'One'],
    ['io.two', 'Two'],
  ])
})

test('an rdns of one part is valid', () => {
  expect(discover({ info: info('one'), provider: provider() }).wallets).toMatchObject([{ rdns: 'one' }])
})

test('a wallet injected before the page asks announces itself when asked', () => {
  const page = new EventTarget()
  page.addEventListener('eip6963:requestProvider', () => announce(page, { info: info('io.one'), provider: provider() }))
  let count = 0
  discoverWallets(page, (all) => (count = all.length))
  expect(count).toBe(1)
})

test('a second announcement with the same rdns is ignored', () => {
  const { wallets } = discover(
    { info: info('io.one', 'One'), provider: provider() },
    { info: info('IO.one', 'Evil'), provider: provider() },
  )
  expect(wallets.map(({ name }) => name)).toEqual(['One'])
})

test.each([
  null,
  7,
  {},
  { info: info('io.one') },
  { info: info('no rdns'), provider: provider() },
  { info: info('io.one', ''), provider: provider() },
  { info: info(7), provider: provider() },
])('an invalid announcement (%j) is ignored', (detail) => {
  expect(discover(detail).wallets).toEqual([])
})

test('a name is shown as short plain text', () => {
  const { wallets } = discover({ info: info('io.one', `\u202E${'<b>'.repeat(100)}`), provider: provider() })
  expect(wallets[0]?.name).toMatch(/^<b>.*…$/)
})

test('nothing is reported after listening has stopped', () => {
  const { stop, page } = discover()
  stop()
  expect(announce(page, { info: info('io.one'), provider: provider() })).toBe(true)
})

test.each([
  ['data:image/png;base64,iVBORw0KGgo=', 'image/png', 8],
  ['data:image/svg+xml,%3Csvg/%3E', 'image/svg+xml', 6],
  ['data:image/svg+xml;utf8,<svg/>', 'image/svg+xml', 6],
  ['data:image/webp;base64,AA==', 'image/webp', 1],
])('an icon %s is accepted as a picture', (uri, type, length) => {
  const icon = walletIcon(uri)
  expect([icon?.type, icon?.bytes.length]).toEqual([type, length])
})

test.each([
  'https://evil.example/icon.png',
  'data:text/html,<script>',
  'data:image/gif;base64,AA==',
  'data:image/png;base64,***',
  'data:image/png,',
  'data:image/svg+xml,%',
  `data:image/png;base64,${'A'.repeat(100_000)}`,
  null,
])('%s is not an icon', (uri) => {
  expect(walletIcon(uri)).toBeNull()
})
