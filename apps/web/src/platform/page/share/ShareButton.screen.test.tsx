import { afterEach, expect as vitestExpect, test, vi } from 'vitest'
import { expect } from '#testing/expect.ts'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { page } from '#testing/page.ts'
import { ShareButton } from './ShareButton.tsx'

afterEach(() => vi.restoreAllMocks())

const SONG = `0x${'ab'.repeat(32)}`
const show = () =>
  page.open(
    '/song/x',
    {},
    <ShareButton page={{ title: 'Dust "live"', embed: { kind: 'song', id: SONG, size: 'card' } }} isWide />,
  )
const press = (name: string) => page.getByRole('button', { name }).click()

test('a page is shared by its link, by a code to scan, and by markup that lets another site embed it (spec: reach.share)', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await show()
  await press('Share')
  const dialog = page.getByRole('dialog', { name: 'Share Dust "live"' })
  await expect(dialog.locator('svg path').first()).toBeAttached()
  await press('Copy link')
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
  vitestExpect(written).toHaveBeenLastCalledWith(location.origin + location.pathname)
  await press('Copy embed code')
  await expect(page.getByRole('button', { name: 'Embed code copied' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
  const [code = ''] = written.mock.lastCall ?? []
  const frame = new DOMParser().parseFromString(code, 'text/html').querySelector('iframe')
  vitestExpect(frame?.src).toBe(`${location.origin}/embed/song/${SONG}?size=card`)
  vitestExpect([frame?.title, frame?.height, frame?.sandbox.value]).toEqual([
    'Dust "live"',
    '165',
    'allow-scripts allow-popups allow-popups-to-escape-sandbox',
  ])
  await expectNoAxeViolationsInBothThemes()
})

test('on a phone the cover, the link and the markup come first, and the code is folded; wider, the cover stands beside the code (spec: reach.share)', async () => {
  const cover = { seed: SONG, picture: null }
  const open = async () => {
    await page.open(
      '/song/x',
      {},
      <ShareButton page={{ title: 'Dust', path: '/song/y?gift=1', cover, embed: null }} isWide />,
    )
    await press('Share')
  }
  const dialog = page.getByRole('dialog', { name: 'Share Dust' })
  await page.setViewportSize({ width: 360, height: 780 })
  await open()
  await expect(dialog.getByText('Show a code')).toBeVisible()
  await expect(dialog.getByText('Scan it')).toBeHidden()
  vitestExpect(dialog.locator('details svg').elements()).toHaveLength(0)
  await dialog.getByText('Show a code').click()
  await expect(dialog.locator('details svg')).toBeVisible()
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('share-phone')
  await page.setViewportSize({ width: 1440, height: 900 })
  await open()
  await expect(dialog.getByText('Show a code')).toBeHidden()
  await expect(dialog.getByText('Scan it')).toBeVisible()
  await page.keepShots('share')
})

test('a link that the browser cannot copy is shown, to be copied by hand (spec: reach.share)', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  await show()
  await press('Share')
  await press('Copy link')
  await expect(page.getByRole('alert')).toContainText(location.origin + location.pathname)
})
