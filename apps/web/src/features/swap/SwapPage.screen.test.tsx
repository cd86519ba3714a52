import { beforeEach, describe, test } from 'vitest'
import { expectNoAxeViolations, expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { expect } from '#testing/expect.ts'
import { type PageWallet, SECOND, installWallet, restoreChainAfterEach, addressBook, tokenOf } from '#testing/chain.ts'
import { page } from '#testing/page.ts'
import {
  type Side,
  amountOf,
  confirmButton,
  details,
  openSwap,
  review,
  status,
  swapButton,
  acceptTokenWarning,
} from './testing/swapScreen.ts'

// The swap screen opened by a link, its links to other places, the warnings about linked tokens, and its use without a
// mouse.

restoreChainAfterEach()

let wallet: PageWallet
beforeEach(() => {
  wallet = installWallet()
})

const symbolOf = (side: Side) => page.locator(`#swap-currency-${side} .token-symbol-container`)
const recipient = () => page.locator('.recipient-address-input')
const warning = () => page.getByRole('dialog', { name: 'Token imported' })
const usable = () => page.locator(':not([inert]) > #swap-page')
const BLANK = 'Select a token'

type Form = { from: string; to: string; typed?: readonly [Side, string]; recipient?: string; version?: 'v1' | 'v2' }

/** Expects the fields of the form to show these values. */
async function expectForm({ from, to, typed, recipient: whom, version }: Form): Promise<void> {
  await expect(usable()).toBeVisible()
  await expect(symbolOf('input')).toHaveText(from)
  await expect(symbolOf('output')).toHaveText(to)
  if (typed === undefined) {
    for (const side of ['input', 'output'] as const) await expect(amountOf(side)).toHaveValue('')
  } else {
    const [side, text] = typed
    await expect(amountOf(side)).toHaveValue(text)
    await expect(page.locator(`#swap-currency-${side}`)).not.toContainText('(estimated)')
    // The other amount is computed if both sides are set.
    if (from !== BLANK && to !== BLANK)
      await expect(page.locator(`#swap-currency-${side === 'input' ? 'output' : 'input'}`)).toContainText('(estimated)')
  }
  await (whom === undefined ? expect(recipient()).toHaveCount(0) : expect(recipient()).toHaveValue(whom))
  if (version !== undefined)
    await expect(page.locator('#swap-version')).toContainText(version === 'v1' ? 'Showing V1 price.' : 'V1 ↗')
}

const wrongChecksum = (address: string) =>
  address.replace(/[a-f]/i, (letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()))

/** Replaces `{DAI}` by the address of DAI; `{low DAI}` by it in lower case, `{bad DAI}` with a wrong checksum. */
const filled = (text: string) =>
  text.replaceAll(/\{(low |bad |)(\w+)\}/g, (_, how: string, symbol: string) => {
    const address = tokenOf(symbol)
    if (how === 'low ') return address.toLowerCase()
    return how === 'bad ' ? wrongChecksum(address) : address
  })

/** Checks each rule in its own page load, and reports every rule that fails. */
async function each<T>(rules: readonly T[], name: (rule: T) => string, holds: (rule: T) => Promise<void>) {
  const broken: string[] = []
  for (const rule of rules)
    await holds(rule).catch((trouble: unknown) =>
      broken.push(`${name(rule)}: ${trouble instanceof Error ? trouble.message : ''}`),
    )
  expect(broken).toEqual([])
}

type Rule = readonly [query: string, form: Form]

describe('a link fills the form:', () => {
  const ON_DAI = 'outputCurrency={DAI}'
  const ETH_DAI = { from: 'ETH', to: 'DAI' } as const
  const TOKENS: readonly Rule[] = [
    ['', { from: 'ETH', to: BLANK }],
    ['inputCurrency={DAI}', { from: 'DAI', to: 'ETH' }],
    [ON_DAI, ETH_DAI],
    ['inputCurrency=ETH', { from: 'ETH', to: BLANK }],
    ['outputCurrency=ETH', { from: BLANK, to: 'ETH' }],
    ['inputCurrency={DAI}&outputCurrency={DAI}', { from: 'DAI', to: BLANK }],
    ['inputCurrency={DAI}&outputCurrency={low DAI}', { from: 'DAI', to: BLANK }],
    ['inputCurrency=eth&outputCurrency=ETH', { from: 'ETH', to: BLANK }],
    ['inputCurrency=nonsense&outputCurrency=more', { from: 'ETH', to: BLANK }],
    ['inputCurrency=eTh&outputCurrency={low DAI}', ETH_DAI],
    ['inputCurrency=nonsense&outputCurrency={DAI}', ETH_DAI],
    ['inputCurrency={DAI}&outputCurrency=nonsense', { from: 'DAI', to: 'ETH' }],
    ['inputCurrency={bad DAI}&outputCurrency={USDC}', { from: 'ETH', to: 'USDC' }],
    ['outputCurrency={bad DAI}', { from: BLANK, to: 'ETH' }],
  ]
  const AMOUNTS: readonly Rule[] = [
    [`${ON_DAI}&exactAmount=20.5`, { ...ETH_DAI, typed: ['input', '20.5'] }],
    [`${ON_DAI}&exactAmount=.5`, { ...ETH_DAI, typed: ['input', '.5'] }],
    ...[
      '20.5abc',
      '1e3',
      '-1',
      '+1',
      '0x10',
      'NaN',
      'Infinity',
      '1.2.3',
      '.',
      '%EF%BC%91',
      '1%2C5',
      '9'.repeat(80),
    ].map((text): Rule => [`${ON_DAI}&exactAmount=${text}`, ETH_DAI]),
  ]
  const SIDES: readonly Rule[] = [
    [`${ON_DAI}&exactAmount=7&exactField=output`, { ...ETH_DAI, typed: ['output', '7'] }],
    [`${ON_DAI}&exactAmount=7&exactField=oUtPuT`, { ...ETH_DAI, typed: ['output', '7'] }],
    [`${ON_DAI}&exactAmount=7&exactField=input`, { ...ETH_DAI, typed: ['input', '7'] }],
    [`${ON_DAI}&exactAmount=7&exactField=outputs`, { ...ETH_DAI, typed: ['input', '7'] }],
    ['exactAmount=7&exactField=output', { from: 'ETH', to: BLANK, typed: ['output', '7'] }],
  ]
  const RECIPIENTS: readonly Rule[] = [
    [`recipient=${SECOND}`, { from: 'ETH', to: BLANK, recipient: SECOND }],
    [`recipient=${SECOND.toLowerCase()}`, { from: 'ETH', to: BLANK, recipient: SECOND }],
    [`recipient=${wrongChecksum(SECOND)}`, { from: 'ETH', to: BLANK, recipient: wrongChecksum(SECOND) }],
    ['recipient=bob.argent.xyz', { from: 'ETH', to: BLANK, recipient: 'bob.argent.xyz' }],
    ...['bob', '0x1234', '', 'a..b', '<b>.eth/', 'bo%20b.eth'].map((text): Rule => [
      `recipient=${text}`,
      { from: 'ETH', to: BLANK },
    ]),
  ]
  const VERSIONS: readonly Rule[] = [
    ...(['v1', 'V1', 'v2', 'v3'] as const).map((use): Rule => [
      `outputCurrency={USDC}&exactAmount=0.1&use=${use}`,
      { from: 'ETH', to: 'USDC', typed: ['input', '0.1'], version: use === 'v1' || use === 'V1' ? 'v1' : 'v2' },
    ]),
  ]
  for (const [title, rules] of [
    ['which two tokens', TOKENS],
    ['which amount', AMOUNTS],
    ['on which side it is exact', SIDES],
    ['who gets it', RECIPIENTS],
    ['at which version', VERSIONS],
  ] as const)
    test(title, async () => {
      await each(
        rules,
        ([query]) => `?${query.slice(0, 80)}`,
        async ([query, form]) => {
          await page.goto(`/swap?${filled(query)}`)
          await expectForm(form)
          // The next rule also starts with a first visit.
          await page.evaluate(() => localStorage.clear())
        },
      )
    })
})

describe('other paths lead to the form, with their parameters', () => {
  const REDIRECTS: readonly (readonly [from: string, to: string, form: Form])[] = [
    ['/swap/{DAI}', '/swap?outputCurrency={DAI}', { from: 'ETH', to: 'DAI' }],
    [
      '/swap/{DAI}?exactAmount=3',
      '/swap?exactAmount=3&outputCurrency={DAI}',
      { from: 'ETH', to: 'DAI', typed: ['input', '3'] },
    ],
    ['/swap/eth', '/swap?outputCurrency=eth', { from: BLANK, to: 'ETH' }],
    ['/send?outputCurrency={DAI}', '/swap?outputCurrency={DAI}', { from: 'ETH', to: 'DAI' }],
    ['/no/such/page?inputCurrency={DAI}', '/swap?inputCurrency={DAI}', { from: 'DAI', to: 'ETH' }],
    ['/#/swap?outputCurrency={DAI}', '/swap?outputCurrency={DAI}', { from: 'ETH', to: 'DAI' }],
  ]
  test('old, short and wrong paths', async () => {
    await each(
      REDIRECTS,
      ([from, to]) => `${from} is ${to}`,
      async ([from, to, form]) => {
        await page.goto(filled(from))
        await expectForm(form)
        expect(page.url()).toBe(location.origin + filled(to))
        await page.evaluate(() => localStorage.clear())
      },
    )
  })

  test('/claim opens the claim over the form, at /swap', async () => {
    await page.goto(filled('/claim?outputCurrency={DAI}'))
    const claim = page.getByRole('dialog', { name: 'Claim UNI Token' })
    await expect(claim).toBeVisible()
    await expect(page).toHaveURL(/\/swap(\?|$)/)
    await page.keyboard.press('Escape')
    await expect(claim).toHaveCount(0)
    await expect(usable()).toBeVisible()
  })
})

test('the parameters of a link are read once, except the version, which is followed later too', async () => {
  await openSwap({ from: 'ETH', to: 'USDC', amount: '0.1' })
  await expectForm({ from: 'ETH', to: 'USDC', typed: ['input', '0.1'], version: 'v2' })
  await page.evaluate(
    (path) => {
      history.pushState(null, '', path)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    },
    filled(`/swap?inputCurrency={DAI}&exactAmount=9&exactField=output&recipient=${SECOND}&use=v1`),
  )
  await expectForm({ from: 'ETH', to: 'USDC', typed: ['input', '0.1'], version: 'v1' })
  await page.goBack()
  await expectForm({ from: 'ETH', to: 'USDC', typed: ['input', '0.1'], version: 'v2' })
})

describe('the copied link', () => {
  const FORMS: readonly Form[] = [
    { from: 'OM', to: 'DAI', typed: ['output', '5.25'], recipient: SECOND },
    { from: 'DAI', to: BLANK, typed: ['input', '3'] },
    { from: BLANK, to: 'ETH' },
    { from: 'ETH', to: 'USDC', typed: ['input', '0.1'], version: 'v1' },
  ]
  for (const form of FORMS)
    test(`fills another form with ${form.from} → ${form.to}`, async () => {
      const { from, to, typed, version = 'v2' } = form
      const id = (symbol: string) => (symbol === 'ETH' ? symbol : `{${symbol}}`)
      const sides = [from === BLANK ? '' : `inputCurrency=${id(from)}`, to === BLANK ? '' : `outputCurrency=${id(to)}`]
      const only = to === BLANK ? `${sides[0]}&outputCurrency=${id(from)}` : sides.filter((one) => one !== '').join('&')
      await page.goto(
        filled(`/swap?${only}${form.recipient === undefined ? '' : `&recipient=${form.recipient}`}&use=${version}`),
      )
      await expect(usable()).toBeVisible()
      if (typed !== undefined) await amountOf(typed[0]).fill(typed[1])
      await expectForm(form)
      await page.locator('#swap-more').click()
      await page.locator('#copy-swap-link').click()
      await expect(page.locator('#copy-swap-link')).toHaveText('Copied')
      const link = page.clipboardText()
      expect(link.startsWith(`${location.origin}/swap`)).toBe(true)
      // A form with other values has another link.
      await amountOf('input').fill('8')
      await page.locator('#swap-more').click()
      await expect(page.locator('#copy-swap-link')).toHaveText('Copy link')
      localStorage.clear()
      await page.goto(link)
      await expectForm(form)
    })
})

test('the token of To cannot be picked again there, and the token of From swaps the two (spec: token-select.row)', async () => {
  await openSwap({ from: 'ETH', to: 'DAI' })
  await page.locator('#swap-currency-output .open-currency-select-button').click()
  const own = page.locator(`.token-item-${tokenOf('DAI')} [role=gridcell]`).first()
  await expect(own).toHaveAttribute('aria-disabled', 'true')
  await page.locator('.token-item-ETHER').click()
  await expectForm({ from: 'DAI', to: 'ETH' })
})

describe('case 22: an unknown token', () => {
  const LINK = '/swap?outputCurrency={VNYL}&exactAmount=1'
  const VINYL: Form = { from: 'ETH', to: 'VNYL', typed: ['input', '1'] }

  async function expectWarned(): Promise<void> {
    await expect(warning()).toContainText('Vinyl Reserve (VNYL)')
    await expect(page.locator('[inert] > #swap-page')).toHaveCount(1)
    await expect(usable()).toHaveCount(0)
  }

  test('shows a warning before the page can be used, which closes only by its own buttons', async () => {
    const { promise: listed, resolve } = Promise.withResolvers<void>()
    page.route('**/lists/**', async (route) => {
      await listed
      route.continue()
    })
    await page.goto(filled(LINK))
    await expect(page.locator('[inert] > #swap-page')).toHaveCount(1)
    await expect(warning()).toHaveCount(0)
    resolve()
    await expectWarned()
    await expectNoAxeViolations()
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 450)
    await expect(page.locator('.token-dismiss-button')).toBeDisabled()
    await expectWarned()
    await acceptTokenWarning()
    await expectForm(VINYL)
  })

  test('leaves its side blank and the rest unchanged when it is declined', async () => {
    await page.goto(filled(LINK))
    await expectWarned()
    await warning().getByRole('button', { name: 'Cancel' }).click()
    await expectForm({ ...VINYL, to: BLANK })
    await expect(warning()).toHaveCount(0)
    await expect(swapButton()).toHaveText('Select a token')
  })

  test('gets one warning for both sides', async () => {
    await page.goto(filled('/swap?inputCurrency={VNYL}&outputCurrency={TOLL}'))
    await expect(warning()).toContainText('Vinyl Reserve (VNYL)')
    await expect(warning()).toContainText('Toll Road (TOLL)')
    await acceptTokenWarning()
    await expectForm({ from: 'VNYL', to: 'TOLL' })
  })

  test('case 20: is flagged if it looks like a known one, with a button to use the known one', async () => {
    await page.goto(`/swap?outputCurrency=${tokenOf('USD\u0421')}`)
    await expect(warning()).toContainText('Its symbol reads like that of another token.')
    await warning().getByRole('button', { name: 'Use USDC instead' }).click()
    await expectForm({ from: 'ETH', to: 'USDC' })
    await amountOf('input').fill('1')
    await expect(details()).toBeVisible()
  })
})

test('a token whose decimals differ from its list’s is refused with a sentence', async () => {
  const book = addressBook()
  const tokens = book.tokens.map((token) => (token.symbol === 'DAI' ? { ...token, decimals: 6 } : token))
  await page.open(filled('/swap?outputCurrency={DAI}&exactAmount=1'), { book: { ...book, tokens } })
  await expect(page.getByRole('alert')).toContainText('says this token has 6 decimals, but the token says 18')
  await expect(symbolOf('output')).toHaveText(BLANK)
  await expect(swapButton()).toHaveText('Select a token')
})

test('a token that does not report its decimals is refused with a sentence, on either side', async () => {
  for (const side of ['input', 'output'] as const) {
    const other = side === 'input' ? 'output' : 'input'
    await page.goto(`/swap?${side}Currency=${SECOND}&${other}Currency=ETH&exactAmount=1`)
    await expect(page.getByRole('alert')).toContainText('This token doesn’t say how many decimals it has')
    await expect(symbolOf(side)).toHaveText(BLANK)
    await expect(swapButton()).toBeDisabled()
  }
  await expect(swapButton()).toHaveText('Select a token')
})

for (const width of [360, 1440])
  test(`at ${width} px, every state passes axe in both themes, and nothing overflows`, async () => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const look = async (name: string) => {
      await expectNoAxeViolationsInBothThemes()
      await page.keepShots(`swap-${width}-${name}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
    await page.goto('/swap')
    await expect(status()).toBeVisible()
    await look('empty')
    await openSwap({ from: 'ETH', to: 'IGG', amount: '0.02', more: `recipient=${SECOND}` })
    await expect(details()).toBeVisible()
    await look('quote')
    await swapButton().click()
    await expect(review().locator('#swap-rehearsal')).toHaveAttribute('data-kind', 'moved')
    await page.locator('#recipient-checked').check()
    await look('review')
    wallet.next('eth_sendTransaction', { does: 'reject' })
    await confirmButton().click()
    await expect(page.locator('#swap-error')).toBeVisible()
    await expect(review()).toContainText('Nothing was sent.')
    await look('error')
    await page.keyboard.press('Escape')
    await swapButton().click()
    await page.locator('#recipient-checked').check()
    await confirmButton().click()
    await expect(review().getByRole('heading', { name: 'Swapped' })).toBeVisible()
    await look('sent')
  })

test('three artists with their prices are shown below an empty form, and a press fills To (spec: artist-tokens.popular)', async () => {
  await page.goto('/swap')
  const popular = page.getByRole('region', { name: 'Popular artists' })
  await expect(popular.getByRole('button')).toHaveCount(3)
  await expect(popular.getByRole('button').first()).toHaveText(/^MIRA ?\$\d+\.\d\d$/)
  await popular.getByRole('button').first().click()
  await expect(page.locator('#swap-currency-output')).toContainText('Mira Solenne')
  await expect(popular.getByRole('button').first()).toHaveAttribute('aria-pressed', 'true')
  await expect(popular.getByRole('button').last()).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByText(/^MIRA was made here by Mira Solenne\./)).toBeVisible()
  await amountOf('input').fill('1')
  await expect(popular).toHaveCount(0)
})
