import type { Address } from '@musi/domain/address'
import { expect as vitestExpect, test } from 'vitest'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { CallList } from './CallList.tsx'
import { Description } from './Description.tsx'

const TARGET: Address = '0x1111111111111111111111111111111111111111'
const openDescription = (text: string) => page.open('/vote', {}, <Description text={text} />)
const shown = () => page.locator('#proposal-description')

test('case 26: hostile markdown is shown as text: no script runs, nothing is requested, and links show their target', async () => {
  const requestsBefore = page.requestedUrls().length
  await openDescription(`# Title

<script>window.hit = 1</script> <img src="https://beacon.example/x.png" onerror="window.hit = 1">
![beacon](https://beacon.example/y.png) [press](javascript:window.hit=1) [bank](https://elsewhere.example/a)

- one
- pay \u202Eevil\u202C an\u200Byone

## Why
because`)
  await expect(shown()).toContainText('<script>window.hit = 1</script>')
  await expect(shown()).toContainText('[press](javascript:window.hit=1)')
  await expect(shown()).toContainText('[Picture left out: beacon]')
  await expect(shown()).toContainText('pay evil anyone')
  // A URL inside an HTML tag is shown as a link, which only a click follows.
  await expect(shown().getByRole('link')).toHaveCount(2)
  await expect(shown().getByRole('link', { name: 'bank elsewhere.example (opens in a new tab)' })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  )
  vitestExpect(document.querySelectorAll('#proposal-description :is(img, script)')).toHaveLength(0)
  vitestExpect('hit' in window).toBe(false)
  vitestExpect(
    page
      .requestedUrls()
      .slice(requestsBefore)
      .filter((url) => url.includes('.example')),
  ).toEqual([])
})

test('case 26: 100 kB and a thousand links show their beginning first and everything on demand', async () => {
  await openDescription(
    `${'A long line of words. '.repeat(200)}\n\n${'[a](https://a.example/b) '.repeat(1000)}\n\n`.padEnd(
      100_000,
      'word ',
    ),
  )
  await expect(shown().getByRole('link')).toHaveCount(0)
  await shown()
    .getByRole('button', { name: /Show all 1[\d,]+ characters|Show all [\d,]+ characters/ })
    .click()
  await expect(shown().getByRole('link')).toHaveCount(1000)
})

test('case 27: sixty calls, one of them undecodable and one of a megabyte, are listed, and the page works', async () => {
  const call = { target: TARGET, value: 0n, signature: 'ring(uint8)', data: `0x${'0'.repeat(63)}7` as const }
  const calls = [
    { ...call, data: '0x12' as const },
    { ...call, signature: `f(${'uint8,'.repeat(10_000)}uint8)` },
    { ...call, signature: '', data: `0x${'ab'.repeat(1_000_000)}` as const },
    ...Array.from({ length: 57 }, () => call),
  ]
  await page.open('/vote', {}, <CallList calls={calls} />)
  await expect(page.locator('#proposal-calls li')).toHaveCount(60)
  await expect(page.locator('#proposal-calls')).toContainText('This can’t be decoded, so here it is as it stands.')
  await expect(page.locator('#proposal-calls li').last()).toHaveText(/^60:.*\.ring\(7\)$/)
  vitestExpect(document.body.textContent?.length).toBeLessThan(20_000)
})
