import { expect as vitestExpect, test } from 'vitest'
import { expectNamesAsRead, expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'

const bar = () => page.locator('#player-bar')
const TITLE = 'Slow Ferry'
const SAMPLE = 'THIS MY DROP'
const STORED_TRACK = {
  id: 'song',
  title: TITLE,
  artist: 'Arlo',
  coverSeed: 'song',
  seconds: 61,
  preview: { from: 20, seconds: 25, address: '/sounds/preview' },
  whole: { address: '/api/songs/song/sound', isOpen: false },
  gainDb: 0,
}

/** Opens a page with a stored song, paused in the middle. */
async function openWithStored(track: typeof STORED_TRACK & { picture?: string }, path = '/pool'): Promise<void> {
  page.addInitScript(() => {
    const data = { list: [track], order: [track.id], id: track.id, part: 'preview', paidIn: null, seconds: 31 }
    localStorage.setItem('musi.player', JSON.stringify({ version: 1, data }))
  })
  await page.goto(path)
}

test('the bar shows the song and its position, its link is labelled as it reads, and data stored by an earlier version is read (spec: player.bar, player.kept)', async () => {
  await openWithStored(STORED_TRACK)
  await expect(bar()).toContainText(TITLE)
  await expect(bar().getByRole('link', { name: `Open the jukebox: ${TITLE} Arlo` })).toBeVisible()
  await expect(page.locator('#player-seek')).toHaveAttribute('aria-valuetext', '0:31 of 1:01')
  await expectNamesAsRead('#player-bar')
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('player-bar')
  await page.setViewportSize({ width: 360, height: 780 })
  await page.keepShots('player-bar-phone')
})

test('a song shows its picture, or its generated cover in the same space if the picture fails (spec: songs.artwork)', async () => {
  await openWithStored({ ...STORED_TRACK, picture: '/logos/none.webp' })
  await expect(bar().locator('img')).toHaveCount(0)
  await expect(bar()).toContainText(TITLE)
  const drawn = document.querySelector('#player-bar')?.getBoundingClientRect().height
  await openWithStored({ ...STORED_TRACK, picture: '/icon.svg' })
  await expect(bar().locator('img')).toHaveAttribute('src', '/icon.svg')
  vitestExpect(document.querySelector('#player-bar')?.getBoundingClientRect().height).toBe(drawn)
})

test('case 29: a stored picture URL of another host is not fetched, and the stored song with it is dropped', async () => {
  for (const picture of ['https://cdn.example/a.png', '//cdn.example/a.png', String.raw`/\cdn.example/a.png`]) {
    await openWithStored({ ...STORED_TRACK, picture })
    await expect(page.getByRole('heading', { name: 'Pool' }).first()).toBeVisible()
    vitestExpect(document.querySelectorAll('img[src*="cdn.example"]')).toHaveLength(0)
    await expect(bar()).toHaveCount(0)
  }
})

test('the bar appears on the jukebox while less than half of the big player is in view (spec: player.bar)', async () => {
  await openWithStored({ ...STORED_TRACK, id: 'sample-1', title: SAMPLE }, '/jukebox')
  await expect(page.locator('#juke-stage')).toContainText(SAMPLE)
  await expect(page.locator('.jukebox-row')).toHaveCount(5)
  await expect(bar()).toHaveCount(0)
  document.querySelector('#jukebox-load-more')?.scrollIntoView({ block: 'end' })
  await expect(bar()).toContainText(SAMPLE)
  await page.keepShots('player-bar-jukebox')
  document.querySelector('#juke-stage')?.scrollIntoView()
  await expect(bar()).toHaveCount(0)
})

test('buttons, volume and seek bar run from left to right in every language (spec: player.direction)', async () => {
  await openWithStored(STORED_TRACK)
  await expect(bar()).toBeVisible()
  document.documentElement.dir = 'rtl'
  const places = Array.from(
    document.querySelectorAll('#player-bar button'),
    (button) => button.getBoundingClientRect().x,
  )
  const [previous = 0, play = 0, next = 0] = places
  vitestExpect(previous).toBeLessThan(play)
  vitestExpect(play).toBeLessThan(next)
  for (const id of ['player-seek', 'player-volume'])
    vitestExpect(getComputedStyle(document.querySelector(`#${id}`) ?? document.body).direction).toBe('ltr')
  document.documentElement.dir = 'ltr'
})
