// Needs: load, server
// Script attacks that the page's production headers block, in a real browser.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, withoutSplash } from './testing/harness.ts'

/** Console messages of a blocked attack. */
const REFUSED = /Content Security Policy|Trusted|ERR_BLOCKED|integrity|violates|EvalError/i

test.beforeEach(({ page }) => withoutSplash(page))

/** Attempts to run code, each of which would set `window.ranIt`; none may succeed. */
const ATTEMPTS: Record<string, () => void> = {
  'an inline script': () => {
    const script = document.createElement('script')
    script.text = 'window.ranIt = true'
    document.body.append(script)
  },
  eval: () => {
    // Runs in a task of the page, because the browser permits code that the test itself evaluates.
    // oxlint-disable-next-line no-eval
    setTimeout(() => globalThis.eval('window.ranIt = true'))
  },
  'a javascript: address': () => {
    const link = document.createElement('a')
    link.href = 'javascript:window.ranIt = true'
    document.body.append(link)
    link.click()
  },
  'a handler in markup': () => {
    document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.ranIt = true">')
  },
  'a script of another host': () => {
    const script = document.createElement('script')
    script.src = 'http://127.0.0.1:9/evil.js'
    document.body.append(script)
  },
  'a data: script': () => {
    const script = document.createElement('script')
    script.src = 'data:text/javascript,window.ranIt = true'
    document.body.append(script)
  },
}

test('case 17: no known way of running injected code works, and a base element does not change our URLs', async ({
  page,
  allow,
  product,
}) => {
  allow(REFUSED)
  await page.goto('/')
  for (const [name, attempt] of Object.entries(ATTEMPTS))
    await test.step(name, async () => {
      const refused = page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), {
              once: true,
            })
          }),
      )
      await page.evaluate(attempt).catch(() => undefined)
      expect(await refused).toMatch(/^(script-src(-elem|-attr)?|require-trusted-types-for)$/)
      // An attempt can be reported more than once in the same task; the next attempt must not receive those reports.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
      expect(await page.evaluate(() => 'ranIt' in globalThis)).toBe(false)
    })
  const resolved = await page.evaluate(() => {
    const base = document.createElement('base')
    base.href = 'http://127.0.0.1:9/'
    document.head.prepend(base)
    const link = document.createElement('a')
    link.href = '/swap'
    return link.href
  })
  expect(resolved).toBe(`${product.origin}/swap`)
})

test('case 17: case 109: another page cannot frame ours', async ({ page, allow, product }) => {
  allow(REFUSED)
  const foreign = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<iframe src="${product.origin}/"></iframe>`)
  })
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}/`
  allow(new RegExp(address))
  allow(/Access is denied for this document/) // The harness also evaluates code in the blocked frame.
  await page.goto(address)
  const frame = page.frames().find((each) => each !== page.mainFrame())
  await expect.poll(() => frame?.url()).toMatch(/chrome-error|^$/)
  await new Promise((resolve) => foreign.close(resolve))
})

test('the configuration is part of the page, and nothing else is requested before the first paint', async ({
  page,
}) => {
  const requestedPaths: string[] = []
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(requestedPaths).not.toContain('/config')
})
