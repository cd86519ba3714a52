import { join } from 'node:path'
import { defineBrowserCommand } from '@vitest/browser-playwright'
import { ACTED_ELEMENT } from '../src/testing/actedElement.ts'

type Media = { colorScheme?: 'light' | 'dark' | null; reducedMotion?: 'reduce' | 'no-preference' }
type Click = { position?: { x: number; y: number }; button?: 'right' }
type Act = { kind: 'click'; options: Click | undefined } | { kind: 'hover' } | { kind: 'fill' | 'select'; text: string }
type Touch = { type: 'touchStart' | 'touchMove' | 'touchEnd'; x: number; y: number; atMs: number }

declare module 'vitest/browser' {
  interface BrowserCommands {
    act: (what: Act) => Promise<void>
    press: (key: string) => Promise<void>
    write: (text: string) => Promise<void>
    mouse: (act: 'click' | 'move', x: number, y: number) => Promise<void>
    mouseButton: (act: 'down' | 'up') => Promise<void>
    touch: (steps: readonly Touch[]) => Promise<void>
    emulateMedia: (media: Media) => Promise<void>
    restore: () => Promise<void>
    keepShot: (name: string) => Promise<void>
    keepsShots: () => Promise<boolean>
    keepShots: (name: string) => Promise<void>
  }
}

/** Media settings as before the first test. */
const UNCHANGED = { colorScheme: null, reducedMotion: 'reduce' } as const
let isChanged = false

/**
 * Commands that a test cannot run inside the page: real keyboard, mouse and touch input, and media
 * emulation.
 */
export const browserCommands = {
  /** Acts on the element that the page passes (src/testing/actedElement.ts), as soon as it can be clicked. */
  act: defineBrowserCommand<[what: Act]>(async (context, what) => {
    const handle = await (
      await context.frame()
    ).evaluateHandle((name) => Reflect.get(globalThis, name) as Element, ACTED_ELEMENT)
    const element = handle.asElement()
    if (element === null) throw new Error('The page holds out no element.')
    try {
      if (what.kind === 'click') await element.click(what.options)
      if (what.kind === 'hover') await element.hover()
      if (what.kind === 'fill') await element.fill(what.text)
      if (what.kind === 'select') await element.selectOption(what.text)
    } finally {
      await handle.dispose()
    }
  }),
  press: defineBrowserCommand<[key: string]>(({ page }, key) => page.keyboard.press(key)),
  write: defineBrowserCommand<[text: string]>(({ page }, text) => page.keyboard.type(text)),
  mouse: defineBrowserCommand<[act: 'click' | 'move', x: number, y: number]>(({ page }, act, x, y) =>
    page.mouse[act](x, y),
  ),
  mouseButton: defineBrowserCommand<[act: 'down' | 'up']>(({ page }, act) => page.mouse[act]()),
  touch: defineBrowserCommand<[steps: readonly Touch[]]>(async ({ page, context }, steps) => {
    const client = await context.newCDPSession(page)
    for (const { type, x, y, atMs } of steps) {
      const touchPoints = type === 'touchEnd' ? [] : [{ x, y }]
      await client.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: atMs / 1000 })
    }
    await client.detach()
  }),
  emulateMedia: defineBrowserCommand<[media: Media]>(({ page }, media) => {
    isChanged = true
    return page.emulateMedia(media)
  }),
  keepShot: defineBrowserCommand<[name: string]>(async ({ page }, name) => {
    const folder = process.env['MUSI_SHOTS']
    if (folder !== undefined) await page.screenshot({ path: join(folder, `${name}.png`) })
  }),
  keepsShots: defineBrowserCommand(() => Promise.resolve(process.env['MUSI_SHOTS'] !== undefined)),
  keepShots: defineBrowserCommand<[name: string]>(async ({ page }, name) => {
    const folder = process.env['MUSI_SHOTS']
    if (folder === undefined) return
    isChanged = true
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      // Waits until the page has noticed and rendered again.
      await page.waitForTimeout(100)
      await page.screenshot({ path: join(folder, `${name}-${colorScheme}.png`) })
    }
  }),
  /**
   * Restores the state before the first test: the mouse in the corner, the browser's own theme, and
   * no motion.
   */
  restore: defineBrowserCommand(async ({ page }) => {
    await page.mouse.move(0, 0)
    if (isChanged) await page.emulateMedia(UNCHANGED)
    isChanged = false
  }),
}
