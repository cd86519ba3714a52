// Needs: load, tabs
// What a link to the swap screen says, where other links lead, what of them is asked about first, and the way without a mouse.
import { requireAllowanceReset } from '@musi/devchain/requireAllowanceReset'
import type { TestChain } from '@musi/devchain/testChain'
import type { Locator, Page } from '@playwright/test'
import { expect, expectNoAxeViolations, withoutSplash } from './harness.ts'
import { keepShot } from './keepShot.ts'
import {
  amountOf,
  confirmButton,
  details,
  balanceOf,
  openSwap,
  popup,
  review,
  swapButton,
  test,
  tokenOf,
  understand,
} from './swapDeeds.ts'
import { FIRST, SECOND, status } from './walletDeeds.ts'

type Side = 'input' | 'output'

const symbolOf = (page: Page, side: Side) => page.locator(`#swap-currency-${side} .token-symbol-container`)
const recipient = (page: Page) => page.locator('.recipient-address-input')
const warning = (page: Page): Locator => page.getByRole('dialog', { name: 'Token imported' })
const usable = (page: Page) => page.locator(':not([inert]) > #swap-page')
const BLANK = 'Select a token'

type Form = { from: string; to: string; typed?: readonly [Side, string]; recipient?: string; version?: 'v1' | 'v2' }

/** All that somebody sees of what a form holds. */
async function expectForm(page: Page, { from, to, typed, recipient: whom, version }: Form): Promise<void> {
  await expect(usable(page)).toBeVisible()
  await expect(symbolOf(page, 'input')).toHaveText(from)
  await expect(symbolOf(page, 'output')).toHaveText(to)
  if (typed === undefined) {
    for (const side of ['input', 'output'] as const) await expect(amountOf(page, side)).toHaveValue('')
  } else {
    const [side, text] = typed
    await expect(amountOf(page, side)).toHaveValue(text)
    await expect(page.locator(`#swap-currency-${side}`)).not.toContainText('(estimated)')
    // Where both sides are there, the other one follows.
    if (from !== BLANK && to !== BLANK)
      await expect(page.locator(`#swap-currency-${side === 'input' ? 'output' : 'input'}`)).toContainText('(estimated)')
  }
  await (whom === undefined ? expect(recipient(page)).toHaveCount(0) : expect(recipient(page)).toHaveValue(whom))
  if (version !== undefined)
    await expect(page.locator('#swap-version')).toContainText(version === 'v1' ? 'Showing V1 price.' : 'V1 ↗')
}

const wrongChecksum = (address: string) =>
  address.replace(/[a-f]/i, (letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()))

/** `{DAI}`: the address of DAI; in lower case, and with a checksum that is wrong, where it says so. */
const filled = (text: string, chain: TestChain) =>
  text.replaceAll(/\{(low |bad |)(\w+)\}/g, (_, how: string, symbol: string) => {
    const address = tokenOf(chain, symbol)
    if (how === 'low ') return address.toLowerCase()
    return how === 'bad ' ? wrongChecksum(address) : address
  })

/** Each in a page load of its own; one that does not hold is named, and the others are looked at all the same. */
async function each<T>(rules: readonly T[], name: (rule: T) => string, holds: (rule: T) => Promise<void>) {
  const broken: string[] = []
  for (const rule of rules)
    await test
      .step(name(rule), () => holds(rule))
      .catch((trouble: unknown) => broken.push(`${name(rule)}: ${trouble instanceof Error ? trouble.message : ''}`))
  expect(broken).toEqual([])
}

type Rule = readonly [query: string, form: Form]

test.describe('a link fills the form:', () => {
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
    test(title, async ({ page, chain }) => {
      test.setTimeout(120_000)
      await each(
        rules,
        ([query]) => `?${query.slice(0, 80)}`,
        async ([query, form]) => {
          await page.goto(`/swap?${filled(query, chain)}`)
          await expectForm(page, form)
          // The next one is a first visit, too.
          await page.evaluate(() => localStorage.clear())
        },
      )
    })
})

test.describe('other addresses lead to the form, with what they say', () => {
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
  test('old ones, short ones and wrong ones', async ({ page, chain, baseURL }) => {
    await each(
      REDIRECTS,
      ([from, to]) => `${from} is ${to}`,
      async ([from, to, form]) => {
        await page.goto(filled(from, chain))
        await expectForm(page, form)
        expect(page.url()).toBe(baseURL + filled(to, chain))
        await page.evaluate(() => localStorage.clear())
      },
    )
  })

  test('/claim opens the claim over the form, which it leaves at /swap', async ({ page, chain }) => {
    await page.goto(filled('/claim?outputCurrency={DAI}', chain))
    const claim = page.getByRole('dialog', { name: 'Claim UNI Token' })
    await expect(claim).toBeVisible()
    await expect(page).toHaveURL(/\/swap(\?|$)/)
    await page.keyboard.press('Escape')
    await expect(claim).toHaveCount(0)
    await expect(usable(page)).toBeVisible()
  })
})

test('what the link said is read once: later only the version follows', async ({ page, chain }) => {
  await openSwap(page, chain, { from: 'ETH', to: 'USDC', amount: '0.1' })
  await expectForm(page, { from: 'ETH', to: 'USDC', typed: ['input', '0.1'], version: 'v2' })
  await page.evaluate(
    (path) => {
      history.pushState(null, '', path)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    },
    filled(`/swap?inputCurrency={DAI}&exactAmount=9&exactField=output&recipient=${SECOND}&use=v1`, chain),
  )
  await expectForm(page, { from: 'ETH', to: 'USDC', typed: ['input', '0.1'], version: 'v1' })
  await page.goBack()
  await expectForm(page, { from: 'ETH', to: 'USDC', typed: ['input', '0.1'], version: 'v2' })
})

test.describe('the link that is copied', () => {
  const FORMS: readonly Form[] = [
    { from: 'OM', to: 'DAI', typed: ['output', '5.25'], recipient: SECOND },
    { from: 'DAI', to: BLANK, typed: ['input', '3'] },
    { from: BLANK, to: 'ETH' },
    { from: 'ETH', to: 'USDC', typed: ['input', '0.1'], version: 'v1' },
  ]
  for (const form of FORMS)
    test(`brings somebody else to ${form.from} → ${form.to}`, async ({ page, chain, context, baseURL }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const { from, to, typed, version = 'v2' } = form
      const id = (symbol: string) => (symbol === 'ETH' ? symbol : `{${symbol}}`)
      const sides = [from === BLANK ? '' : `inputCurrency=${id(from)}`, to === BLANK ? '' : `outputCurrency=${id(to)}`]
      const only = to === BLANK ? `${sides[0]}&outputCurrency=${id(from)}` : sides.filter((one) => one !== '').join('&')
      await page.goto(
        filled(
          `/swap?${only}${form.recipient === undefined ? '' : `&recipient=${form.recipient}`}&use=${version}`,
          chain,
        ),
      )
      await expect(usable(page)).toBeVisible()
      if (typed !== undefined) await amountOf(page, typed[0]).fill(typed[1])
      await expectForm(page, form)
      await page.locator('#copy-swap-link').click()
      await expect(page.locator('#copy-swap-link')).toHaveText('Copied')
      const second = await context.newPage()
      await second.setContent('<textarea></textarea>')
      await second.locator('textarea').press('ControlOrMeta+V')
      const link = await second.locator('textarea').inputValue()
      expect(link.startsWith(`${baseURL}/swap`)).toBe(true)
      await withoutSplash(second)
      await second.goto(link)
      await expectForm(second, form)
      // A form that is filled otherwise has another link.
      await amountOf(page, 'input').fill('8')
      await expect(page.locator('#copy-swap-link')).toHaveText('Copy link')
    })
})

test.describe('case 22: a token that nobody here knows', () => {
  const LINK = '/swap?outputCurrency={VNYL}&exactAmount=1'
  const VINYL: Form = { from: 'ETH', to: 'VNYL', typed: ['input', '1'] }

  async function expectWarned(page: Page): Promise<void> {
    await expect(warning(page)).toContainText('Vinyl Reserve (VNYL)')
    await expect(page.locator('[inert] > #swap-page')).toHaveCount(1)
    await expect(usable(page)).toHaveCount(0)
  }

  test('is warned about before anything can be used, and nothing but its own buttons closes that', async ({
    page,
    chain,
  }) => {
    const { promise: listed, resolve } = Promise.withResolvers<void>()
    await page.route('**/lists/**', async (route) => {
      await listed
      await route.continue()
    })
    await page.goto(filled(LINK, chain))
    await expect(page.locator('[inert] > #swap-page')).toHaveCount(1)
    await expect(warning(page)).toHaveCount(0)
    resolve()
    await expectWarned(page)
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 450)
    await expect(page.locator('.token-dismiss-button')).toBeDisabled()
    await expectWarned(page)
    await understand(page)
    await expectForm(page, VINYL)
  })

  test('is warned about again after a reload, in a second tab, and on every way back', async ({
    page,
    chain,
    context,
  }) => {
    const link = filled(LINK, chain)
    await page.goto(link)
    await expectWarned(page)
    await page.reload()
    await expectWarned(page)
    await understand(page)
    await expectForm(page, VINYL)
    await page.reload()
    await expectWarned(page)
    const second = await context.newPage()
    await withoutSplash(second)
    await second.goto(link)
    await expectWarned(second)
    await second.close()
    await understand(page)
    await page.locator('#swap-page').getByRole('link', { name: 'Pool' }).click()
    await expect(page).toHaveURL(/\/pool$/)
    await page.goBack()
    await expectWarned(page)
    await page.goto('/pool')
    await page.goto(link)
    await expectWarned(page)
    await page.goBack()
    await expect(page).toHaveURL(/\/pool$/)
    await page.goForward()
    await expectWarned(page)
  })

  test('that is not wanted leaves its side blank, and the rest as it was', async ({ page, chain }) => {
    await page.goto(filled(LINK, chain))
    await expectWarned(page)
    await warning(page).getByRole('button', { name: 'Do not use it' }).click()
    await expectForm(page, { ...VINYL, to: BLANK })
    await expect(warning(page)).toHaveCount(0)
    await expect(swapButton(page)).toHaveText('Select a token')
  })

  test('on both sides is warned about in one question', async ({ page, chain }) => {
    await page.goto(filled('/swap?inputCurrency={VNYL}&outputCurrency={TOLL}', chain))
    await expect(warning(page)).toContainText('Vinyl Reserve (VNYL)')
    await expect(warning(page)).toContainText('Toll Road (TOLL)')
    await understand(page)
    await expectForm(page, { from: 'VNYL', to: 'TOLL' })
  })

  test('case 20: that looks like a known one is flagged, and the known one is a press away', async ({
    page,
    chain,
  }) => {
    await page.goto(`/swap?outputCurrency=${tokenOf(chain, 'USD\u0421')}`)
    await expect(warning(page)).toContainText('Its symbol reads like that of another token.')
    await warning(page).getByRole('button', { name: 'Use USDC instead' }).click()
    await expectForm(page, { from: 'ETH', to: 'USDC' })
    await amountOf(page, 'input').fill('1')
    await expect(details(page)).toBeVisible()
  })
})

test('a token that counts otherwise than is known of it is refused with a sentence', async ({ page, chain }) => {
  // The code that stands there now says 6 decimals; the address book says 18.
  await requireAllowanceReset(chain, tokenOf(chain, 'DAI'))
  await page.goto(filled('/swap?outputCurrency={DAI}&exactAmount=1', chain))
  await expect(page.getByRole('alert')).toContainText('says that it has 18 decimals, the token itself says 6')
  await expect(symbolOf(page, 'output')).toHaveText(BLANK)
  await expect(swapButton(page)).toHaveText('Select a token')
})

test('an address where no token is is refused with a sentence', async ({ page }) => {
  await page.goto(`/swap?outputCurrency=${SECOND}&exactAmount=1`)
  await expect(page.getByRole('alert')).toContainText('It does not say how many decimals it has')
  await expect(swapButton(page)).toHaveText('Select a token')
})

/** As often as it takes, and no longer. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let at = 0; at < 60; at += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(wanted).toBeFocused()
}

test('the keyboard alone fills, reviews and sends a swap', async ({ page, chain }) => {
  await page.goto('/swap')
  await expect(status(page)).toBeVisible()
  const before = await balanceOf(chain, FIRST, 'DAI')
  await tabTo(page, amountOf(page, 'input'))
  await page.keyboard.type('1,5')
  await expect(amountOf(page, 'input')).toHaveValue('1.5')
  await tabTo(page, page.locator('#swap-currency-output .open-currency-select-button'))
  await page.keyboard.press('Enter')
  await tabTo(page, page.locator('#token-search-input'))
  await page.keyboard.type('dai')
  await page.keyboard.press('Enter')
  await expect(symbolOf(page, 'output')).toHaveText('DAI')
  await expect(swapButton(page)).toBeEnabled()
  await expect(page.locator('#swap-currency-output .open-currency-select-button')).toBeFocused()
  await tabTo(page, swapButton(page))
  await page.keyboard.press('Enter')
  await expect(confirmButton(page)).toBeEnabled()
  await tabTo(page, confirmButton(page))
  await page.keyboard.press('Enter')
  await expect(review(page).getByRole('heading', { name: 'Transaction Submitted' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup(page)).toContainText('Done: Swap 1.5 ETH')
  expect(await balanceOf(chain, FIRST, 'DAI')).toBeGreaterThan(before)
  await expect(amountOf(page, 'input')).toHaveValue('')
})

for (const width of [360, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`at ${width} px in the ${colorScheme} theme axe objects to no state, and nothing sticks out`, async ({
      page,
      chain,
      wallet,
    }) => {
      test.setTimeout(120_000)
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const look = async (name: string) => {
        await expectNoAxeViolations(page)
        await keepShot(page, name)
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      }
      await page.goto('/swap')
      await expect(status(page)).toBeVisible()
      await look('empty')
      await openSwap(page, chain, { from: 'ETH', to: 'IGG', amount: '0.02', more: `recipient=${SECOND}` })
      await expect(details(page)).toBeVisible()
      await look('quote')
      await swapButton(page).click()
      await expect(review(page).locator('#swap-rehearsal')).toHaveAttribute('data-kind', 'moved')
      await page.locator('#recipient-checked').check()
      await look('review')
      wallet.next('eth_sendTransaction', { does: 'reject' })
      await confirmButton(page).click()
      await expect(page.locator('#swap-error')).toBeVisible()
      await look('error')
      await page.keyboard.press('Escape')
      await swapButton(page).click()
      await page.locator('#recipient-checked').check()
      await confirmButton(page).click()
      await expect(review(page).getByRole('heading', { name: 'Transaction Submitted' })).toBeVisible()
      await look('sent')
    })
